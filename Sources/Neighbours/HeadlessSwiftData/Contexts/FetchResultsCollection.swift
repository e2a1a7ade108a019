/// What a fetch in batches has found.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  /// The place of the first element.
  public var startIndex: Int { 0 }
  /// The place behind the last element.
  public var endIndex: Int { elements.count }
  /// The element at a place.
  public subscript(position: Int) -> Element { elements[position] }
}
