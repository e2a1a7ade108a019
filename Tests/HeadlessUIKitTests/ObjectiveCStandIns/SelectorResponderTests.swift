import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Selector and SelectorResponder", .ownApplication)
struct SelectorResponderTests {
  class Form: UIViewController {
    var calls: [String] = []

    override class var objectiveCMembers: [Selector.Method] {
      [
        .method("save", Form.save),
        .method("cancel:", Form.cancel),
        .method("touch:event:", Form.touch),
        .method("press:event:", Form.press),
        .method("secret", Form.secret),
        .method("any:", Form.any),
        .method("optional:", Form.optional),
        .method("tapped:", Form.tapped, unused: UIButton()),
      ]
    }

    func save() { calls.append("save") }
    func cancel(_ sender: UIControl) { calls.append("cancel \(type(of: sender))") }
    func touch(_ sender: UIControl, event: UIEvent?) {
      calls.append("touch \(event == nil ? "without" : "with") an event")
    }
    func press(_ sender: UIControl, event: UIEvent) { calls.append("press \(event.type)") }
    private func secret() { calls.append("secret") }
    func tapped(_ sender: UIControl) { calls.append("tapped \(sender is UISwitch)") }
    func any(_ sender: Any) { calls.append("any \(type(of: sender))") }
    func optional(_ sender: UIControl?) { calls.append(sender == nil ? "nothing" : "something") }
  }

  final class LongForm: Form {
    override class var objectiveCMembers: [Selector.Method] {
      super.objectiveCMembers + [
        .method("more", LongForm.more), .method("secret", LongForm.better),
      ]
    }

    override func save() { calls.append("save more") }
    func more() { calls.append("more") }
    func better() { calls.append("better") }
  }

  private let form = Form()
  private let control = UISwitch()

  @discardableResult
  private func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent? = nil
  ) -> Bool {
    UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
  }

  // MARK: Selector

  @Test func `is the name of a method`() {
    let selector: Selector = "save:"

    #expect(selector == Selector("save:"))
    #expect(selector != "save")
    #expect(selector.name == "save:")
    #expect(selector.description == "save:")
    #expect(Set([selector, "save:", "save"]).count == 2)
  }

  // MARK: Calling methods

  @Test func `calls methods with and without the sender and the event (behaviour 18)`() {
    let event = UIEvent()

    #expect(send("save", to: form, from: control))
    #expect(send("save", to: form, from: nil))
    #expect(send("cancel:", to: form, from: control))
    #expect(send("touch:event:", to: form, from: control))
    #expect(send("touch:event:", to: form, from: control, for: event))
    #expect(send("press:event:", to: form, from: control, for: event))

    #expect(
      form.calls == [
        "save", "save", "cancel UISwitch", "touch without an event", "touch with an event",
        "press touches",
      ])
  }

  @Test func `calls private methods`() {
    send("secret", to: form, from: nil)

    #expect(form.calls == ["secret"])
  }

  @Test func `calls methods that take any sender, or none`() {
    send("any:", to: form, from: 7)
    send("optional:", to: form, from: control)
    #expect(send("optional:", to: form, from: nil))

    #expect(form.calls == ["any Int", "something", "nothing"])
  }

  @Test func `calls a subclass's methods along with those it inherits`() {
    let long = LongForm()

    for action in ["save", "cancel:", "more", "secret"] {
      send(Selector(action), to: long, from: control)
    }

    #expect(long.calls == ["save more", "cancel UISwitch", "more", "better"])
  }

  @Test func `calls methods of generic classes, of each by itself`() {
    final class Picker<Item>: UIResponder {
      var picked = ""
      override class var objectiveCMembers: [Selector.Method] { [.method("pick", Picker.pick)] }
      func pick() { picked = "\(Item.self)" }
    }
    let (numbers, texts) = (Picker<Int>(), Picker<String>())

    send("pick", to: numbers, from: nil)
    send("pick", to: texts, from: nil)

    #expect([numbers.picked, texts.picked] == ["Int", "String"])
  }

  @Test func `serves objects that are no responders`() {
    final class Coordinator: SelectorResponder {
      var calls = 0
      class var objectiveCMembers: [Selector.Method] { [.method("start", Coordinator.start)] }
      func start() { calls += 1 }
    }
    let coordinator = Coordinator()

    #expect(send("start", to: coordinator, from: nil))

    #expect(coordinator.calls == 1)
  }

  // MARK: Missing members

  @Test func `reports that nothing is performed`() {
    let received = failures { _ = form.perform(Selector?.none, with: nil) }

    #expect(received.reasons == ["-[Form (null)]: unrecognized selector sent to instance"])
  }

  @Test func `reports a selector that the class does not list, and those it lists (7.37)`() {
    let received = failures {
      #expect(!send("sav", to: form, from: control))
    }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(received.reasons == ["-[Form sav]: unrecognized selector sent to instance"])
    #expect(
      received.map(\.details) == [
        "UIKit raises this exception in UIApplication.sendAction(_:to:from:for:). "
          + "Did you mean 'save'? Form lists 'any:', 'cancel:', 'optional:', 'press:event:', 'save', 'secret', "
          + "'tapped:', 'touch:event:'."
      ])
    #expect(form.calls.isEmpty)
  }

  @Test func `leaves properties out of what it lists`() {
    final class Recipe: SelectorResponder {
      var name: String? = ""
      class var objectiveCMembers: [Selector.Method] {
        [.method("saveTapped:", Recipe.save), .property("name", \Recipe.name)]
      }
      func save(_ sender: Any?) {}
    }

    let received = failures { send("cookTapped:", to: Recipe(), from: nil) }

    #expect(
      received.map(\.details) == [
        "UIKit raises this exception in UIApplication.sendAction(_:to:from:for:). "
          + "Recipe lists 'saveTapped:'."
      ])
  }

  @Test func `reports an object that lists none`() {
    let received = failures { #expect(!send("save", to: control, from: nil)) }

    #expect(received.reasons == ["-[UISwitch save]: unrecognized selector sent to instance"])
    #expect(
      received.map(\.details) == [
        "UIKit raises this exception in UIApplication.sendAction(_:to:from:for:). "
          + "UISwitch lists no methods: give it `objectiveCMembers`."
      ])
  }

  @Test func `reports a method of a subclass that only the superclass is asked for`() {
    let received = failures { send("more", to: form, from: nil) }

    #expect(received.reasons == ["-[Form more]: unrecognized selector sent to instance"])
  }

  @Test func `reports a sender of another type`() {
    let received = failures {
      #expect(!send("cancel:", to: form, from: form))
      #expect(!send("cancel:", to: form, from: nil))
    }

    #expect(
      received.reasons == [
        "The method 'cancel:' of Form does not take a sender of type Form",
        "The method 'cancel:' of Form does not take a sender of type nil",
      ])
    #expect(
      received.first?.details
        == "UIKit raises this exception in UIApplication.sendAction(_:to:from:for:). It takes a "
        + "UIControl: declare the parameter as 'Any', and cast it.")
    #expect(form.calls.isEmpty)
  }

  @Test func `calls a method that does nothing with its sender, whatever that is`() {
    let senders: [Any?] = [form, nil, UITapGestureRecognizer(), control]

    let received = failures {
      for sender in senders { #expect(send("tapped:", to: form, from: sender)) }
    }

    #expect(received.reasons == [])
    #expect(form.calls == ["tapped false", "tapped false", "tapped false", "tapped true"])
  }

  @Test func `reports an event that is missing`() {
    let received = failures { #expect(!send("press:event:", to: form, from: control)) }

    #expect(
      received.reasons == [
        "The method 'press:event:' of Form does not take an action without an event"
      ])
    #expect(form.calls.isEmpty)
  }

  @Test func `reports at the line of the gesture`() {
    let site = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 12, 5)

    let received = failures {
      AmbientCallSite.at(site) { _ = send("nothing", to: form, from: nil) }
    }

    #expect(received.map(\.site) == [site])
  }
}
