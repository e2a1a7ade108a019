public import Foundation

/// Numbers in rows, columns and further dimensions.
open class MLMultiArray: NSObject {
  /// The kind of numbers.
  public final let dataType: MLMultiArrayDataType
  /// The number of numbers in each dimension.
  public final let shape: [NSNumber]
  /// How far one number is from the next one in each dimension.
  public final let strides: [NSNumber]
  private final var numbers: [NSNumber]

  /// Creates zeros.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    self.dataType = dataType
    self.shape = shape
    var (strides, step) = ([NSNumber](), 1)
    for size in shape.reversed() {
      strides.insert(NSNumber(value: step), at: 0)
      step *= max(size.intValue, 0)
    }
    self.strides = strides
    numbers = Array(repeating: 0, count: step)
    super.init()
  }

  /// Creates one row of numbers.
  public convenience init<Numbers: Collection>(_ data: Numbers) throws
  where Numbers.Element: BinaryFloatingPoint {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
    numbers = data.map { NSNumber(value: Double($0)) }
  }

  /// The number of all numbers.
  open var count: Int { numbers.count }

  /// A number by its place among all.
  open subscript(index: Int) -> NSNumber {
    get { numbers.indices.contains(index) ? numbers[index] : 0 }
    set { if numbers.indices.contains(index) { numbers[index] = newValue } }
  }

  /// A number by its place in each dimension.
  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[offset(of: key)] }
    set { self[offset(of: key)] = newValue }
  }

  private final func offset(of key: [NSNumber]) -> Int {
    guard key.count == shape.count else { return -1 }
    return zip(key, strides).map { $0.intValue * $1.intValue }.reduce(0, +)
  }
}

/// The kinds of numbers.
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
}
