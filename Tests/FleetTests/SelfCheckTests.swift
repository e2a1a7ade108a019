import Foundation
import TestSupport
import Testing

@testable import Fleet

@MainActor
@Suite("What Fleet believes of Swift")
struct SelfCheckTests {
  @Test func `holds here`() {
    #expect(SelfCheck.beliefs.count == 5)
    for belief in SelfCheck.beliefs { #expect(belief.holds(), "\(belief.sentence)") }
  }

  @Test func `is told where it does not hold, and the run is red`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await SelfCheck.run([("the sea is dry", { false }), ("the sea is wet", { true })])
      exit(0)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text
        == "error: Fleet does not know this Swift, in which it is not so that the sea is dry; "
        + "the exit status is 1 because of that.\n")
  }
}
