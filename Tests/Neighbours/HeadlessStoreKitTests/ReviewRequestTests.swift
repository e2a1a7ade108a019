import FleetTesting
import HeadlessStoreKit
import Testing

@MainActor @Suite("Requests for a rating", .freshApplication)
struct ReviewRequestTests {
  @Test func `are counted, whatever they are made by`() throws {
    let scene = try launchedScene()
    SKStoreReviewController.requestReview()
    SKStoreReviewController.requestReview(in: scene)
    AppStore.requestReview(in: scene)

    #expect(SimulatedStore.reviewRequests == 3)
    withFreshApplication { #expect(SimulatedStore.reviewRequests == 0) }
  }
}
