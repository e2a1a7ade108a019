import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Lists of members", .ownApplication)
struct ObjectiveCMembersTests {
  final class Form: UIViewController {
    var log: [String] = []
    weak var label: UILabel! { didSet { log.append("label \(label?.text ?? "-")") } }
    private(set) var radius: CGFloat = 0 { didSet { log.append("radius \(radius)") } }
    var isOn = false
    var total: Int { 7 }
    var buttons: [UIButton]! { didSet { log.append("buttons \(buttons.count)") } }

    override class var objectiveCMembers: [Selector.Method] {
      var list = super.objectiveCMembers
      list.append(.property("label", \Form.label))
      list.append(.property("radius", \Form.radius))
      list.append(.property("isOn", \Form.isOn))
      list.append(.property("total", \Form.total))
      list.append(.property("buttons", \Form.buttons))
      list.append(.requirement("table:choose:"))
      return list
    }
  }

  private func load(_ views: String, _ connections: String) throws -> (Form?, [String]) {
    UIStoryboard.register(Form.self, forClassName: "Form")
    let scene = StoryboardText.scene(
      StoryboardText.screen("one", class: "Form", views: views, connections: connections))
    return try withStoryboard(StoryboardText.document(scene, initial: "one")) { storyboard in
      var form: Form?
      let log = logged {
        form = storyboard.instantiateInitialViewController() as? Form
        form?.loadViewIfNeeded()
      }
      return (form, log.failures.reasons)
    }
  }

  @Test func `have outlets, whose observers run when a storyboard connects them`() throws {
    let (form, reasons) = try load(
      "<label id=\"l\" text=\"Hi\"/><button id=\"b\"/><button id=\"c\"/>",
      "<outlet property=\"label\" destination=\"l\" id=\"o1\"/>"
        + "<outletCollection property=\"buttons\" destination=\"b\" id=\"o2\"/>"
        + "<outletCollection property=\"buttons\" destination=\"c\" id=\"o3\"/>")

    #expect(reasons == [])
    #expect(form?.label?.text == "Hi")
    #expect(form?.log.sorted() == ["buttons 2", "label Hi"])
  }

  @Test func `have outlets that refuse an object of another class`() throws {
    let (form, reasons) = try load(
      "<button id=\"b\"/>", "<outlet property=\"label\" destination=\"b\" id=\"o1\"/>")

    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("outlet 'label'") == true)
    #expect(form?.log == [])
  }

  @Test func `have properties that selectors get and set`() {
    let form = Form()

    form.perform("setIsOn:", with: true)

    #expect(form.isOn)
    #expect(form.perform("isOn")?.takeUnretainedValue() as? Bool == true)
    #expect(form.perform("total")?.takeUnretainedValue() as? Int == 7)
    #expect(form.responds(to: "setIsOn:"))
    #expect(!form.responds(to: "setTotal:"))
  }

  @Test func `have properties that take exactly their type`() {
    let form = Form()

    #expect(Selector.set("isOn", of: form, to: "yes") == false)
    #expect(Selector.set("radius", of: form, to: CGFloat(3)) == true)
    #expect(Selector.set("colour", of: form, to: 1) == nil)
    #expect(form.log == ["radius 3.0"])
  }

  @Test func `have methods that are only known to be there`() {
    let form = Form()

    #expect(form.responds(to: "table:choose:"))
    #expect(
      failures { form.perform("table:choose:") }.reasons
        == ["-[Form table:choose:]: unrecognized selector sent to instance"])
  }

  @Test func `say which optional methods a delegate has, whatever the defaults do`() {
    let delegate: any UIScrollViewDelegate = Scroller()

    #expect(delegate.responds(to: "scrollViewDidScroll:"))
    #expect(!delegate.responds(to: "scrollViewDidZoom:"))
    #expect(!NSObject().responds(to: "scrollViewDidScroll:"))
  }

  @Test func `do not tie plain objects to the main actor`() async {
    let count = await Task.detached { Self.useOutside() }.value

    #expect(count == 3)
  }

  /// It compiles: only the list belongs to the main actor.
  nonisolated private static func useOutside() -> Int {
    let store = Store()
    store.add(3)
    return store.count
  }

  private final class Scroller: NSObject, UIScrollViewDelegate, SelectorResponder {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    class var objectiveCMembers: [Selector.Method] {
      [.method("scrollViewDidScroll:", Scroller.scrollViewDidScroll(_:))]
    }
  }

  private final class Store: NSObject, SelectorResponder {
    var count = 0
    func add(_ number: Int) { count += number }

    class var objectiveCMembers: [Selector.Method] { [.method("add:", Store.add(_:))] }
  }

  @Test func `have what extensions of UIKit's classes list`() {
    final class Card: UIStackView {}
    let card = Card()

    #expect(Selector.set("testedRadius", of: card, to: CGFloat(4)) == true)
    #expect(card.layer.cornerRadius == 4)
    #expect(UIApplication.shared.sendAction("testedPress", to: card, from: nil, for: nil))
    #expect(card.tag == 1)
  }
}

extension UIStackView {
  fileprivate var testedRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
  fileprivate func testedPress() { tag += 1 }
}

/// As `fleet-port` gathers what extensions of `UIStackView` list.
final class ObjectiveCMembersOfUIStackView: SelectorResponder {
  static var objectiveCMembers: [Selector.Method] {
    [
      .property("testedRadius", \UIStackView.testedRadius),
      .method("testedPress", UIStackView.testedPress),
    ]
  }
}
