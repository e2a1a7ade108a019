import HeadlessUIKit

extension ElementNode {
  /// The kind of the element, among all of XCUITest's.
  var kind: ScreenElement.ElementType {
    ScreenElement.ElementType(rawValue: type.rawValue) ?? .other
  }
}
