/// The elements of a list or a set; collections of the same row have one.
final class ElementStorage<Element: RealmCollectionValue> {
  private var raw: [Element]
  /// The elements without what was deleted, with the number of deletions then.
  private var shown: (deletions: Int, elements: [Element])?

  init(_ elements: [Element] = []) { raw = elements }

  func elements(in store: RealmStore?) -> [Element] {
    guard let store else { return raw }
    return store.guarded {
      guard Element.self is RLMObjectBase.Type, store.deletions > 0 else { return raw }
      if let shown, shown.deletions == store.deletions { return shown.elements }
      let elements = raw.filter { !(($0 as? RLMObjectBase)?.isInvalidated ?? false) }
      shown = (store.deletions, elements)
      return elements
    }
  }

  /// The element as the store has it, where it comes into one.
  func adopted(_ element: Element, by place: PropertyPlace) -> Element {
    guard let object = element as? RLMObjectBase, let store = place.store, store.isWriting else {
      return element
    }
    return store.add(object, .error) as? Element ?? element
  }

  /// Changes the elements; new ones were adopted.
  func change(of place: PropertyPlace, _ change: (inout [Element]) -> Void) {
    let isAllowed = place.willChange(self) {
      let old = raw
      return { [self] in (raw, shown) = (old, nil) }
    }
    guard isAllowed else { return }
    guard let store = place.store else {
      change(&raw)
      return
    }
    store.guarded {
      var elements = elements(in: store)
      let isOwner = Element.self is EmbeddedObject.Type
      let owned = isOwner ? elements.compactMap { $0 as? EmbeddedObject } : []
      // The array is not to be copied for one more element.
      (raw, shown) = ([], nil)
      change(&elements)
      raw = elements
      guard !owned.isEmpty else { return }
      let kept = Set(elements.compactMap { ($0 as? RLMObjectBase).map { ObjectIdentifier($0) } })
      store.delete(owned.filter { !kept.contains(ObjectIdentifier($0)) })
    }
  }

  func replaceLinks(_ other: (RLMObjectBase) -> RLMObjectBase) {
    guard Element.self is RLMObjectBase.Type else { return }
    raw = raw.map { element in
      (element as? RLMObjectBase).flatMap { other($0) as? Element } ?? element
    }
    shown = nil
  }

  /// The elements that a loose value has; `nil` for any other value.
  static func elements(of value: Any?) -> [Element]? {
    switch value {
    case let collection as any RealmCollection:
      collection.compactMap { LooseValue.element($0, as: Element.self) }
    case let values as [Any]: values.compactMap { LooseValue.element($0, as: Element.self) }
    case let values as Set<AnyHashable>:
      values.compactMap { LooseValue.element($0.base, as: Element.self) }
    case .none: []
    default: nil
    }
  }
}
