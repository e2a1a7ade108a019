import HeadlessUIKit

/// What stands for a value that was not set.
struct MissingValue<Value> {
  /// Whether there need not be one.
  let mayBe: Bool
  private let stored: Value?

  /// The value.
  ///
  /// An entity or a file cannot be made of nothing: reading it ends the process after the failure, as it
  /// ends an app on a device.
  var value: Value {
    let value: Value! = stored
    return value
  }

  static func of(_ type: Value.Type) -> Self {
    if let nothing = Value.self as? any ExpressibleByNilLiteral.Type {
      return Self(mayBe: true, stored: nothing.init(nilLiteral: ()) as? Value)
    }
    let first = (Value.self as? any AppEnum.Type)?.firstCase
    let plain: [Any] = [
      "", 0, 0.0, false, Date(timeIntervalSinceReferenceDate: 0), URL(fileURLWithPath: "/"),
      DateComponents(), Duration.zero, Decimal(0), AttributedString(), [Never](),
    ]
    return Self(
      mayBe: false, stored: first as? Value ?? plain.lazy.compactMap { $0 as? Value }.first)
  }
}
