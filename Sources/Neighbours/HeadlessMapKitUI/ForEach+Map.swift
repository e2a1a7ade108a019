public import HeadlessSwiftUI

extension ForEach: MapContent where Content: MapContent {
  @MainActor public func _add(to list: inout _MapItems) {
    for element in data {
      list.within(identify(element)) { content(element)._add(to: &$0) }
    }
  }
}

extension ForEach where Content: MapContent {
  /// Creates things on a map for elements that are told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(of: data, { $0[keyPath: id] }, content) }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  /// Creates things on a map for elements that have an identity.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(of: data, { $0.id }, content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  /// Creates things on a map for numbers.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(of: data, { $0 }, content)
  }
}
