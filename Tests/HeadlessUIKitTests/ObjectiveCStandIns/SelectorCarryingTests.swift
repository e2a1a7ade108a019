import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Selectors that carry their method", .ownApplication)
struct SelectorCarryingTests {
  class Form: UIViewController {
    var calls: [String] = []

    static let secretSelector = Selector("secret", Form.secret)

    private func secret() { calls.append("secret") }
    func save() { calls.append("save") }
    func save(_ sender: UIControl) -> Bool {
      calls.append("save \(type(of: sender))")
      return true
    }
    func touch(_ sender: UIControl, event: UIEvent?) { calls.append("event \(event != nil)") }
    func mark(_ isMarked: Bool) { calls.append("marked \(isMarked)") }
    func three(_ a: Int, b: Int, c: Int) {}
    func add(_ a: Int, _ b: Int) -> Int { a + b }
  }

  final class LongForm: Form {
    override func save() { calls.append("save more") }
  }

  final class Counter: NSObject {
    var count = 0
    func step() { count += 1 }
  }

  private let form = Form()
  private let control = UISwitch()

  @discardableResult
  private func send(_ action: Selector, to target: Any?, for event: UIEvent? = nil) -> Bool {
    UIApplication.shared.sendAction(action, to: target, from: control, for: event)
  }

  @Test func `call it where the target's class lists nothing`() {
    #expect(send(Form.secretSelector, to: form))
    #expect(send(Selector("save", Form.save as (Form) -> () -> Void), to: form))
    #expect(send(Selector("save:", Form.save(_:)), to: form))
    #expect(send(Selector("touch:event:", Form.touch(_:event:)), to: form, for: UIEvent()))
    #expect(send(Selector("far", Form.far), to: form))

    #expect(form.calls == ["secret", "save", "save UISwitch", "event true", "far"])
  }

  @Test func `call what a subclass overrides`() {
    let long = LongForm()
    send(Selector("save", Form.save as (Form) -> () -> Void), to: long)

    #expect(long.calls == ["save more"])
  }

  @Test func `serve objects that are no responders`() {
    let counter = Counter()

    #expect(send(Selector("step", Counter.step), to: counter))
    #expect(counter.count == 1)
  }

  @Test func `take the method of a value`() {
    send(Selector("far", of: form) { $0.far }, to: form)

    #expect(form.calls == ["far"])
  }

  @Test func `read a sender as true where the method takes a Bool`() {
    send(Selector("mark:", Form.mark(_:)), to: form)

    #expect(form.calls == ["marked true"])
  }

  @Test func `are reported where the target is of another class`() {
    let received = failures { #expect(!send(Form.secretSelector, to: Counter())) }

    #expect(received.reasons == ["-[Counter secret]: unrecognized selector sent to instance"])
  }

  @Test func `are reported where the sender is of another class`() {
    let received = failures {
      #expect(
        !UIApplication.shared.sendAction(
          Selector("save:", Form.save(_:)), to: form, from: form, for: nil))
    }

    #expect(received.reasons == ["The method 'save:' of Form does not take a sender of type Form"])
  }

  @Test func `are their names where no message can call the method`() {
    #expect(Selector("three:b:c:", Form.three(_:b:c:)).name == "three:b:c:")
  }

  @Test func `equal those of the same name`() {
    #expect(Form.secretSelector == "secret")
    #expect(Set([Form.secretSelector, "secret"]).count == 1)
  }

  private final class Plain: NSObject, UIScrollViewDelegate {}
  private final class Listing: NSObject, UIScrollViewDelegate, SelectorResponder {
    static var objectiveCMembers: [Selector.Method] { [.requirement("scrollViewDidScroll:")] }
  }

  @Test func `of an optional method do not tell who has it, but by the list of the class`() {
    let method: @MainActor (any UIScrollViewDelegate) -> (UIScrollView) -> Void = { delegate in
      { delegate.scrollViewDidScroll($0) }
    }
    let selector = Selector("scrollViewDidScroll:", method)
    let received = failures {
      #expect(Listing().responds(to: selector))
      #expect(!NSObject().responds(to: selector))
      #expect(!Plain().responds(to: selector))
    }
    #expect(received.reasons == ["Whether Plain has 'scrollViewDidScroll:' is not known."])
    #expect(
      received.first?.details
        == "The method is a protocol's, with a default for who lacks it. Call it and look at what it "
        + "does, or put `.requirement(\"scrollViewDidScroll:\")` into the `objectiveCMembers` of Plain."
    )
  }

  private final class Spy: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  @Test func `of an optional method are had by who conforms and is not rewritten, or lists them`() {
    let scrolls = Selector(
      "scrollViewDidScroll:", optionalOf: { $0 is any UIScrollViewDelegate.Type })
    let zooms = Selector("scrollViewDidZoom:", optionalOf: { $0 is any UIScrollViewDelegate.Type })

    #expect(Spy().responds(to: scrolls))
    #expect(Listing().responds(to: scrolls))
    #expect(!Listing().responds(to: zooms))
    #expect(!NSObject().responds(to: scrolls))
    #expect(!UITableViewController().responds(to: zooms))
    #expect(scrolls == "scrollViewDidScroll:")
  }

  @Test func `tell who responds to them`() {
    #expect(form.responds(to: Form.secretSelector))
    #expect(!Counter().responds(to: Form.secretSelector))
    #expect(!form.responds(to: "secret"))
    #expect(!form.responds(to: nil))
    #expect(form.canPerformAction(Form.secretSelector, withSender: nil))
  }

  @Test func `are performed with their arguments and results`() {
    let sum = form.perform(Selector("add::", Form.add(_:_:)), with: 2, with: 3)

    #expect(sum?.takeUnretainedValue() as? Int == 5)
    #expect(form.perform(Form.secretSelector) == nil)
    #expect(form.perform(Selector("save:", Form.save(_:)), with: control) != nil)
    #expect(form.calls == ["secret", "save UISwitch"])
  }
}

extension SelectorCarryingTests.Form {
  func far() { calls.append("far") }
}
