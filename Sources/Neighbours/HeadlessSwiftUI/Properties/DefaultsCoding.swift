/// How a value stands in the user defaults.
struct DefaultsCoding<Value> {
  let read: (Any?) -> Value
  let write: (Value) -> Any?

  /// A value that stands there as it is.
  static func plain(_ initial: Value) -> Self {
    Self(read: { $0 as? Value ?? initial }, write: { $0 })
  }

  /// A value that stands there as it is, if there is one.
  static func optional<W>() -> Self where Value == W? {
    Self(read: { $0 as? W }, write: { $0 })
  }

  /// A value that another one stands for.
  static func raw(_ initial: Value) -> Self where Value: RawRepresentable {
    Self(
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? initial },
      write: { $0.rawValue })
  }

  /// A value that another one stands for, if there is one.
  static func optionalRaw<R: RawRepresentable>() -> Self where Value == R? {
    Self(
      read: { ($0 as? R.RawValue).flatMap(R.init(rawValue:)) },
      write: { $0?.rawValue })
  }

  /// An address, as a text.
  static func url(_ initial: URL) -> Self where Value == URL {
    Self(read: { url(from: $0) ?? initial }, write: { $0.absoluteString })
  }

  static func url(from object: Any?) -> URL? {
    object as? URL ?? (object as? String).flatMap { URL(string: $0) }
  }
}
