/// An element of an XML file.
package struct MarkupElement: Sendable {
  package let name: String
  package let position: Position
  package var attributes: [String: String]
  package var children: [MarkupElement] = []
  /// The text right in the element, of all its pieces.
  package var text = ""

  /// The value of an attribute.
  package subscript(attribute name: String) -> String? { attributes[name] }

  /// The first child with a name.
  package func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// The children with a name.
  package func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}
