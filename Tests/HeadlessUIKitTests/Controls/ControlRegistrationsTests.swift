import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIControl's registrations")
struct ControlRegistrationsTests {
  let control = UIControl()
  let trace = EventTrace()

  private func action(_ name: String) -> UIAction {
    UIAction(title: name) { [trace] _ in trace.add(name) }
  }

  // MARK: Targets

  @Test func `do not keep a target alive, and forget one that is gone (behaviour 17)`() {
    var target: Target? = Target(trace)
    weak let weakTarget = target
    control.addTarget(target, action: "save", for: .touchDown)

    target = nil
    control.sendActions(for: .touchDown)

    #expect(weakTarget == nil)
    #expect(trace.lines.isEmpty)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `call a method without parameters, with the sender, with the event (behaviour 18)`() {
    let target = Target(trace)
    control.addTarget(target, action: "save", for: .touchDown)
    control.addTarget(target, action: "save:", for: .touchDown)
    control.addTarget(target, action: "save:event:", for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(trace.lines == ["save", "save UIControl", "save UIControl false"])
  }

  @Test func `call a method once that is registered twice (behaviour 19)`() {
    let target = Target(trace)
    control.addTarget(target, action: "save", for: .touchDown)
    control.addTarget(target, action: "save", for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(trace.lines == ["save"])
  }

  @Test func `search the responder chain where there is no target (behaviour 16)`() {
    let page = Page(trace)
    page.view.addSubview(control)
    control.addTarget(nil, action: "save", for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(trace.lines == ["page saves"])
  }

  @Test func `go nowhere without a word where nobody in the chain answers (behaviour 16)`() {
    control.addTarget(nil, action: "save", for: .touchDown)

    let received = failures { control.sendActions(for: .touchDown) }

    #expect(received.isEmpty)
  }

  @Test func `report a method that the target lacks (behaviour 7.37)`() {
    let target = Target(trace)
    control.addTarget(target, action: "delete", for: .touchDown)

    let received = failures { control.sendActions(for: .touchDown) }

    #expect(received.reasons == ["-[Target delete]: unrecognized selector sent to instance"])
  }

  @Test func `list targets, with NSNull for the responder chain (behaviour 22)`() {
    let view = UIView()
    control.addTarget(view, action: "save", for: .touchDown)
    control.addTarget(nil, action: "save", for: .touchDown)
    control.addAction(action("a"), for: .touchUpInside)

    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains(view))
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func `list a target's methods for an event, or nil where there are none (behaviour 22)`() {
    let target = Target(trace)
    control.addTarget(target, action: "save", for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: "save:", for: .touchUpInside)

    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["save"])
    #expect(
      control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["save", "save:"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
  }

  // MARK: Removing targets

  @Test func `lose the given events only (behaviour 22)`() {
    let target = Target(trace)
    control.addTarget(target, action: "save", for: [.touchDown, .touchUpInside])

    control.removeTarget(target, action: "save", for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)

    #expect(trace.lines == ["save"])
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func `take nil for any target and any method (behaviour 22)`() {
    let targets = [Target(trace), Target(trace)]
    for target in targets {
      control.addTarget(target, action: "save", for: .touchDown)
      control.addTarget(target, action: "save:", for: .touchDown)
    }

    control.removeTarget(targets[0], action: nil, for: .allEvents)
    let afterTarget = control.allTargets.count
    control.removeTarget(nil, action: "save", for: .allEvents)
    let afterMethod = control.actions(forTarget: targets[1], forControlEvent: .touchDown)
    control.removeTarget(nil, action: nil, for: .allEvents)

    #expect(afterTarget == 1)
    #expect(afterMethod == ["save:"])
    #expect(control.allTargets.isEmpty)
  }

  // MARK: Actions

  @Test func `keep an action alive (behaviour 17)`() {
    weak var weakAction: UIAction?
    do {
      let action = action("a")
      weakAction = action
      control.addAction(action, for: .touchDown)
    }

    control.sendActions(for: .touchDown)

    #expect(weakAction != nil)
    #expect(trace.lines == ["a"])
  }

  @Test func `replace an action by a later one of its identifier (behaviour 23)`() {
    let identifier = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: identifier) { [trace] _ in trace.add("first") }, for: .touchDown)
    control.addAction(
      UIAction(identifier: identifier) { [trace] _ in trace.add("second") }, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(trace.lines == ["second"])
  }

  @Test func `take one action for several events (behaviour 23)`() {
    let action = action("a")
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .touchUpInside)

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)

    #expect(trace.lines == ["a", "a"])
  }

  @Test func `keep actions without identifiers apart (behaviour 23)`() {
    control.addAction(action("a"), for: .touchDown)
    control.addAction(action("b"), for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(trace.lines == ["a", "b"])
  }

  @Test func `lose an action, by itself or by its identifier`() {
    let first = action("first")
    let second = action("second")
    control.addAction(first, for: [.touchDown, .touchUpInside])
    control.addAction(second, for: .touchDown)

    control.removeAction(first, for: .touchDown)
    control.removeAction(identifiedBy: second.identifier, for: .allEvents)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)

    #expect(trace.lines == ["first"])
  }

  @Test func `are enumerated in their order, until the flag is set`() {
    let target = Target(trace)
    control.addAction(action("a"), for: .touchDown)
    control.addTarget(target, action: "save", for: [.touchDown, .touchCancel])
    control.addAction(action("never"), for: .touchDown)

    control.enumerateEventHandlers { action, targetAction, events, stop in
      if let action { trace.add("\(action.title) \(events.rawValue)") }
      if let (found, selector) = targetAction {
        trace.add("\(found as AnyObject? === target) \(selector) \(events.rawValue)")
        stop = true
      }
    }

    #expect(trace.lines == ["a 1", "true save 257"])
  }

  // MARK: Handlers that change things

  @Test func `survive handlers that remove themselves and add others`() {
    let later = action("later")
    var first: UIAction?
    let once = UIAction { [control, trace] _ in
      trace.add("once")
      if let first { control.removeAction(first, for: .allEvents) }
      control.addAction(later, for: .touchDown)
    }
    first = once
    control.addAction(once, for: .touchDown)
    control.addAction(action("always"), for: .touchDown)

    control.sendActions(for: .touchDown)
    trace.add("again")
    control.sendActions(for: .touchDown)

    #expect(trace.lines == ["once", "always", "again", "always", "later"])
  }

  @Test func `survive a handler that sends again`() {
    var depth = 0
    control.addAction(
      UIAction { [control, trace] _ in
        depth += 1
        trace.add("in \(depth)")
        if depth < 3 { control.sendActions(for: .touchDown) }
        trace.add("out")
      }, for: .touchDown)
    control.addAction(action("after"), for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(
      trace.lines == ["in 1", "in 2", "in 3", "out", "after", "out", "after", "out", "after"])
  }

  @Test func `survive a handler that takes the control away and lets it go`() {
    let superview = UIView()
    var control: UIControl? = UIControl()
    weak let weakControl = control
    if let control { superview.addSubview(control) }
    control?.addAction(
      UIAction { [trace] action in
        (action.sender as? UIView)?.removeFromSuperview()
        control = nil
        trace.add("gone")
      }, for: .touchUpInside)
    control?.addAction(action("after"), for: .touchUpInside)

    weakControl?.userTap()

    #expect(trace.lines == ["gone", "after"])
    #expect(weakControl == nil)
  }

  @Test func `survive a handler that ends the application`() {
    ApplicationScope.$current.withValue(ApplicationScope()) {
      let application = UIApplication.shared
      let window = UIWindow()
      window.isHidden = false
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      window.addSubview(control)
      control.addAction(UIAction { _ in application.close() }, for: .touchDown)
      trace.listen(to: control)

      control.userTap()
      control.userTap()
    }

    #expect(trace.lines.first == "touchDown")
  }

  @Test func `survive a handler that taps another control, and its own`() {
    let other = UIControl()
    trace.listen(to: other)
    var taps = 0
    control.addAction(
      UIAction { [control] _ in
        other.userTap()
        taps += 1
        if taps < 3 { control.userTap() }
      }, for: .touchUpInside)

    control.userTap()

    #expect(taps == 3)
    #expect(
      trace.lines == [
        "touchDown", "touchUpInside", "touchDown", "touchUpInside", "touchDown", "touchUpInside",
      ])
    #expect(!control.isTracking)
  }

  // MARK: Fuzz

  @Test(arguments: Fuzz.runs(short: 3, long: 10, steps: (short: 1_000, long: 20_000)))
  func `agree with a plain list, whatever is added, removed and sent`(fuzz: Fuzz) {
    var random = fuzz.generator
    let control = UIControl()
    let targets = (0..<3).map { _ in Target(trace) }
    let names: [Selector] = ["save", "save:"]
    let actions = (0..<4).map { number in
      UIAction(title: "a\(number)", identifier: UIAction.Identifier("id\(number % 3)")) {
        [trace] _ in trace.add("a\(number)")
      }
    }
    var reference: [Reference] = []

    for step in 0..<fuzz.steps {
      let events = UIControl.Event(rawValue: UInt.random(in: 0..<16, using: &random))
      let target = Int.random(in: 0..<3, using: &random)
      let name = Int.random(in: 0..<2, using: &random)
      let action = Int.random(in: 0..<4, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        control.addTarget(targets[target], action: names[name], for: events)
        Reference.add("t\(target)\(name)", "t\(target)\(name)", events.rawValue, to: &reference)
      case 2, 3:
        control.addAction(actions[action], for: events)
        Reference.add("id\(action % 3)", "a\(action)", events.rawValue, to: &reference)
      case 4:
        control.removeTarget(targets[target], action: names[name], for: events)
        Reference.remove(events.rawValue, from: &reference) { $0 == "t\(target)\(name)" }
      case 5:
        control.removeTarget(nil, action: names[name], for: events)
        Reference.remove(events.rawValue, from: &reference) {
          $0.hasPrefix("t") && $0.hasSuffix("\(name)")
        }
      case 6:
        control.removeAction(actions[action], for: events)
        Reference.remove(events.rawValue, from: &reference) { $0 == "id\(action % 3)" }
      default:
        for (number, target) in targets.enumerated() { target.name = "t\(number)" }
        trace.clear()
        control.sendActions(for: events)
        let expected = reference.filter { $0.events & events.rawValue != 0 }.map(\.line)
        #expect(trace.lines == expected, "\(fuzz), step \(step)")
      }
      let all = reference.reduce(0) { $0 | $1.events }
      #expect(control.allControlEvents.rawValue == all, "\(fuzz), step \(step)")
    }
  }
}

/// A registration in another form: a name, a line and bits.
private struct Reference {
  var key: String
  var line: String
  var events: UInt

  static func add(_ key: String, _ line: String, _ events: UInt, to list: inout [Reference]) {
    guard events != 0 || list.contains(where: { $0.key == key }) else { return }
    if let index = list.firstIndex(where: { $0.key == key }) {
      list[index].line = line
      list[index].events |= events
    } else {
      list.append(Reference(key: key, line: line, events: events))
    }
  }

  static func remove(_ events: UInt, from list: inout [Reference], where: (String) -> Bool) {
    list = list.compactMap { entry in
      guard `where`(entry.key) else { return entry }
      var entry = entry
      entry.events &= ~events
      return entry.events == 0 ? nil : entry
    }
  }
}

@MainActor
private final class Target: NSObject, SelectorResponder {
  let trace: EventTrace
  var name: String?

  init(_ trace: EventTrace) { self.trace = trace }

  static var objectiveCMembers: [Selector.Method] {
    [
      .method("save", Target.save), .method("save:", Target.saveFor),
      .method("save:event:", Target.saveWith),
    ]
  }

  func save() { trace.add(name.map { "\($0)0" } ?? "save") }

  func saveFor(_ sender: UIControl) {
    trace.add(name.map { "\($0)1" } ?? "save \(type(of: sender))")
  }

  func saveWith(_ sender: UIControl, _ event: UIEvent?) {
    trace.add("save \(type(of: sender)) \(event != nil)")
  }
}

private final class Page: UIViewController {
  let trace: EventTrace

  init(_ trace: EventTrace) {
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override class var objectiveCMembers: [Selector.Method] { [.method("save", Page.save)] }

  func save() { trace.add("page saves") }
}
