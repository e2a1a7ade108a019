public import Foundation

/// The name of a service, or of what it has: 16, 32 or 128 bits.
public final class CBUUID: NSObject, NSCopying, Sendable {
  /// The bytes.
  public let data: Data

  /// Creates a name of bytes.
  public init(data: Data) { self.data = data }

  /// Creates a name of hexadecimal digits, with or without the lines of a UUID.
  public convenience init(string: String) {
    let digits = string.compactMap(\.hexDigitValue).map(UInt8.init)
    self.init(
      data: Data(
        stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }))
  }

  /// Creates the name that a UUID is.
  public convenience init(nsuuid: UUID) { self.init(string: nsuuid.uuidString) }

  /// The name in hexadecimal digits.
  public var uuidString: String {
    let digits = data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    guard data.count == 16 else { return digits }
    var parts: [Substring] = []
    var rest = Substring(digits)
    for count in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts.joined(separator: "-")
  }

  /// The name with all its 128 bits: short ones are the beginning of Bluetooth's own.
  private var whole: String {
    let short = uuidString
    guard data.count < 16 else { return short }
    let zeros = String(repeating: "0", count: max(8 - short.count, 0))
    return zeros + short + "-0000-1000-8000-00805F9B34FB"
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.whole == whole }

  public override var hash: Int { whole.hashValue }

  public override var description: String { uuidString }

  /// Returns the name itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
