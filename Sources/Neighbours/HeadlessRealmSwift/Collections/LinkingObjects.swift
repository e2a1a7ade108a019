/// The objects of a class whose property leads to this one.
public struct LinkingObjects<Element: RLMObjectBase>: RealmCollection, PropertyHolder,
  _Persistable
{
  /// What the properties that lead here are asked for.
  private final class Backlinks: PropertyPart {
    let origin: String
    var place = PropertyPlace()

    init(_ origin: String) { self.origin = origin }

    var elements: [Element] {
      guard let owner = place.owner, let store = place.store else { return [] }
      return store.objects(of: Element.self).compactMap { $0 as? Element }.filter { object in
        object.part(named: origin)?.links.contains { owner.isSameObject(as: $0) } ?? false
      }
    }

    var isComputed: Bool { true }

    var content: Any? { elements.map { $0 as Any } }
    /// They are found from the other side.
    var links: [RLMObjectBase] { [] }
    func take(_ value: Any?) -> Bool { true }
    func replaceLinks(_ other: (RLMObjectBase) -> RLMObjectBase) {}
    func share(_ other: any PropertyPart) {}
  }

  private let backlinks: Backlinks

  var part: any PropertyPart { backlinks }

  /// Creates the property.
  public init(fromType _: Element.Type, property propertyName: String) {
    backlinks = Backlinks(propertyName)
  }

  /// Such a property says where it comes from.
  public static var _rlmDefault: LinkingObjects<Element> {
    RealmIssue.stop("LinkingObjects needs @Persisted(originProperty:).")
  }

  /// What it has.
  public var _live: _LiveElements<Element> {
    _LiveElements(in: backlinks.place.store) { [backlinks] in backlinks.elements }
  }

  /// Whether its object was deleted.
  public var isInvalidated: Bool { backlinks.place.owner?.isInvalidated ?? false }

  /// Returns the same: what leads here is found anew each time.
  public func freeze() -> LinkingObjects<Element> { self }

  /// Returns the same.
  public func thaw() -> LinkingObjects<Element>? { self }
}
