import FailureReporting
import Testing

@testable import FleetDeferral

@Suite("What the end of a run says of deferred places")
struct DeferredRunTests {
  private let pay = DeferredPlace(
    "Cart.pay()", "cannot find 'Wallet' in scope",
    CallSite("Birds/Cart.swift", "/Birds/Cart.swift", 12, 1))
  private let load = DeferredPlace(
    "Cart.init()", "cannot find 'Store' in scope",
    CallSite("Birds/Cart.swift", "/Birds/Cart.swift", 3, 1))

  @Test func `says nothing of an app that compiles`() {
    #expect(DeferredRun.lines(of: [], [:]) == [])
    #expect(DeferredRun.lines(of: [.init(places: 0, unreachable: 0)], [:]) == [])
  }

  @Test func `says what was not reached, and what nothing can reach`() {
    #expect(
      DeferredRun.lines(of: [.init(places: 1, unreachable: 0)], [:])
        == ["deferred: 1 place does not compile, and fails what reaches it; none was reached."])
    #expect(
      DeferredRun.lines(
        of: [.init(places: 3, unreachable: 2), .init(places: 4, unreachable: 1)], [:])
        == [
          "deferred: 7 places do not compile, and fail what reaches them; none was reached.",
          "deferred: 3 declarations are taken out or replaced, which no test can reach, and which "
            + "may change what the app does: Linux/Deferred.txt names them.",
        ])
  }

  @Test func `names first what failed the most tests, and apart what scopes have collected`() {
    let lines = DeferredRun.lines(
      of: [.init(places: 7, unreachable: 1)],
      [
        pay: .init(failed: ["a"], collected: ["b"]),
        load: .init(failed: ["a", "b", "c"], collected: []),
      ])

    #expect(
      lines == [
        "deferred: 7 places do not compile, and fail what reaches them; 2 were reached.",
        "deferred:   3 tests failed at Cart.swift:3: Cart.init() has code that does not compile: "
          + "cannot find 'Store' in scope.",
        "deferred:   1 test failed at Cart.swift:12: Cart.pay() has code that does not compile: "
          + "cannot find 'Wallet' in scope.",
        "deferred:   1 test collected the failure at Cart.swift:12: Cart.pay() has code that does "
          + "not compile: cannot find 'Wallet' in scope.",
        "deferred: 1 declaration is taken out or replaced, which no test can reach, and which may "
          + "change what the app does: Linux/Deferred.txt names them.",
      ])
  }

  @Test func `names ten of many places, and none where no tests run`() {
    let met = Dictionary(
      uniqueKeysWithValues: (0..<12).map { line in
        (
          DeferredPlace("f()", "m", CallSite("a/A.swift", "/a/A.swift", UInt(line), 1)),
          DeferredRun.Meetings(failed: ["t"])
        )
      })

    let lines = DeferredRun.lines(of: [.init(places: 20, unreachable: 0)], met)

    #expect(lines.count == 12)
    #expect(lines.last == "deferred:   … and at 2 more")
    #expect(
      DeferredRun.lines(of: [.init(places: 20, unreachable: 0)], met, isOfTests: false)
        == ["deferred: 20 places do not compile, and fail what reaches them; 12 were reached."])
  }
}
