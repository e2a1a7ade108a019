import Foundation

/// An element of an Interface Builder file.
struct InterfaceElement: Sendable {
  let markup: Markup
  let index: Int

  private var record: Markup.Element { markup.elements[index] }

  /// The name of the tag.
  var name: String { String(decoding: markup.bytes[record.name], as: UTF8.self) }

  /// Returns whether the tag has a certain name.
  func isNamed(_ name: String) -> Bool { markup.matches(record.name, name) }

  /// The value of an attribute, or `nil` if the element does not have it.
  subscript(_ attribute: String) -> String? {
    for position in record.attributes {
      let candidate = markup.attributes[position]
      guard markup.matches(candidate.name, attribute) else { continue }
      return markup.text(candidate.value, isAttribute: true)
    }
    return nil
  }

  /// Returns the value of an attribute, or `nil` if it is missing or blank.
  func filled(_ attribute: String) -> String? {
    self[attribute].flatMap {
      $0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ? nil : $0
    }
  }

  /// Returns whether an attribute is `YES`.
  func says(_ attribute: String, default fallback: Bool = false) -> Bool {
    self[attribute].map { $0 == "YES" } ?? fallback
  }

  /// The id of the object in its file.
  var id: String? { self["id"] }

  /// The attributes, in the order of the file.
  var attributes: some Sequence<(name: String, value: String)> {
    record.attributes.lazy.map { position in
      let attribute = markup.attributes[position]
      return (
        String(decoding: markup.bytes[attribute.name], as: UTF8.self),
        markup.text(attribute.value, isAttribute: true)
      )
    }
  }

  /// The text of the element, without further decoding.
  var text: String { markup.text(record.content, isAttribute: false) }

  /// The text of a `string` element.
  ///
  /// Some files have it in Base64.
  var string: String {
    guard says("base64-UTF8") else { return text }
    var code = text.filter { !$0.isWhitespace }
    code += String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
    return Data(base64Encoded: code).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The line and the column where the element begins.
  var position: MarkupPosition { markup.position(of: max(record.name.lowerBound - 1, 0)) }

  /// The element around this one.
  var parent: InterfaceElement? {
    record.parent < 0 ? nil : InterfaceElement(markup: markup, index: record.parent)
  }

  /// The elements directly inside this one, in order.
  var children: Children { Children(markup: markup, index: record.firstChild) }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let markup: Markup
    fileprivate var index: Int

    mutating func next() -> InterfaceElement? {
      guard index >= 0 else { return nil }
      let element = InterfaceElement(markup: markup, index: index)
      index = markup.elements[index].nextSibling
      return element
    }
  }

  /// Returns the first child with a tag name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.isNamed(name) } }

  /// Returns the children of the first child with a tag name.
  func list(_ name: String) -> [InterfaceElement] { child(name).map { Array($0.children) } ?? [] }

  /// Returns the items made of the children of the first child with a tag name, or `nil` without
  /// such a child.
  func items<Item>(_ name: String, _ make: (InterfaceElement) -> Item?) -> [Item]? {
    let items = list(name).compactMap(make)
    return items.isEmpty ? nil : items
  }

  /// Returns the child that has a role.
  func child(key: String) -> InterfaceElement? { children.first { $0.hasKey(key) } }

  /// Returns whether the element has a role.
  func hasKey(_ key: String) -> Bool {
    for position in record.attributes {
      let attribute = markup.attributes[position]
      if markup.matches(attribute.name, "key") { return markup.matches(attribute.value, key) }
    }
    return false
  }

  /// The element itself and all elements inside it, in the order of the file.
  var descendants: some Sequence<InterfaceElement> {
    let markup = markup
    let root = index
    return sequence(state: root) { next -> InterfaceElement? in
      guard next >= 0 else { return nil }
      let element = InterfaceElement(markup: markup, index: next)
      next = Self.follower(of: next, within: root, in: markup)
      return element
    }
  }

  private static func follower(of index: Int, within root: Int, in markup: Markup) -> Int {
    // Elements are in the order of the file: the next one is inside the root, or after it.
    let next = index + 1
    guard next < markup.elements.count else { return -1 }
    let content = markup.elements[root].content
    let start = markup.elements[next].name.lowerBound
    return content.contains(start) ? next : -1
  }
}
