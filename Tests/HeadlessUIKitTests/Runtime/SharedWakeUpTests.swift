import Dispatch
import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing

/// Work that is due for code in no task, such as a synchronous XCTest that waits for an
/// expectation.
@MainActor
@Suite("SharedWakeUp")
struct SharedWakeUpTests {
  private enum Context {
    @TaskLocal static var name = "none"
  }

  private let trace = Trace()

  /// Runs `body` on the main actor in no task, and waits for the work that it causes.
  private func inNoTask(_ body: @escaping @MainActor () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        body()
        continuation.resume()
      }
    }
    await letMainActorTurn(5)
  }

  private func enqueue(_ line: String, in scope: ApplicationScope) {
    ApplicationScope.$current.withValue(scope) {
      UIApplication.shared.mainLoop.enqueue("turn") { [trace] in trace.add(line) }
    }
  }

  @Test func `runs due work, and what is due thereby`() async {
    let (scope, trace) = (ApplicationScope(), trace)
    await inNoTask {
      ApplicationScope.$current.withValue(scope) {
        let loop = UIApplication.shared.mainLoop
        loop.enqueue("turn") {
          trace.add("1 of \(UIApplication.shared.mainLoop === loop)")
          loop.enqueue("turn") { trace.add("3") }
        }
      }
      enqueue("2", in: scope)
      trace.add("asked")
    }

    #expect(trace.lines == ["asked", "1 of true", "2", "3"])
    scope.close()
  }

  @Test func `runs the work of all applications in one task`() async {
    let (first, second, trace) = (ApplicationScope(), ApplicationScope(), trace)
    await inNoTask {
      enqueue("first", in: first)
      Task { @MainActor in trace.add("a task") }
      enqueue("second", in: second)
    }

    #expect(trace.lines == ["first", "second", "a task"])
    first.close()
    second.close()
  }

  @Test func `leaves out an application that has closed meanwhile, and holds nothing of it`() async
  {
    let (closed, open, trace) = (ApplicationScope(), ApplicationScope(), trace)
    await inNoTask {
      weak let application = ApplicationScope.$current.withValue(closed) { UIApplication.shared }
      enqueue("closed", in: closed)
      enqueue("open", in: open)
      #expect(application != nil)
      closed.close()
      #expect(application == nil)
    }

    #expect(trace.lines == ["open"])
    open.close()
  }

  @Test func `runs nothing of an application that another one's work closes`() async {
    let (first, second, trace) = (ApplicationScope(), ApplicationScope(), trace)
    await inNoTask {
      ApplicationScope.$current.withValue(first) {
        UIApplication.shared.mainLoop.enqueue("turn") {
          trace.add("first")
          second.close()
        }
      }
      enqueue("second", in: second)
    }

    #expect(trace.lines == ["first"])
    first.close()
  }

  @Test func `runs what a settle has left due`() async {
    let (scope, trace) = (ApplicationScope(), trace)
    await inNoTask {
      ApplicationScope.$current.withValue(scope) {
        var isOver = false
        let loop = UIApplication.shared.mainLoop
        @MainActor func again() { if !isOver { loop.enqueue("again", again) } }
        again()
        #expect(!loop.settle())
        isOver = true
        loop.enqueue("turn") { trace.add("later") }
      }
    }

    #expect(trace.lines == ["later"])
    scope.close()
  }

  @Test func `gives failures to the reporter of whoever asked, in each application`() async {
    let scopes = [ApplicationScope(), ApplicationScope()]
    let logs = [FailureLog(), FailureLog()]
    await inNoTask {
      for (index, scope) in scopes.enumerated() {
        withFailureReporter(logs[index]) {
          ApplicationScope.$current.withValue(scope) {
            UIApplication.shared.mainLoop.enqueue("turn") { reportFailure("late \(index)") }
          }
        }
      }
    }

    #expect(logs.map(\.failures.reasons) == [["late 0"], ["late 1"]])
    for scope in scopes { scope.close() }
  }

  @Test func `gives failures to the reporter of whoever asked, whoever asked first`() async {
    let scope = ApplicationScope()
    let logs = [FailureLog(), FailureLog()]
    await inNoTask {
      ApplicationScope.$current.withValue(scope) {
        for (index, log) in logs.enumerated() {
          withFailureReporter(log) {
            UIApplication.shared.mainLoop.enqueue("turn") { reportFailure("late \(index)") }
          }
        }
      }
    }

    #expect(logs.map(\.failures.reasons) == [["late 0"], ["late 1"]])
    scope.close()
  }

  @Test func `sees no task-local of whoever asked: others share the task`() async {
    let (scope, trace) = (ApplicationScope(), trace)
    await inNoTask {
      Context.$name.withValue("asked") {
        ApplicationScope.$current.withValue(scope) {
          UIApplication.shared.mainLoop.enqueue("turn") { trace.add(Context.name) }
        }
      }
    }

    #expect(trace.lines == ["none"])
    scope.close()
  }
}
