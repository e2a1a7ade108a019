import FailureReporting
import FleetTesting
import Foundation
import Testing

// The last words of a dying process: each test makes one die, and reads its standard error.
@MainActor @Suite struct LastWordsTests {
  private static func page(_ body: @escaping @MainActor () -> Void) -> UIButton {
    let page = UIViewController()
    page.title = "Cart"
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 80, height: 44))
    button.setTitle("Pay", for: .normal)
    button.addAction(UIAction { _ in body() }, for: .touchUpInside)
    page.view.addSubview(button)
    setAsAppRootWindow(page, fileID: "CartTests/CartTests.swift", line: 10)
    return button
  }

  /// The lines that are said of the end.
  private func words(_ result: ExitTest.Result?) throws -> [String] {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("error: The process ends") }.prefix { !$0.isEmpty }
      .map(String.init)
  }

  private static let steps = [
    "  The last steps were:",
    "    CartTests.swift:10  setAsAppRootWindow(_:)",
    "    CartTests.swift:11  tap() ← under way",
  ]
  private static let screen = [
    "  On screen: UIViewController \"Cart\"",
    "    button \"Pay\"",
  ]

  @Test func `a trap tells the last steps and the screen, and is still a trap`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGILL), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let button = Self.page {
          let numbers: [Int] = []
          print(numbers[Int(ProcessInfo.processInfo.processIdentifier)])
        }
        button.tap(fileID: "CartTests/CartTests.swift", line: 11)
      }
    }

    let reason =
      "error: The process ends: Swift has stopped it, as for an index out of range or a nil that is "
      + "unwrapped."
    #expect(try words(result) == [reason] + Self.steps + Self.screen)
  }

  @Test func `calls without end, which leave no stack, tell them`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGSEGV), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        func deep(_ number: Int) -> Int { number < 0 ? 0 : deep(number | 1) + 1 }
        let button = Self.page { print(deep(1)) }
        button.tap(fileID: "CartTests/CartTests.swift", line: 11)
      }
    }

    let reason =
      "error: The process ends: it has touched memory that is not its own, as where calls never end."
    #expect(try words(result) == [reason] + Self.steps + Self.screen)
  }

  @Test(arguments: [
    (SIGTERM, "it was told to (SIGTERM), maybe because it took too long"),
    (SIGINT, "somebody has stopped it (SIGINT)"),
  ])
  func `a step that never ends, in a process that somebody ends, tells them`(
    signal: Int32, reason: String
  ) async throws {
    let result = await #expect(
      processExitsWith: .signal(signal), observing: [\.standardErrorContent]
    ) { [signal] in
      await MainActor.run {
        let button = Self.page {
          // It comes to another thread, as from a person.
          Thread.detachNewThread { kill(getpid(), signal) }
          while true {}
        }
        button.tap(fileID: "CartTests/CartTests.swift", line: 11)
      }
    }

    #expect(try words(result) == ["error: The process ends: \(reason)."] + Self.steps + Self.screen)
  }

  @Test func `who dies on another thread tells the steps, and nothing of the screen`() async throws
  {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let button = Self.page {
          Thread.detachNewThread { abort() }
          while true {}
        }
        button.tap(fileID: "CartTests/CartTests.swift", line: 11)
      }
    }

    #expect(
      try words(result) == ["error: The process ends: it was aborted (SIGABRT)."] + Self.steps)
  }

  @Test func `a turn of the main loop that dies is named`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let button = Self.page {
          UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in abort() })
        }
        button.tap(fileID: "CartTests/CartTests.swift", line: 11)
        Fleet.advance(by: .seconds(1), fileID: "CartTests/CartTests.swift", line: 12)
      }
    }

    #expect(
      try words(result) == [
        "error: The process ends: it was aborted (SIGABRT).",
        "  The last steps were:",
        "    CartTests.swift:10  setAsAppRootWindow(_:)",
        "    CartTests.swift:11  tap() ← under way",
        "  The main loop was running this: UIView.animate completion.",
      ] + Self.screen)
  }

  @Test func `the last ten steps are told, and the trace is written`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGILL), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Fleet.trace(to: "/tmp/fleet-last-words.html") {
          let button = Self.page {
            let none: [Int] = []; print(none[Int(ProcessInfo.processInfo.processIdentifier)])
          }
          for _ in 0..<12 {
            Fleet.settle(fileID: "CartTests/CartTests.swift", line: 9)
          }
          button.tap(fileID: "CartTests/CartTests.swift", line: 11)
        }
      }
    }

    let words = try words(result)
    #expect(
      words.filter { $0.hasPrefix("    CartTests") } == Array(
        repeating: "    CartTests.swift:9  settle()", count: 9)
        + ["    CartTests.swift:11  tap() ← under way"])
    #expect(words.last == "  The trace is /tmp/fleet-last-words.html")
    let trace = try TracedPage.read("/tmp/fleet-last-words.html").page
    #expect(trace.steps.last?.title == "Tap · button 'Pay'")
    #expect(trace.steps.last?.over == false)
    #expect(
      trace.steps.last?.events.map(\.description) == [
        "call: the handler of an action", "failure: The process ended here.",
      ])
  }

  @Test func `a thread that gets the handle of one that ended has a stack for them, too`() async {
    await #expect(processExitsWith: .success) {
      for _ in 0..<2 {
        var thread = pthread_t()
        pthread_create(
          &thread, nil,
          { _ in
            MainActor.runUnchecked { LastWords.end(LastWords.begin(CallSite(function: "tap()"))) }
            var stack = stack_t()
            sigaltstack(nil, &stack)
            if stack.ss_flags & Int32(SS_DISABLE) != 0 { exit(1) }
            return nil
          }, nil)
        pthread_join(thread, nil)
      }
    }
  }
}
