public import Foundation

// Foundation on Linux keeps no structures of others. A time is kept as the four numbers of a rectangle,
// bit for bit.
extension NSValue {
  private static let encoding = "{CGRect={CGPoint=dd}{CGSize=dd}}"

  private convenience init(_ words: (UInt64, UInt64, UInt64, UInt64)) {
    var numbers = (
      Double(bitPattern: words.0), Double(bitPattern: words.1), Double(bitPattern: words.2),
      Double(bitPattern: words.3)
    )
    self.init(bytes: &numbers, objCType: Self.encoding)
  }

  private var words: (UInt64, UInt64, UInt64, UInt64)? {
    guard String(cString: objCType) == Self.encoding else { return nil }
    var numbers = (0.0, 0.0, 0.0, 0.0)
    getValue(&numbers)
    return (
      numbers.0.bitPattern, numbers.1.bitPattern, numbers.2.bitPattern, numbers.3.bitPattern
    )
  }

  /// Creates a value that holds a time.
  public convenience init(time: CMTime) {
    self.init(
      (UInt64(bitPattern: time.value), time.scaleAndFlags, UInt64(bitPattern: time.epoch), 0))
  }

  /// The time that the value holds.
  public var timeValue: CMTime {
    guard let words else { return .invalid }
    return CMTime(words.0, words.1, epoch: Int64(bitPattern: words.2))
  }

  /// Creates a value that holds a stretch of time.
  public convenience init(timeRange: CMTimeRange) {
    self.init(
      (
        UInt64(bitPattern: timeRange.start.value), timeRange.start.scaleAndFlags,
        UInt64(bitPattern: timeRange.duration.value), timeRange.duration.scaleAndFlags
      ))
  }

  /// The stretch of time that the value holds.
  public var timeRangeValue: CMTimeRange {
    guard let words else { return .invalid }
    return CMTimeRange(start: CMTime(words.0, words.1), duration: CMTime(words.2, words.3))
  }
}
