public import Fleet
public import Foundation
public import HeadlessUIKit

/// The attributes that an element and its snapshot have in common.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// The name by which tests find the element.
  var identifier: String { get }
  /// The element's rectangle on the screen.
  var frame: CGRect { get }
  /// The element's value.
  var value: Any? { get }
  /// The title, which elements of iOS do not have.
  var title: String { get }
  /// The element's label.
  var label: String { get }
  /// The kind of the element.
  var elementType: XCUIElement.ElementType { get }
  /// Whether the element can be used.
  var isEnabled: Bool { get }
  /// The class of the space from side to side.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// The class of the space from top to bottom.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// The placeholder of an empty field.
  var placeholderValue: String? { get }
  /// Whether the element is selected.
  var isSelected: Bool { get }
  /// Whether a remote control or a keyboard is on the element.
  var hasFocus: Bool { get }
}

/// An element with all that it held when it was taken.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The elements within it.
  var children: [any XCUIElementSnapshot] { get }
  /// The attributes by their names.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}
