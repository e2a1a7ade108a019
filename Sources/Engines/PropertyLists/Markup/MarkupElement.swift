/// An element of a file of XML.
package struct MarkupElement: Sendable {
  package let markup: Markup
  package let index: Int

  private var record: Markup.Element { markup.elements[index] }

  /// The name of the tag.
  package var name: String { String(decoding: markup.bytes[record.name], as: UTF8.self) }

  /// Returns whether the tag has a certain name.
  package func isNamed(_ name: String) -> Bool { markup.matches(record.name, name) }

  /// The value of an attribute, or `nil` if the element does not have it.
  package subscript(_ attribute: String) -> String? {
    for position in record.attributes {
      let candidate = markup.attributes[position]
      guard markup.matches(candidate.name, attribute) else { continue }
      return markup.text(candidate.value, isAttribute: true)
    }
    return nil
  }

  /// Returns whether an attribute has a certain value, without decoding it.
  package func has(_ attribute: String, _ value: String) -> Bool {
    for position in record.attributes {
      let candidate = markup.attributes[position]
      guard markup.matches(candidate.name, attribute) else { continue }
      return markup.matches(candidate.value, value)
    }
    return false
  }

  /// The attributes, in the order of the file.
  package var attributes: [(name: String, value: String)] {
    record.attributes.map { position in
      let attribute = markup.attributes[position]
      return (
        String(decoding: markup.bytes[attribute.name], as: UTF8.self),
        markup.text(attribute.value, isAttribute: true)
      )
    }
  }

  /// The text between the tags, without the tags inside.
  package var text: String { markup.text(record.content, isAttribute: false) }

  /// The place of the element's first byte.
  package var offset: Int { max(record.name.lowerBound - 1, 0) }

  /// The line and the column where the element begins.
  package var position: Position { markup.position(of: offset) }

  /// The element around this one.
  package var parent: MarkupElement? {
    record.parent < 0 ? nil : MarkupElement(markup: markup, index: record.parent)
  }

  /// The elements directly inside this one, in order.
  package var children: Children { Children(markup: markup, index: record.firstChild) }

  package struct Children: Sequence, IteratorProtocol {
    fileprivate let markup: Markup
    fileprivate var index: Int

    package mutating func next() -> MarkupElement? {
      guard index >= 0 else { return nil }
      let element = MarkupElement(markup: markup, index: index)
      index = markup.elements[index].nextSibling
      return element
    }
  }

  package var firstChild: MarkupElement? { children.first { _ in true } }

  /// Returns the first child with a tag name.
  package func child(_ name: String) -> MarkupElement? { children.first { $0.isNamed(name) } }

  /// Returns the children with a tag name.
  package func children(_ name: String) -> [MarkupElement] { children.filter { $0.isNamed(name) } }

  /// Returns the children of the first child with a tag name.
  package func list(_ name: String) -> [MarkupElement] {
    child(name).map { Array($0.children) } ?? []
  }

  /// The element itself and all elements inside it, in the order of the file.
  package var descendants: Descendants { Descendants(markup: markup, root: index, index: index) }

  package struct Descendants: Sequence, IteratorProtocol {
    fileprivate let markup: Markup
    fileprivate let root: Int
    fileprivate var index: Int

    package mutating func next() -> MarkupElement? {
      guard index >= 0 else { return nil }
      let element = MarkupElement(markup: markup, index: index)
      index = follower
      return element
    }

    private var follower: Int {
      // Elements are in the order of the file: the next one is inside the root, or after it.
      let follower = index + 1
      guard follower < markup.elements.count else { return -1 }
      let content = markup.elements[root].content
      return content.contains(markup.elements[follower].name.lowerBound) ? follower : -1
    }
  }
}
