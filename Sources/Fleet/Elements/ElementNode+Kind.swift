package import HeadlessUIKit

extension ElementNode {
  /// The kind of the element, among all of XCUITest's.
  package var kind: ScreenElement.ElementType { ScreenElement.ElementType(type) }
}
