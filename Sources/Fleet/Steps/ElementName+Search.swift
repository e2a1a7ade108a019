import HeadlessUIKit

extension ElementName {
  /// The element that has the name on the screen, which is looked up at each use.
  @MainActor package var element: ScreenElement { ScreenElement(search: search) }

  /// The way to the element, by the steps of Fleet's queries.
  @MainActor var search: ElementSearch {
    parts.reversed().reduce(ElementSearch(root: .application)) { $1.added(to: $0) }
  }
}

extension ElementName.Part {
  /// The search for the part, within the elements of another search.
  @MainActor func added(to search: ElementSearch) -> ElementSearch {
    var search = search.adding(.descendants(kind ?? .any))
    if let name { search = search.adding(.called(name)) }
    if let content {
      let test: (ElementNode) -> Bool = { $0.type == .staticText && $0.isCalled(content) }
      search = search.adding(.containing("static text '\(content)'", test))
    }
    return search.adding(number.map { .at($0 - 1) } ?? .only)
  }
}
