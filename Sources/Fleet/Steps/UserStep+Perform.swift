package import FailureReporting
import Foundation
import HeadlessUIKit

extension UserStep {
  /// Does the step by Fleet's helpers, with everything settled before and after.
  ///
  /// Failures are returned, and not reported. A test that has stopped takes no step.
  @MainActor package func perform(at site: CallSite) -> StepOutcome {
    let (log, start) = (FailureLog(), UIApplication.shared.mainLoop.now)
    let open = OpenStep.begin(at: site)
    let step = withFailureReporter(log) { take(at: site) }
    step.end(open)
    return StepOutcome(step, log, since: start)
  }

  /// Does the step by Fleet's helpers, and lets the app's tasks run before it ends.
  @MainActor package func perform(at site: CallSite) async -> StepOutcome {
    let (log, start) = (FailureLog(), UIApplication.shared.mainLoop.now)
    let open = OpenStep.begin(at: site)
    let step = await withFailureReporter(log) {
      await Gesture.perform(at: site) { await waitForOthers(at: site) }
      let step = take(at: site, within: 0)
      await settle(
        fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
      return step
    }
    step.end(open)
    return StepOutcome(step, log, since: start)
  }

  /// Tells that the step is over, and what it was.
  @MainActor private func end(_ open: OpenStep?) {
    open?.words = (description, code(as: .swiftTesting))
    open?.end()
  }

  /// Does the step.
  ///
  /// - Parameter limit: How long it waits, in seconds, for an element to come or go.
  @MainActor private func take(
    at site: CallSite, within limit: Double = longestWait
  ) -> UserStep {
    // Due work decides what is on the screen.
    Gesture.perform(in: .shared, at: site) { _ in }
    return naming { exactName(of: $0, at: site) }.go(at: site, within: limit)
  }

  /// The name with its kinds; an element out of sight is looked for by scrolling, as people do.
  @MainActor private func exactName(of name: ElementName, at site: CallSite) -> ElementName {
    let exact = name.exact(wanting: wantedKinds)
    guard !waits, exact == name, name.kind == nil, !name.parts.isEmpty else { return exact }
    var isFound = false
    Gesture.perform(in: .shared, at: site) { application in
      guard case .none = name.search.findOne() else { return }
      let occasion = Occasion(application: application, site: site)
      isFound = ElementScrolling.lookFurther(for: name.search, on: occasion) != nil
    }
    return isFound ? name.exact(wanting: wantedKinds) : exact
  }

  /// Whether the step only waits.
  private var waits: Bool {
    switch self {
    case .wait, .waitUntil, .waitUntilGone: true
    default: false
    }
  }

  /// Waits for an element that a task of the app's may bring; whether it has come is asked later.
  @MainActor private func waitForOthers(at site: CallSite) async {
    let isWaitForEnd = if case .waitUntilGone = self { true } else { false }
    let isWait = if case .waitUntil = self { true } else { isWaitForEnd }
    guard isWait, let target else { return await Turns.letOthersRun() }
    let application = UIApplication.shared
    var wait = Wait(
      in: application, timeout: Self.longestWait, othersTakeTurns: Turns.quiet,
      workWithin: .seconds(1)
    ) { Gesture.pass($0, in: application, at: site) }
    while wait.goOn(until: { target.exact.element.exists != isWaitForEnd }) == nil {
      if wait.isForWork { await wait.work.waitForChange() } else { await Turns.letOthersRun() }
    }
  }

  /// The kinds of elements that the step can be made on, where they are few.
  private var wantedKinds: Set<ScreenElement.ElementType> {
    switch self {
    case .enter, .clear: ScreenElement.ElementType.fields
    case .flip, .set: [.switch]
    case .slide: [.slider]
    case .increment, .decrement: [.stepper]
    default: []
    }
  }

  /// Does a step whose names are exact.
  ///
  /// - Returns: The step, with the facts that were found on the way.
  @MainActor private func go(at site: CallSite, within limit: Double) -> UserStep {
    if let gesture, let target {
      target.element.perform(gesture, at: site)
      return self
    }
    switch self {
    case .set(let name, let isOn): Self.set(name.element, on: isOn, at: site)
    case .refresh: return Self.refreshScreen(at: site)
    case .type(let text): ElementName.screen.element.perform(.typeText(text), at: site)
    case .back: Self.goBack(at: site)
    case .dismiss, .dismissOutside: return dismiss(at: site)
    case .answer(let title): screen.tapping(alertActionTitled: title).perform(at: site)
    case .voiceOver(let act): VoiceOver(application: .shared).perform(act, at: site)
    case .wait(let seconds):
      Gesture.perform(at: site) { Gesture.advance(by: .uiKitTime(seconds), at: site) }
    case .waitUntil(let name):
      Self.wait(until: true, name.element, within: limit, at: site)
      return .waitUntil(name.exact)
    case .waitUntilGone(let name):
      Self.wait(until: false, name.element, within: limit, at: site)
    default: useDevice(at: site)
    }
    return self
  }

  /// How long a wait for an element lasts at most, in seconds of UIKit time.
  static let longestWait: Double = 10

  /// The gesture on the element of the step.
  @MainActor private var gesture: ElementGesture? {
    switch self {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .press(_, let seconds): .press(forDuration: seconds)
    case .drag(_, let other): .drag(to: other.element, holding: Self.holdBeforeDrag)
    case .swipe(let direction, _): .swipe(direction.uiKit)
    case .scroll: .scrollToVisible
    case .enter(let text, _): .edit("enter text into") { $0.enter(text) }
    case .clear: .edit("clear text of") { $0.clear() }
    case .flip: .flip
    case .slide(_, let share): .slide(to: share)
    case .increment: .take(.increment)
    case .decrement: .take(.decrement)
    case .choose(let value, let name): Self.choosing(value, in: name.kind)
    case .refresh(let name) where name != .screen: .pullToRefresh
    default: nil
    }
  }

  /// How long a finger rests before it drags, in seconds.
  static let holdBeforeDrag: Double = 0.5

  /// The choice of a value, in the way that a kind of elements has it.
  @MainActor private static func choosing(
    _ value: String, in kind: ScreenElement.ElementType?
  ) -> ElementGesture {
    switch kind {
    case .segmentedControl: .select(segmentTitled: value)
    case .pickerWheel: .spin(to: value)
    case .picker: .pick(rowTitled: value, inComponent: 0)
    case .searchField: .select(scopeTitled: value)
    default: .choose(menuItemTitled: value)
    }
  }

  // MARK: Values

  /// Flips a switch, unless it is on or off already.
  @MainActor private static func set(_ element: ScreenElement, on isOn: Bool, at site: CallSite) {
    let node = element.lookUp(to: "flip").node
    if node?.view is UISwitch, node?.value == (isOn ? "1" : "0") { return }
    element.perform(.flip, at: site)
  }

  /// Pulls down the first view on the screen that refreshes this way.
  @MainActor private static func refreshScreen(at site: CallSite) -> UserStep {
    let views = ElementScrolling.scrollViews(in: .shared)
    guard let view = views.first(where: { $0.refreshControl != nil }) else {
      Gesture.perform(at: site) {
        StepWords.nothingToRefresh.report(.element, kind: .missing, at: site)
      }
      return .refresh(.screen)
    }
    let name = ElementName(of: view)
    view.pullingToRefresh.perform(at: site)
    return .refresh(name)
  }

  /// Waits until an element is there, or is gone, and records a failure when that takes too long.
  @MainActor private static func wait(
    until exists: Bool, _ element: ScreenElement, within limit: Double, at site: CallSite
  ) {
    guard !element.wait(limit, until: exists, at: site), Reporting.mayAct() else { return }
    let search = element.search
    let text =
      exists
      ? StepWords.notThere(search, after: longestWait)
      : StepWords.stillThere(search, after: longestWait)
    text.report(.element, kind: .unmet, at: site)
  }

  // MARK: Screens

  @MainActor private static func goBack(at site: CallSite) {
    let bar = ElementName(nil, kind: .navigationBar)
    let button = ElementName("BackButton", kind: .button, in: bar).element
    // Of several stacks beside or within each other, the button that shows counts.
    if button.nodes.count != 1,
      let navigation = screen.topmostViewController?.navigationController
    {
      navigation.tappingBackButton.perform(at: site)
    } else {
      button.perform(.tap, at: site)
    }
  }

  @MainActor private func dismiss(at site: CallSite) -> UserStep {
    guard let front = screen.topmostViewController else {
      Gesture.perform(at: site) {
        ApplicationWords.noScreen(to: "\(self)").report(.application, at: site)
      }
      return self
    }
    let isBeside = self == .dismissOutside || Self.isLeftByTappingOutside(front)
    front.dismissing(by: isBeside ? .tapOutside : .swipe).perform(at: site)
    return isBeside ? .dismissOutside : .dismiss
  }

  /// Whether a user ends a presentation by a tap beside it: an action sheet, or a popover.
  @MainActor private static func isLeftByTappingOutside(_ front: UIViewController) -> Bool {
    if let alert = front as? UIAlertController { return alert.preferredStyle == .actionSheet }
    return front.modalPresentationStyle == .popover
      && front.traitCollection.userInterfaceIdiom == .pad
  }

  // MARK: The device

  @MainActor private func useDevice(at site: CallSite) {
    switch self {
    case .turn(let orientation):
      Gesture.perform(onDeviceTo: "turn device", at: site) { $0.userTurn(orientation.uiKit) }
    case .background: Gesture.perform(in: .shared, at: site) { $0.enterBackground() }
    case .foreground: Gesture.perform(in: .shared, at: site) { $0.enterForeground() }
    case .memoryWarning: Gesture.perform(in: .shared, at: site) { $0.giveMemoryWarning() }
    case .shake: Gesture.perform(onDeviceTo: "shake device", at: site) { $0.userShake() }
    case .open(let text):
      guard let url = URL(string: text) else { return }
      Gesture.ask("open \(url.absoluteString)", at: site) { $0.userOpen(url) }
    case .world(let words):
      Gesture.perform(in: .shared, at: site) { application in
        var world = TestWorld(of: application)
        for word in words { word.apply(to: &world) }
        world.apply(to: application)
      }
    default: break
    }
  }
}

extension UserStep.Direction {
  /// The direction in UIKit's words.
  var uiKit: UISwipeGestureRecognizer.Direction {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

extension UserStep.Orientation {
  /// The orientation in UIKit's words.
  var uiKit: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .upsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}
