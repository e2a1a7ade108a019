import FailureReporting
import Fleet
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FleetDeferral

@MainActor @Suite("Deferred places")
struct DeferredTests {
  @discardableResult
  private func failures(_ body: () throws -> Void) -> [RecordedFailure] {
    var found: [RecordedFailure] = []
    _ = logged { found = swallowAnyErrors(body) }
    return found
  }

  @Test func `a statement is passed over, and fails the test once`() {
    var isPast = false

    let failures = failures {
      for _ in 0..<3 {
        _deferred("CartViewController.pay(_:)", "cannot find 'Wallet' in scope", line: 12)
        isPast = true
      }
    }

    #expect(isPast)
    #expect(failures.map(\.kind) == [.deferred])
    #expect(failures.first?.name == .deferred)
    #expect(
      failures.first?.reason
        == "CartViewController.pay(_:) has code that does not compile: cannot find 'Wallet' in scope."
    )
    #expect(
      failures.first?.details == """
        What stands at DeferredTests.swift:12 was passed over.
        'fleet-doctor' says what to do about it; Linux/Deferred.txt lists all such places.
        """)
  }

  @Test func `the failure is at the test's line, which a gesture tells`() {
    let button = UIButton()
    button.addAction(
      UIAction { _ in _deferred("Cart.pay()", "no such thing", line: 7) }, for: .touchUpInside)

    let failures = failures { button.tap(line: 30) }

    #expect(failures.map(\.site.line) == [30])
    #expect(failures.first?.details.contains("at DeferredTests.swift:7 was") == true)
  }

  @Test func `a failure that its test expects fails nothing, and is named apart`() throws {
    for _ in 0..<2 {
      withKnownIssue { _deferred("Cart.known()", "no such thing", line: 40) }
    }
    let site = CallSite(#fileID, #filePath, 41, 1)
    let place = DeferredPlace("Cart.expected()", "no such thing", site)
    #expect(DeferredRun.meet(place, isCounted: true))
    // A suite tells it in words of its own.
    var failure = RecordedFailure("Failed to tap \"Pay\".", kind: .deferred, site: site)
    failure.evidence = .deferred(at: place.site)
    ExpectedFailures.tell(failure)

    let met = DeferredRun.met
    for name in ["Cart.known()", "Cart.expected()"] {
      let meetings = try #require(met.first { $0.key.declaration == name }?.value)
      #expect(meetings.failed == [])
      #expect(meetings.collected.count == 1)
    }
    // What it comes by later fails it.
    #expect(DeferredRun.meet(place, isCounted: true))
    #expect(!DeferredRun.meet(place, isCounted: true))
  }

  @Test func `other places, and values, fail for themselves`() {
    let failures = failures {
      let count: Int = _deferredValue("Cart.count", "no such thing", line: 1)
      let pair: (String, [Int]) = _deferredValue("Cart.pair", "no such thing", line: 2)
      let closure: @MainActor (Int, String) async throws -> Bool = _deferredValue(
        "Cart.closure", "no such thing", line: 3)
      let action: (() -> Void)? = _deferredValue("Cart.action", "no such thing", line: 4)
      action?()
      #expect(count == 0)
      #expect(pair == ("", []))
      _ = closure
    }

    #expect(
      failures.map(\.details).map { String($0.prefix { $0 != "\n" }) }
        == (1...4).map {
          "What stands at DeferredTests.swift:\($0) gave way to the least value of its type."
        })
  }

  @Test func `a closure in the place of another answers the least value`() async throws {
    var closure: (@MainActor (Int, String) async throws -> Bool)?
    failures { closure = _deferredValue("Cart.check", "no such thing") }

    #expect(try await closure?(1, "a") == false)
  }

  @Test func `an error in the place of what throws says so`() {
    var thrown: (any Error)?

    let failures = failures {
      do { throw _deferredError("Cart.load()", "no such thing") } catch { thrown = error }
    }

    #expect(failures.map(\.kind) == [.deferred])
    #expect(
      thrown.map { "\($0)" } == "Cart.load() has code that does not compile: no such thing.")
  }

  @Test func `a trace shows the place at the step that came by`() throws {
    let button = UIButton()
    button.addAction(
      UIAction { _ in _deferred("Cart.send()", "no such thing", line: 8) }, for: .touchUpInside)

    try withTemporaryFile { path in
      failures { Fleet.trace(to: path) { button.tap() } }

      let page = try String(contentsOfFile: path, encoding: .utf8)
      #expect(page.contains("Cart.send() has code that does not compile: no such thing."))
      #expect(page.contains("What stands at DeferredTests.swift:8 was passed over."))
    }
  }

  @Test func `what has no least value ends the process, after the failure`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withFailureReporter(FailureLog()) { () -> Void in
        _deferredEnd("Cart.init()", "no such thing", line: 5)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(
      words.contains(
        "DeferredTests.swift:5: error: Cart.init() has code that does not compile: no such thing."))
  }

  @Test func `a value that stands for another fails once, whatever is missing of it`() {
    let failures = failures {
      let tile: MissingTile = _deferredValue("Cart.tile", "no such thing", line: 3)
      #expect(tile.frame == .zero)
      _ = MissingTile()
    }

    #expect(
      failures.map(\.reason) == [
        "Cart.tile has code that does not compile: no such thing.",
        "MissingTile has code that does not compile: cannot find type 'MissingTile' in scope.",
      ])
  }

  @Test func `a process that ends before its last test says so, after its last lines`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withFailureReporter(FailureLog()) { () -> Void in
        _deferredModule("Birds", places: 2, unreachable: 0)
        _deferredTest("CartTests.testPay")
        _deferredEnd("Cart.init()", "no such thing", line: 5)
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)

    #expect(
      lines.contains(
        "deferred: 2 places do not compile, and fail what reaches them; 1 was reached."))
    #expect(
      lines.contains {
        $0.hasPrefix("error: The process ends ")
          && $0.hasSuffix(
            ": the tests that were to come are lost. 'fleet-init --test' runs them in a new process."
          )
      }, "\(lines)")
  }

  @Test func `the last lines of a process say how much is deferred`() async {
    let result = await #expect(
      processExitsWith: .exitCode(0), observing: [\.standardErrorContent]
    ) {
      _deferredModule("Birds", places: 2, unreachable: 1)
      _deferredModule("Birds", places: 2, unreachable: 1)
      exit(0)
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(whereSeparator: \.isNewline).filter { $0.hasPrefix("deferred:") }

    #expect(
      lines == [
        "deferred: 2 places do not compile, and fail what reaches them; none was reached.",
        "deferred: 1 declaration is taken out or replaced, which no test can reach, and which may "
          + "change what the app does: Linux/Deferred.txt names them.",
      ])
  }
}

/// A view of a module that is missing, as a source is given it.
private class MissingTile: UIView {
  private let place: Void = _deferred("MissingTile", "cannot find type 'MissingTile' in scope")
}
