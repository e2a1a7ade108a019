import Foundation
import Testing

extension HostTests {
  @Suite("Tests that are not on the main actor")
  struct MainActorTests {
    @Test(arguments: [
      ("tap", [("tap", "tap()")]),
      ("show", [("show", "setAsAppRootWindow(_:)"), ("element", "tap()")]),
    ])
    func `a helper is a failure at its line that names it, and does not end the process`(
      test: String, calls: [(marker: String, helper: String)]
    ) async throws {
      let client = try await Clients.offMainActor

      let outcome = try await client.test("OffMainActorTests/\(test)", in: .swiftTesting)

      for (marker, helper) in calls {
        let place = try client.place(of: marker, in: "OffMainActorTests/OffMainActorTests.swift")
        #expect(outcome.contains("recorded an issue at \(place):"), "\(outcome)")
        #expect(
          outcome.contains(
            "ApplicationError: `\(helper)` was called off the main actor, where it does nothing."),
          "\(outcome)")
      }
      #expect(outcome.contains("Mark the test `@MainActor`, or its suite."), "\(outcome)")
      #expect(outcome.contains("Test \(test)() failed"), "\(outcome)")
      #expect(!outcome.contains("saved"), "\(outcome)")
    }

    @Test func `the model does not end the process without a word`() async throws {
      let client = try await Clients.offMainActor

      let outcome = try await client.test("OffMainActorTests/load", in: .swiftTesting)

      let place = try client.place(of: "load", in: "OffMainActorTests/OffMainActorTests.swift")
      #expect(
        outcome.contains(
          """
          error: Code of the main actor was called off it, which ends the process: in load() at \
          \(place). Mark the test `@MainActor`, or its suite.
          """), "\(outcome)")
    }
  }
}
