/// A find as a test that shows it, to be pasted.
struct ExploringTest {
  private let find: ExploringFind
  private let seed: UInt64
  /// The lines that show the app.
  private let opening: [String]

  init(_ find: ExploringFind, seed: UInt64, opening: [String]) {
    self.find = find
    self.seed = seed
    self.opening = opening
  }

  /// The test as Swift.
  var text: String {
    var lines = opening.isEmpty ? StepTest.noOpening : opening
    var orientation = UserStep.Orientation.portrait
    for (index, step) in find.steps.enumerated() {
      lines += code(step, orientation, isLast: index == find.steps.count - 1)
      if case .user(.turn(let next)) = step { orientation = next }
    }
    lines += last
    return StepTest([], name: "found with seed \(seed)", opening: lines).text(as: .swiftTesting)
  }

  private func code(
    _ step: ExploredStep, _ orientation: UserStep.Orientation, isLast: Bool
  ) -> [String] {
    switch step {
    case .user(let step):
      let code = step.code(as: .swiftTesting)
      guard isLast, find.oracle == .deadControls else { return code }
      return compared(code, isSame: false)
    case .probe(.turning):
      let turns = ExploredStep.Probe.turns(from: orientation)
      return compared(turns.flatMap { $0.code(as: .swiftTesting) })
    case .probe(.background): return compared(["sendAppToBackground()", "bringAppToForeground()"])
    case .probe(.memoryWarning): return compared(["giveMemoryWarning()"])
    case .probe(.textSizes):
      return [
        "Fleet.world.textSize = .accessibility5", "Fleet.expectNoLayoutFaults()",
        "Fleet.world.textSize = .large", "Fleet.world.layoutDirection = .rightToLeft",
        "Fleet.expectNoLayoutFaults()", "Fleet.world.layoutDirection = .leftToRight",
      ]
    case .probe(.scrolling):
      let swipes = ExploringRun.swipes
      return compared([
        "for _ in 0..<\(swipes) { Fleet.screen.element.swipeUp() }",
        "for _ in 0..<\(swipes) { Fleet.screen.element.swipeDown() }",
      ])
    case .probe(.reloading):
      return compared([
        "Fleet.screen.tables.firstMatch.as(UITableView.self)?.reloadData()", "Fleet.settle()",
      ])
    case .probe(.undo):
      return [
        "Fleet.screen.topmostViewController?.undoManager?.undo()",
        "print(Fleet.screen.description)  // as before the last step?",
      ]
    case .probe(.doubleTap(let name)):
      let tap = UserStep.tap(name).code(as: .swiftTesting)
      return tap + tap + ["Fleet.advance(by: .seconds(30))", "print(Fleet.screen.description)"]
    case .probe(.leaving): return ["// Nothing that was tried leads away from here."]
    }
  }

  private func compared(_ code: [String], isSame: Bool = true) -> [String] {
    ["do {", "  let before = Fleet.screen.description"] + code.map { "  \($0)" }
      + ["  #expect(Fleet.screen.description \(isSame ? "==" : "!=") before)", "}"]
  }

  /// The test's expectation at its end, where the steps alone do not show the find.
  private var last: [String] {
    switch find.oracle {
    case .property: ["// It does not hold here that \(find.subject)."]
    case .release: ["// A \(find.subject) that was left is still alive."]
    case .audit: ["Fleet.audit()"]
    case .order:
      ["// The screen is another one in another order: run this within Fleet.inAnyOrder(20) { }."]
    case .reopening: ["// Open the app again: its first screen is another one."]
    default: []
    }
  }
}
