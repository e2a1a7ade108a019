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
  /// What the element holds.
  var value: Any? { get }
  /// The title, which elements of iOS do not have.
  var title: String { get }
  /// What the element is called.
  var label: String { get }
  /// The kind of the element.
  var elementType: XCUIElement.ElementType { get }
  /// Whether the element can be used.
  var isEnabled: Bool { get }
  /// How much space there is from side to side.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// How much space there is from top to bottom.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// What stands in a field while it is empty.
  var placeholderValue: String? { get }
  /// Whether the element is selected.
  var isSelected: Bool { get }
  /// Whether a remote control or a keyboard is on the element.
  var hasFocus: Bool { get }
}

/// An element with all that it held when it was taken.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// What the element held.
  var children: [any XCUIElementSnapshot] { get }
  /// The attributes by their names.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}
