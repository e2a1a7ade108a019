import FleetTesting
import Testing

@testable import Fleet

@MainActor
@Suite("Shares of seeds", .freshApplication)
struct SeedShareFailureTextsTests {
  @Test func `several machines have each seed once`() throws {
    let shares = try (1...4).map { try #require(SeedShare("\($0)/4")) }
    let seeds = shares.flatMap { share in (0..<100).map { share.seed(for: $0) } }
    #expect(seeds.sorted() == Array(0..<400))
    #expect(SeedShare("2/4")?.seed(for: 1) == 5)
    #expect(SeedShare("1/1")?.seed(for: .max) == .max)
  }

  @Test(arguments: ["", "2", "0/4", "5/4", "2/4/8", "a/b", "-1/4", "2/"])
  func `a share is a number of several`(wish: String) {
    #expect(SeedShare(wish) == nil)
  }

  @Test func `a wrong share is a failure, and all seeds stay`() {
    let log = FailureLog()
    withFailureReporter(log) {
      let share = SeedShare.share(in: ["FLEET_SEEDS": "5/4"], at: CallSite())
      #expect(share.seed(for: 7) == 7)
      #expect(SeedShare.share(in: [:], at: CallSite()).seed(for: 7) == 7)
    }
    #expect(
      log.failures.map { "\($0.name): \($0.reason)" } == [
        "Fleet.ExplorationError: Cannot take a share of the seeds: FLEET_SEEDS is '5/4'."
      ])
    #expect(log.failures.first?.details == "It is a number of several, such as 2/4.")
  }
}
