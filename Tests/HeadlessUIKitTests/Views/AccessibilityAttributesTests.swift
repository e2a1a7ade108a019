import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Accessibility of any object") struct AccessibilityAttributesTests {
  @Test func `any object has attributes of its own`() {
    let controller = UIViewController()
    let recognizer = UITapGestureRecognizer()

    controller.accessibilityLabel = "Birds"
    recognizer.accessibilityHint = "Opens"
    recognizer.isAccessibilityElement = true

    #expect(controller.accessibilityLabel == "Birds")
    #expect(controller.accessibilityHint == nil && !controller.isAccessibilityElement)
    #expect(recognizer.accessibilityHint == "Opens" && recognizer.isAccessibilityElement)
    #expect(UIViewController().accessibilityLabel == nil)
  }

  @Test func `views and items have theirs, whatever they are called`() {
    let label = UILabel()
    label.text = "Robin"
    let item = UIBarButtonItem()
    let objects: [NSObject] = [label, item]

    #expect(objects[0].accessibilityLabel == "Robin")
    for object in objects { object.accessibilityValue = "red" }
    for object in objects { object.accessibilityTraits = .selected }

    #expect(label.accessibilityValue == "red" && item.accessibilityValue == "red")
    #expect(label.accessibilityTraits == .selected && item.accessibilityTraits == .selected)
    #expect(label.accessibilityLabel == "Robin")
  }

  @Test func `what is gone leaves nothing behind`() {
    for number in 0..<1_000 {
      let controller = UIViewController()
      #expect(controller.accessibilityLabel == nil)
      controller.accessibilityLabel = "\(number)"
    }
    #expect(AccessibilityAttributes.keptCount <= 130)
  }
}
