import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Elements of each class", .ownApplication)
struct ElementTableTests {
  @Test(arguments: expectedElements)
  func `a view is the element that its class says (behaviour 677, 682)`(
    expected: ExpectedElement
  ) {
    #expect(elementLines(.view(expected.make())) == expected.lines)
  }
}
