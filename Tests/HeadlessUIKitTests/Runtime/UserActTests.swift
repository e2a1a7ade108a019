import FailureReporting
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// What listens to the steps of a test.
@MainActor
@Suite("Steps, and who hears of them", .ownApplication)
struct UserActTests {
  private final class Listener: StepListener {
    private(set) var lines: [String] = []
    /// What it does when a step begins.
    var whenBegun: (OpenStep) -> Void = { _ in }

    func hear(_ fact: StepFact) {
      switch fact {
      case .begins(let step):
        lines.append("begins at \(step.site.line)")
        step.atEnd { [self] in lines.append("ends at \($0.site.line)") }
        whenBegun(step)
      case .sees: lines.append("sees")
      case .hasActed(_, let helper): lines.append("has acted by \(helper ?? "nothing")")
      case .isAbout, .uses, .usesPart, .reads, .readsScreen: lines.append("other")
      }
    }
  }

  private func line(_ line: UInt) -> CallSite {
    CallSite(#fileID, #filePath, line, #column, function: "helper()")
  }

  /// What a listener hears while some code runs.
  private func heard(_ listener: Listener = Listener(), _ body: () -> Void) -> [String] {
    UserAct.add(listener)
    defer { UserAct.remove(listener) }
    body()
    return listener.lines
  }

  @Test
  func `a step in an application begins, sees, has acted and ends, and so does one within it`() {
    let lines = heard {
      UserAct.perform(in: .shared, at: line(1)) { _ in
        UserAct.perform(at: line(2)) {}
      }
    }

    #expect(
      lines == [
        "begins at 1", "sees", "begins at 2", "ends at 2", "has acted by helper()", "ends at 1",
      ])
  }

  @Test func `a step that shows all anew sees nothing before, and has no helper's name`() {
    let lines = heard { UserAct.perform(anewAt: line(1)) { _ in } }

    #expect(lines == ["begins at 1", "has acted by nothing", "ends at 1"])
  }

  @Test func `a listener that goes in the middle of a step hears of its end alone`() {
    let listener = Listener()
    listener.whenBegun = { _ in UserAct.remove(listener) }

    let lines = heard(listener) { UserAct.perform(in: .shared, at: line(1)) { _ in } }

    #expect(lines == ["begins at 1", "ends at 1"])
  }

  @Test func `a step that may not be taken is none to listeners`() {
    let lines = heard {
      _ = logged {
        steps {
          reportFailure("stopped")
          UserAct.perform(in: .shared, at: line(1)) { _ in }
        }
      }
    }

    #expect(lines == [])
  }

  @Test func `without a listener no step is kept, and nothing is made to be told`() {
    let others = UserAct.listeners
    others.forEach { UserAct.remove($0) }
    defer { others.forEach { UserAct.add($0) } }

    #expect(OpenStep.begin(at: line(1)) == nil)
    UserAct.tell(
      {
        Issue.record("It was made.")
        return .readsScreen(.shared)
      }())
  }
}
