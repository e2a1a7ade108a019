/// What takes an object or a collection to another thread.
public struct ThreadSafeReference<Confined: ThreadConfined> {
  private let confined: Confined

  /// Whether it leads to nothing any more.
  public var isInvalidated: Bool { confined.isInvalidated }

  /// Creates a reference.
  public init(to threadConfined: Confined) { confined = threadConfined }

  func resolve() -> Confined? { confined.isInvalidated ? nil : confined }
}
