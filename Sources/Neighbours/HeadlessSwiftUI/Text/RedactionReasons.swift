/// Why texts and pictures are not to be seen.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They are not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// They are private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// They are not true any more.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why texts and pictures are not to be seen.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Lets texts and pictures not be seen.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Lets texts and pictures be seen.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
