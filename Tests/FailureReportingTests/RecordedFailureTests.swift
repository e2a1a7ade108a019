import TestSupport
import Testing

@testable import FailureReporting

@Suite("RecordedFailure")
struct RecordedFailureTests {
  let failure = RecordedFailure(
    "No row 7.", name: .tableView, severity: .warning, details: "There are 3.",
    site: CallSite("A/B.swift", "/A/B.swift", 3, 4),
    swallowedBy: CallSite("A/B.swift", "/A/B.swift", 1, 2))

  @Test func `is an error without name, kind or details that nothing swallowed, unless told so`() {
    let site = CallSite()

    let failure = RecordedFailure("No row 7.", site: site)

    #expect(failure.name == "Fleet.Failure")
    #expect(failure.kind == .other)
    #expect(failure.reason == "No row 7.")
    #expect(failure.details == "")
    #expect(failure.severity == .error)
    #expect(failure.site == site)
    #expect(failure.swallowedBy == nil)
  }

  @Test func `equals one of the same text at a site of the same text`() {
    var same = failure
    same.site = CallSite(.lasting("A/B.swift"), .lasting("/A/B.swift"), 3, 4)
    same.reason = ["No", "row", "7."].joined(separator: " ")
    same.evidence = .screen(after: "There are 3.")

    #expect(same == failure)
    #expect(same.hashValue == failure.hashValue)
  }

  @Test func `differs from one that differs in any property`() {
    let changes: [(inout RecordedFailure) -> Void] = [
      { $0.name = .tableView }, { $0.name = .button }, { $0.kind = .missing },
      { $0.reason += " " }, { $0.details = "" }, { $0.severity = .error },
      { $0.site = CallSite() },
      { $0.swallowedBy = nil }, { $0.attachments = [.init([1], name: "a")] },
    ]

    let changed = changes.map { change in
      var copy = failure
      change(&copy)
      return copy
    }

    #expect(changed.map { $0 == failure } == [true] + Array(repeating: false, count: 8))
    #expect(Set(changed).count == 9)
  }

  @Test func `can be thrown, and caught by its name`() {
    let caught: RecordedFailure?
    do {
      throw failure
    } catch let failure as RecordedFailure where failure.name == .tableView {
      caught = failure
    } catch {
      caught = nil
    }

    #expect(caught == failure)
  }

  @Test func `has the severities that decide whether a test fails`() {
    #expect(RecordedFailure.Severity.allCases.map(\.rawValue) == ["warning", "error"])
  }
}

@Suite("RecordedFailure.Name")
struct RecordedFailureNameTests {
  @Test func `is a literal, a raw value and the text that messages print`() {
    let name: RecordedFailure.Name = "Shop.CartError"

    #expect(name == RecordedFailure.Name(rawValue: "Shop.CartError"))
    #expect(name.rawValue == "Shop.CartError")
    #expect("\(name)" == "Shop.CartError")
  }

  @Test func `has Fleet's names as constants`() {
    let names: [RecordedFailure.Name] = [
      .failure, .thrownError, .button, .switch, .control, .barButtonItem, .toolbar, .navigationBar,
      .tabBarController, .alert, .textField, .textView, .tableView, .storyboard, .invalidArgument,
      .internalInconsistency,
    ]

    #expect(
      names.map(\.rawValue) == [
        "Fleet.Failure", "Fleet.ThrownError", "Fleet.ButtonError", "Fleet.SwitchError",
        "Fleet.ControlError", "Fleet.BarButtonItemError", "Fleet.ToolbarError", "Fleet.NavBarError",
        "Fleet.TabBarControllerError", "Fleet.AlertError", "Fleet.TextFieldError",
        "Fleet.TextViewError", "Fleet.TableViewError", "Fleet.StoryboardError",
        "NSInvalidArgumentException", "NSInternalInconsistencyException",
      ])
  }
}
