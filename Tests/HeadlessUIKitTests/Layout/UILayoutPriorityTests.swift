import HeadlessUIKit
import Testing

@Suite("UILayoutPriority")
struct UILayoutPriorityTests {
  @Test func `has UIKit's values`() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]

    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test func `adds and takes away numbers, and compares`() {
    var priority = UILayoutPriority.required - 1
    priority += 0.5
    priority -= 1

    #expect(priority == UILayoutPriority(998.5))
    #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(rawValue: 751))
    #expect(1 + UILayoutPriority.defaultHigh == UILayoutPriority(rawValue: 751))
    #expect(UILayoutPriority.defaultHigh - UILayoutPriority.defaultLow == 500)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
  }
}
