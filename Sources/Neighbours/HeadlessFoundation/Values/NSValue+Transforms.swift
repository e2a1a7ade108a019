public import Foundation
public import HeadlessUIKit

// Foundation on Linux keeps numbers in a row, but no structures.
extension NSValue {
  /// Creates a value with an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(of: transform, numbers: 6)
  }

  /// Creates a value with a transform of a layer.
  public convenience init(caTransform3D t: CATransform3D) { self.init(of: t, numbers: 16) }

  /// Creates a value with a vector.
  public convenience init(cgVector vector: CGVector) { self.init(of: vector, numbers: 2) }

  /// Creates a value with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(of: insets, numbers: 4) }

  /// Creates a value with an offset.
  public convenience init(uiOffset insets: UIOffset) { self.init(of: insets, numbers: 2) }

  /// The affine transform in the value.
  public var cgAffineTransformValue: CGAffineTransform { read(.identity) }
  /// The transform of a layer in the value.
  public var caTransform3DValue: CATransform3D { read(CATransform3DIdentity) }
  /// The vector in the value.
  public var cgVectorValue: CGVector { read(.zero) }
  /// The insets in the value.
  public var uiEdgeInsetsValue: UIEdgeInsets { read(.zero) }
  /// The offset in the value.
  public var uiOffsetValue: UIOffset { read(.zero) }

  private convenience init<Value>(of value: Value, numbers: Int) {
    self.init(bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: "[\(numbers)d]")
  }

  /// Reads a value that is as large as what is kept, else a given one.
  private func read<Value>(_ other: Value) -> Value {
    var value = other
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress,
        String(cString: objCType) == "[\(bytes.count / MemoryLayout<Double>.size)d]"
      else { return }
      getValue(start)
    }
    return value
  }
}
