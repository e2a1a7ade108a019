extension UserStep {
  /// The lines of Swift that do the step; a comment where the dialect has no words for it.
  package func code(as dialect: StepDialect) -> [String] {
    dialect == .xcuitest ? automationCode : fleetCode(as: dialect)
  }

  // MARK: Fleet's words

  private func fleetCode(as dialect: StepDialect) -> [String] {
    if let call = fleetCall, let target { return ["\(target.code(as: dialect)).\(call)"] }
    switch self {
    case .set(let name, let isOn):
      let code = name.code(as: dialect)
      return ["if \(code).value != \(isOn ? "\"1\"" : "\"0\"") { \(code).flip() }"]
    case .waitUntil(let name):
      return [dialect.expecting("\(name.code(as: dialect)).\(Self.waiting)")]
    case .waitUntilGone(let name):
      let call = "waitForNonExistence(timeout: \(Self.words(Self.longestWait)))"
      return [dialect.expecting("\(name.code(as: dialect)).\(call)")]
    case .type(let text): return ["Fleet.screen.element.typeText(\(StepCode.literal(text)))"]
    case .back: return ["Fleet.screen.navigationBars.buttons[\"BackButton\"].tap()"]
    case .dismiss: return ["Fleet.screen.topmostViewController?.dismissBySwipingDown()"]
    case .dismissOutside: return ["Fleet.screen.topmostViewController?.dismissByTappingOutside()"]
    case .answer(let title):
      return ["Fleet.screen.tapAlertAction(withTitle: \(StepCode.literal(title)))"]
    case .voiceOver(let act): return [act.code(as: dialect)]
    case .wait(let seconds):
      // An XCTest is `async`, where the function of that kind is meant.
      let mark = dialect == .xctest ? "await " : ""
      return ["\(mark)Fleet.advance(by: .seconds(\(Self.words(seconds))))"]
    case .turn(let orientation): return ["turnDevice(to: .\(orientation.uiKitName))"]
    case .background: return ["sendAppToBackground()"]
    case .foreground: return ["bringAppToForeground()"]
    case .memoryWarning: return ["giveMemoryWarning()"]
    case .shake: return ["shakeDevice()"]
    case .open(let url):
      return ["if let url = URL(string: \(StepCode.literal(url))) { openURL(url) }"]
    case .world(let words): return words.map(\.code)
    default: return []
    }
  }

  /// The call on the element, in Fleet's words; `nil` where it is not a single call.
  private var fleetCall: String? {
    switch self {
    case .tap: "tap()"
    case .doubleTap: "doubleTap()"
    case .press(_, let seconds): "press(forDuration: \(Self.words(seconds)))"
    case .drag(_, let other):
      Self.dragging(to: other, as: .swiftTesting)
    case .swipe(let direction, _): direction.call
    case .scroll: "scrollToVisible()"
    case .enter(let text, _): "enter(\(StepCode.literal(text)))"
    case .clear: "clearText()"
    case .flip: "flip()"
    case .slide(_, let share): "adjust(toNormalizedSliderPosition: \(Self.words(share)))"
    case .increment: "increment()"
    case .decrement: "decrement()"
    case .refresh: "pullToRefresh()"
    case .choose(let value, let name):
      switch name.kind {
      case .segmentedControl: "selectSegment(withTitle: \(StepCode.literal(value)))"
      case .pickerWheel: "adjust(toPickerWheelValue: \(StepCode.literal(value)))"
      case .picker: "pickRow(withTitle: \(StepCode.literal(value)), inComponent: 0)"
      case .searchField: "selectScope(withTitle: \(StepCode.literal(value)))"
      default: "chooseMenuItem(withTitle: \(StepCode.literal(value)))"
      }
    default: nil
    }
  }

  // MARK: XCUITest's words

  private var automationCode: [String] {
    switch self {
    case .tap, .doubleTap, .press, .swipe, .slide:
      return onTarget(fleetCall ?? "")
    case .drag(_, let other):
      return onTarget(Self.dragging(to: other, as: .xcuitest))
    case .enter(let text, _):
      return onTarget("tap()") + onTarget("typeText(\(StepCode.literal(text)))")
    case .type(let text): return ["app.typeText(\(StepCode.literal(text)))"]
    case .flip: return onTarget("tap()")
    case .set(let name, let isOn):
      let code = name.code(as: .xcuitest)
      let value = isOn ? "\"1\"" : "\"0\""
      return ["if \(code).value as? String != \(value) { \(code).tap() }"]
    case .increment: return onTarget("buttons[\"Increment\"].tap()")
    case .decrement: return onTarget("buttons[\"Decrement\"].tap()")
    case .choose(let value, let name): return choosing(StepCode.literal(value), in: name.kind)
    case .back: return ["app.navigationBars.buttons[\"BackButton\"].tap()"]
    case .dismiss: return ["app.swipeDown(velocity: .fast)"]
    case .answer(let title): return ["app.buttons[\(StepCode.literal(title))].tap()"]
    // With it UIKit time passes without a device, too; it takes whole seconds.
    case .wait(let seconds):
      return ["sleep(\(Self.words(seconds.rounded(.up))))"]
    case .waitUntil:
      return onTarget(Self.waiting).map { StepDialect.xcuitest.expecting($0) }
    case .waitUntilGone:
      return onTarget("waitForNonExistence(withTimeout: \(Self.words(Self.longestWait)))")
        .map { StepDialect.xcuitest.expecting($0) }
    case .turn(let orientation):
      return ["XCUIDevice.shared.orientation = .\(orientation.uiKitName)"]
    case .background: return ["XCUIDevice.shared.press(.home)"]
    case .foreground: return ["app.activate()"]
    case .open(let url):
      return ["if let url = URL(string: \(StepCode.literal(url))) { app.open(url) }"]
    case .scroll, .clear, .refresh, .dismissOutside, .voiceOver, .memoryWarning, .shake, .world:
      return StepCode.missing(self)
    }
  }

  private static var waiting: String { "waitForExistence(timeout: \(words(longestWait)))" }

  private static func dragging(to other: ElementName, as dialect: StepDialect) -> String {
    "press(forDuration: \(words(holdBeforeDrag)), thenDragTo: \(other.code(as: dialect)))"
  }

  private func onTarget(_ call: String) -> [String] {
    target.map { ["\($0.code(as: .xcuitest)).\(call)"] } ?? []
  }

  private func choosing(_ value: String, in kind: ScreenElement.ElementType?) -> [String] {
    switch kind {
    case .segmentedControl: onTarget("buttons[\(value)].tap()")
    case .pickerWheel: onTarget("adjust(toPickerWheelValue: \(value))")
    case .picker: onTarget("pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: \(value))")
    case .searchField: ["app.buttons[\(value)].tap()"]
    // The button's menu opens by a tap, all others by a press.
    case .button: onTarget("tap()") + ["app.buttons[\(value)].tap()"]
    default: onTarget("press(forDuration: 1)") + ["app.buttons[\(value)].tap()"]
    }
  }
}

extension UserStep.Direction {
  fileprivate var call: String {
    switch self {
    case .up: "swipeUp()"
    case .down: "swipeDown()"
    case .left: "swipeLeft()"
    case .right: "swipeRight()"
    }
  }
}

extension UserStep.Orientation {
  /// The orientation as UIKit has it in Swift.
  fileprivate var uiKitName: String {
    switch self {
    case .portrait: "portrait"
    case .upsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }
}

/// The parts of Swift that steps are printed with.
package enum StepCode {
  /// A text as Swift has it in quotes.
  package static func literal(_ text: String) -> String { text.debugDescription }

  /// A line for a step that the dialect has no words for.
  package static func missing(_ step: some CustomStringConvertible) -> [String] {
    ["// XCUITest has no words for: \(step)"]
  }
}
