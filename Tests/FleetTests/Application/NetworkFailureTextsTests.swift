import FleetTesting
import TestSupport
import Testing

@testable import Fleet

@MainActor
@Suite("Answers to requests: what failures say", .freshApplication)
struct NetworkFailureTextsTests {
  @Test func `a pattern that names nothing is refused`() {
    let received = failures {
      respond(to: "", with: .status(200))
      respond(to: " ") { _ in .status(200) }
    }

    #expect(
      received.reasons == [
        "Cannot answer requests to '': It names no URL.",
        "Cannot answer requests to ' ': It names no URL.",
      ])
    #expect(
      received.first?.details
        == "Write a URL or a path, such as \"https://birds.example/list\" or \"/list\"; `*` stands for "
        + "anything.")
  }

  @Test func `an answer that cannot be given is refused where it is written`() {
    let line = #line + 2
    let received = failures {
      respond(to: "/list", with: .json("[1, x]"))
      respond(to: "/list", with: .file(nil))
      respond(to: "/list")
    }

    #expect(received.map(\.site.line) == [UInt(line), UInt(line + 1), UInt(line + 2)])
    #expect(received.first?.reason.hasPrefix("The JSON of an answer cannot be read: ") == true)
    #expect(received.first?.details == "It is an answer to '/list'.")
    #expect(
      received.dropFirst().map(\.reason) == [
        "The file of an answer is not there.",
        "Cannot answer requests to '/list': There is no answer.",
      ])
  }

  @Test func `an app that does not ask for answers is told of`() {
    // Whether it asks depends on the rest of the program.
    let text = NetworkWords.noAsker

    #expect(
      text.reason == "Cannot answer requests: The app does not ask by way of HeadlessNetworking.")
    #expect(
      text.details
        == "Let the app's target depend on '.product(name: \"HeadlessNetworking\", package: \"Fleet\")'. Its "
        + "sources, if the plugin rewrites them, need no more; others import HeadlessNetworking.")
  }
}
