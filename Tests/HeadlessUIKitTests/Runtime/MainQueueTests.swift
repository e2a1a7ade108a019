import HeadlessUIKit
import Testing

@Suite("MainQueue")
struct MainQueueTests {
  @Test func `says what to do before the process ends, once there is a view`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await Task.detached {
          MainActor.runUnchecked {
            _ = UIView()
            MainActor.assumeIsolated {}
          }
        }.value
      })

    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(lines.contains("Mark the test `@MainActor`, or its suite"))
  }
}
