import Fleet
import Foundation
import HeadlessUIKit

/// The attributes of an element, copied when the snapshot was taken.
@MainActor
final class ElementSnapshot: NSObject, XCUIElementSnapshot {
  let identifier: String
  let frame: CGRect
  let value: Any?
  let title = ""
  let label: String
  let elementType: XCUIElement.ElementType
  let isEnabled: Bool
  let horizontalSizeClass: XCUIElement.SizeClass
  let verticalSizeClass: XCUIElement.SizeClass
  let placeholderValue: String?
  let isSelected: Bool
  let hasFocus = false
  let children: [any XCUIElementSnapshot]

  init(_ node: ElementNode) {
    identifier = node.identifier
    frame = node.frame
    value = node.value
    label = node.label
    elementType = ElementTexts.type(of: node)
    isEnabled = node.isEnabled
    horizontalSizeClass = UIScreen.main.traitCollection.horizontalSizeClass
    verticalSizeClass = UIScreen.main.traitCollection.verticalSizeClass
    placeholderValue = node.placeholder
    isSelected = node.isSelected
    children = node.children.map { ElementSnapshot($0) }
    super.init()
  }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var attributes: [XCUIElement.AttributeName: Any] = [
      .children: children.map(\.dictionaryRepresentation), .elementType: elementType.rawValue,
      .identifier: identifier, .title: title, .label: label, .enabled: isEnabled,
      .selected: isSelected, .hasFocus: hasFocus,
      .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue,
      .frame: [
        "X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height,
      ],
    ]
    attributes[.value] = value
    attributes[.placeholderValue] = placeholderValue
    return attributes
  }
}

/// The reason why there is no snapshot.
struct SnapshotError: Error, CustomStringConvertible {
  let description: String
}
