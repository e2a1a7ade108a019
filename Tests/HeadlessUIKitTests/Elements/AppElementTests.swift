import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Elements of an app's own", .ownApplication)
struct AppElementTests {
  private let window = UIWindow()
  private let page = UIViewController()
  private let chart = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))

  init() {
    page.view.frame = window.bounds
    page.view.addSubview(chart)
    window.rootViewController = page
    window.makeKeyAndVisible()
    _ = window.application.mainLoop.settle()
  }

  private func bar(_ name: String, _ frame: CGRect) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: chart)
    element.accessibilityLabel = name
    element.accessibilityValue = "3"
    element.accessibilityIdentifier = name.lowercased()
    element.accessibilityTraits = [.button, .selected]
    element.accessibilityFrameInContainerSpace = frame
    return element
  }

  @Test func `an accessibility element is what it says of itself (behaviour 681)`() {
    chart.accessibilityElements = [bar("Mon", CGRect(x: 10, y: 20, width: 30, height: 40))]

    #expect(elementLines(.view(chart)) == ["other", "  button 'Mon' #mon = 3 selected"])
  }

  @Test func `a frame in the container's space follows the container (behaviour 681)`() {
    let monday = bar("Mon", CGRect(x: 10, y: 20, width: 30, height: 40))
    chart.accessibilityElements = [monday]
    let node = ElementNode.view(chart).children.first

    #expect(node?.frame == CGRect(x: 30, y: 120, width: 30, height: 40))
    #expect(node?.activationPoint == CGPoint(x: 45, y: 140))
    chart.frame.origin.y = 200
    #expect(node?.frame == CGRect(x: 30, y: 220, width: 30, height: 40))
    monday.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(node?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a container of elements shows those within it, unless it is read itself`() {
    let week = bar("Week", .zero)
    week.isAccessibilityElement = false
    week.accessibilityElements = [bar("Mon", .zero), bar("Tue", .zero)]
    chart.accessibilityElements = [week]
    let names = { ReadingOrder.read(.view(chart)).map(\.label) }

    #expect(names() == ["Mon", "Tue"])
    week.isAccessibilityElement = true
    #expect(names() == ["Week"])
  }

  @Test func `elements that hold each other end`() {
    let week = bar("Week", .zero)
    week.isAccessibilityElement = false
    week.accessibilityElements = [week]
    chart.accessibilityElements = [week]
    var count = 0

    ElementNode.view(chart).forEachDescendant { _ in
      count += 1
      return true
    }

    #expect(count > 1)
    #expect(count < 100)
  }

  @Test func `a view that counts its elements hands them out one by one`() {
    let counting = CountingView(frame: chart.bounds)
    counting.bars = [bar("Mon", .zero), bar("Tue", .zero)]
    counting.addSubview(UILabel())
    chart.addSubview(counting)

    #expect(ElementNode.view(counting).children.map(\.label) == ["Mon", "Tue"])
    #expect(chart.accessibilityElementCount() == 0)
    #expect(chart.index(ofAccessibilityElement: counting) == NSNotFound)
  }

  @Test func `a view says where it is for assistive technologies (behaviour 679)`() {
    let node = ElementNode.view(chart)

    #expect(chart.accessibilityFrame == CGRect(x: 20, y: 100, width: 300, height: 200))
    #expect(chart.accessibilityActivationPoint == CGPoint(x: 170, y: 200))
    chart.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    chart.accessibilityActivationPoint = CGPoint(x: 1, y: 1)
    #expect(node.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(node.activationPoint == CGPoint(x: 1, y: 1))
  }

  @Test func `a custom action's closure goes before its target (behaviour 679)`() {
    let target = ActionTarget()
    let called = UIAccessibilityCustomAction(name: "Archive", target: target, selector: "archive")
    chart.accessibilityCustomActions = [called]

    #expect(ElementNode.view(chart).customActions.map(\.name) == ["Archive"])
    #expect(called.userPerform())
    #expect(target.count == 1)
    called.actionHandler = { _ in false }
    #expect(!called.userPerform())
    #expect(target.count == 1)
  }

  @Test func `a link in a text is where its line is`() {
    let text = UITextView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    text.isEditable = false
    let words = NSMutableAttributedString(string: "Read the Terms, and\n")
    words.append(
      NSAttributedString(string: "more", attributes: [.link: "https://example.com"]))
    text.attributedText = words
    page.view.addSubview(text)
    let link = ElementNode.view(text).children.first?.frame ?? .zero
    let lineHeight = link.height

    #expect(link.minX == 5)
    #expect(link.minY == 308 + lineHeight)
    #expect(link.width < 60)
    #expect(lineHeight > 10)
  }
}

private final class CountingView: UIView {
  var bars: [UIAccessibilityElement] = []

  override func accessibilityElementCount() -> Int { bars.count }
  override func accessibilityElement(at index: Int) -> Any? { bars[index] }
}

@MainActor
private final class ActionTarget: NSObject, SelectorResponder {
  static var objectiveCMembers: [Selector.Method] { [.method("archive", ActionTarget.archive)] }

  private(set) var count = 0

  func archive() { count += 1 }
}
