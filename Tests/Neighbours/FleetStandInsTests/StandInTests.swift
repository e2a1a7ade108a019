import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Stand-ins", .freshApplication)
struct StandInTests {
  private let aviary = Aviary()

  init() { _StandIn.register("FleetStandInsTests") { Aviary.names } }

  @Test func `answer the least, keep what they are given, and record calls`() throws {
    let bird = aviary.makeBird()

    #expect(bird.name == "")
    #expect(bird.eggs.isEmpty)
    #expect(bird.kind == .call)
    #expect(bird.keeper == nil)
    #expect(aviary.count() == 0)
    #expect(aviary.bird(on: UIViewController()) == nil)
    try aviary.release(bird)
    aviary.feed(2.5, at: 7)
    bird.name = "Robin"
    bird.keeper = aviary

    #expect(bird.name == "Robin")
    #expect(bird.keeper === aviary)
    #expect(
      StandIn.calls.map(\.name) == [
        "Aviary.makeBird()", "Aviary.count()", "Aviary.bird(on:)", "Aviary.release(_:)",
        "Aviary.feed(_:at:)", "Bird.name", "Bird.keeper",
      ])
    #expect(StandIn.calls("Aviary.feed").count == 1)
    let fed = try #require(StandIn.calls("Aviary.feed(_:at:)").first)
    #expect(fed.argument(0) == 2.5)
    #expect(fed.argument(1, as: Int.self) == 7)
    #expect(fed.argument(1, as: String.self) == nil)
    #expect(fed.argument(2, as: Int.self) == nil)
    #expect(fed.receiver as? Aviary === aviary)
    #expect("\(fed)" == "Aviary.feed(_:at:) [2.5, 7]")
    #expect(StandIn.calls("Bird.name").first?.argument(0) == "Robin")
  }

  @Test func `end the process where a type has no value that a stand-in could answer`() async throws
  {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      struct Nest { let birds: [Int] }
      await MainActor.run { _ = _StandIn.least(Nest.self, "Aviary.nest()") }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        """
        error: Aviary.nest() has to answer a Nest, and there is none until a test gives one: \
        'StandIn.answer("Aviary.nest()") { _ in … }' does.
        """))
  }

  @Test func `are one object by one path, and another one by another`() {
    #expect(Aviary.shared === Aviary.shared)
    #expect(Aviary.aviary() === Aviary.aviary())
    #expect(aviary.branch("oak") === aviary.branch("oak"))
    #expect(aviary.branch("oak") !== aviary.branch("elm"))
    #expect(aviary.branch("oak") !== Aviary.shared.branch("oak"))
    #expect(aviary.makeBird() !== aviary.makeBird())
    aviary.branch("oak").feed(1)
    #expect(StandIn.calls("Aviary.feed(_:)").last?.receiver as? Aviary === aviary.branch("oak"))
  }

  @Test func `answer what a test says`() throws {
    let bird = StandIn.make(Bird.self)
    StandIn.answer("Aviary.count()") { _ in 3 }
    StandIn.answer("Aviary.bird(on:)") { call in
      call.argument(0, as: UIViewController.self) == nil ? nil : bird
    }
    StandIn.answer("Bird.name") { _ in "any" }
    StandIn.answer("Bird.name", of: bird) { _ in "Wren" }
    StandIn.answer("Aviary.release(_:)") { _ in throw SongCode.silence._standInError }

    #expect(aviary.count() == 3)
    #expect(aviary.bird(on: UIViewController()) === bird)
    #expect(bird.name == "Wren")
    #expect(StandIn.make(Bird.self).name == "any")
    #expect { try aviary.release(bird) } throws: { ($0 as NSError).domain == "Songs" }
    StandIn.answer("Aviary.count()") { _ in 4 }
    #expect(aviary.count() == 4)
  }

  @Test func `tell a completion and its async form the same`() async throws {
    let bird = StandIn.make(Bird.self)
    var heard: [String] = []
    let note = { (bird: Bird?, error: (any Error)?) in
      heard.append("\(bird?.name ?? "none") \((error as NSError?)?.code ?? 0)")
    }
    bird.name = "Wren"
    aviary.listen(to: "dawn", completion: note)
    #expect(heard.isEmpty)
    #expect(StandIn.unanswered.map(\.name) == ["Aviary.listen(to:completion:)"])

    StandIn.calls.last?.complete(bird)
    #expect(heard == ["Wren 0"])
    #expect(StandIn.unanswered.isEmpty)
    StandIn.answer("Aviary.listen(to:completion:)") { call in
      if call.argument(0) == "noon" {
        call.complete(nil, SongCode.silence)
      } else {
        call.complete(bird)
      }
    }
    aviary.listen(to: "noon", completion: note)
    let found = try await aviary.listen(to: "dawn")

    #expect(heard == ["Wren 0", "none 1"])
    #expect(found === bird)
    do {
      _ = try await aviary.listen(to: "noon")
      Issue.record("No error is thrown.")
    } catch { #expect((error as NSError).code == 1) }
    #expect(StandIn.calls("Aviary.listen").count == 4)
  }

  @Test func `tell a listener as often as a test does, and a completion once`() {
    var heard: [String] = []
    aviary.addListener { heard.append($0) }
    aviary.listen(to: "dawn") { _, _ in heard.append("end") }

    let found = failures {
      StandIn.calls("Aviary.addListener(_:)").first?.complete("one")
      StandIn.calls("Aviary.addListener(_:)").first?.block(0)?("two")
      StandIn.calls("Aviary.listen").first?.complete()
    }
    let second = failures { StandIn.calls("Aviary.listen").first?.complete() }

    #expect(heard == ["one", "two", "end"])
    #expect(found.isEmpty)
    #expect(
      second.reasons == ["The completion of Aviary.listen(to:completion:) was called before."])
  }

  @Test func `say what a test cannot mean`() {
    let rows: [(() -> Void, reason: String, details: String)] = [
      (
        { StandIn.answer("Aviary.lisen(to:completion:)") { _ in nil } },
        "No stand-in has 'Aviary.lisen(to:completion:)'.",
        "Did you mean 'Aviary.listen(to:completion:)'?"
      ),
      (
        { _ = StandIn.calls("Aviary.feed(grams:)") }, "No stand-in has 'Aviary.feed(grams:)'.",
        "Did you mean 'Aviary.feed(_:)' or 'Aviary.feed(_:at:)'?"
      ),
      (
        { _ = StandIn.calls("Bird.wings") }, "No stand-in has 'Bird.wings'.",
        "The names are 'Bird.eggs', 'Bird.keeper', 'Bird.kind', 'Bird.name', 'Bird.onSong'."
      ),
      (
        {
          StandIn.answer("Aviary.count()") { _ in "three" }
          #expect(aviary.count() == 0)
        }, "The answer of Aviary.count() is three, a String, and not a Int.", ""
      ),
      (
        {
          StandIn.answer("Aviary.count()") { _ in throw CancellationError() }
          #expect(aviary.count() == 0)
        }, "Aviary.count() throws nothing, and its answer threw CancellationError().", ""
      ),
      (
        {
          aviary.feed(1)
          StandIn.calls("Aviary.feed(_:)").last?.complete()
        }, "Aviary.feed(_:) was given no completion.", ""
      ),
    ]
    for (mistake, reason, details) in rows {
      let found = failures(mistake)

      #expect(found.reasons == [reason])
      #expect(found.first?.details.contains(details) == true || details.isEmpty)
      #expect(found.first?.name == .standIn)
      #expect(found.first?.kind == .mistake)
      #expect(found.first.map { "\($0.site.fileID)" } == "FleetStandInsTests/StandInTests.swift")
    }
  }

  @Test func `are named when a test waits in vain`() async {
    aviary.listen(to: "dawn") { _, _ in }
    let line = #line - 1

    let found = await failures { await eventually(within: .milliseconds(20)) { false } }

    let words = "`Aviary.listen` was called at StandInTests.swift:\(line), and has no answer"
    #expect(found.count == 1)
    #expect(found.first?.details.contains(words + ".") == true)
    #expect(pendingWork.last == words)
    StandIn.calls.last?.complete()
    #expect(pendingWork.isEmpty)
  }

  @Test func `belong to the application, and go with it`() {
    let bird = Bird()
    bird.name = "outside"
    StandIn.answer("Aviary.count()") { _ in 1 }
    let shared = Aviary.shared
    var other: Bird?

    withFreshApplication {
      #expect(StandIn.calls.isEmpty)
      #expect(aviary.count() == 0)
      #expect(Aviary.shared !== shared)
      other = Bird()
      other?.name = "inside"
      #expect(other?.name == "inside")
      #expect(StandIn.calls.count == 2)
    }

    #expect(other?.name == "")
    #expect(bird.name == "outside")
    #expect(aviary.count() == 1)
    #expect(Aviary.shared === shared)
  }

  @Test func `keep no screen alive that they were called with`() {
    final class Screen: UIViewController {
      let bird = Bird()
      var heard = ""
    }
    var screen: Screen? = Screen()
    expectRelease {
      screen
    } after: {
      _ = screen.map { aviary.bird(on: $0) }
      screen?.bird.keeper = screen
      if let screen { screen.bird.onSong = { [unowned screen] in screen.heard = $0 } }
      if let screen { aviary.listen(to: "dawn") { _, _ in screen.heard = "end" } }
      StandIn.calls("Aviary.listen").first?.complete()
      #expect(screen?.heard == "end")
      screen = nil
    }
    #expect(StandIn.calls("Aviary.bird(on:)").first?.arguments.count == 1)
    #expect(StandIn.calls("Aviary.bird(on:)").first?.argument(0, as: UIViewController.self) == nil)
  }
}
