/// The objects that a Realm has for a question, at any time.
public struct Results<Element: RealmCollectionValue>: RealmCollection, Equatable {
  /// What it has.
  public let _live: _LiveElements<Element>

  init(_ live: _LiveElements<Element>) { _live = live }

  /// Returns the elements of now, as they are now.
  public func freeze() -> Results<Element> { _live.frozen }

  /// Returns the same elements as they change.
  public func thaw() -> Results<Element>? {
    isFrozen ? Results(_live.map { $0.compactMap { Self.thawed($0) } }) : self
  }

  private static func thawed(_ element: Element) -> Element? {
    guard let object = element as? RLMObjectBase else { return element }
    return object.thaw() as? Element
  }

  /// Whether both are the same question.
  public static func == (one: Results<Element>, other: Results<Element>) -> Bool {
    one._live === other._live
  }
}

extension _LiveElements where Element: RealmCollectionValue {
  /// The elements of now, as they are now.
  var frozen: Results<Element> {
    let elements = all.map { element in
      (element as? RLMObjectBase)?.freeze() as? Element ?? element
    }
    return Results(_LiveElements(in: store, isFrozen: true) { elements })
  }
}

extension Results: Encodable where Element: Encodable {
  /// Encodes the elements.
  public func encode(to encoder: any Encoder) throws { try _live.all.encode(to: encoder) }
}
