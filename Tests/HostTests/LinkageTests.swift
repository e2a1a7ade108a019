import Foundation
import Testing

@Suite("Linkage of an executable that uses Fleet", .serialized)
struct LinkageTests {
  @Test func `it depends on no test framework (reporting 4)`() async throws {
    let client = try await ReportingClient.built(.release)
    let app = client.folder.appendingPathComponent(".build/release/App").path

    let outcome = try await Command(arguments: ["readelf", "-d", app], folder: client.folder).run()

    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.contains("libswiftCore.so"), "\(outcome)")
    #expect(!outcome.contains("libXCTest"), "\(outcome)")
    #expect(!outcome.contains("libTesting"), "\(outcome)")
  }

  @Test func `it prints to the console, also with a static standard library (reporting 3)`()
    async throws
  {
    let client = try await ReportingClient.built(.release)
    let built = try await client.swift(
      "build", "-c", "release", "--static-swift-stdlib", "--scratch-path", ".build-static",
      "--product", "App")
    try #require(built.status == 0, "\(built)")
    let app = client.folder.appendingPathComponent(".build-static/release/App").path

    let outcome = try await Command(arguments: [app], folder: client.folder).run()

    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      outcome.output == """
        App.swift:6: error: Fleet.Failure: Nothing runs tests here.
        App.swift:7: note: `swallowAnyErrors` caught: Fleet.TableViewError: The list is empty.

        """)
  }
}
