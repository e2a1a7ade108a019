/// A collection of what a Realm keeps, whatever it is.
public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection {
  /// What it has.
  public let _live: _LiveElements<Element>

  /// Creates a collection that has what another one has.
  public init<Base: RealmCollection>(_ base: Base) where Base.Element == Element {
    _live = base._live
  }

  private init(_ live: _LiveElements<Element>) { _live = live }

  /// Returns the elements of now, as they are now.
  public func freeze() -> Self { Self(_live.frozen._live) }

  /// Returns the same collection.
  public func thaw() -> Self? { self }
}
