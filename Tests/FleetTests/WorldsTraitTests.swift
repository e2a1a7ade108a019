import FleetTestSupport
import FleetTesting
import Testing

/// The observations of tests in several worlds, by the name of the test.
@MainActor
private enum Seen {
  static var worlds: [String: [String]] = [:]

  static func note(_ test: String) { worlds[test, default: []].append("\(Fleet.world)") }
}

@MainActor
@Suite(".worlds", .serialized)
struct WorldsTraitTests {
  @Test(
    .worlds(.devices(.iPhoneSE, .iPhone17Pro, .iPadPro11), .textSizes(.large, .accessibility5)))
  func `runs a test in each world`() async {
    #expect(UIApplication.shared.windows.isEmpty)
    setAsAppRootWindow(UIViewController())
    await Task.yield()
    Seen.note("each")
  }

  @Test func `which were these`() {
    #expect(
      Seen.worlds["each"] == [
        "iPhone SE", "iPhone SE, accessibility5", "iPhone 17 Pro", "iPhone 17 Pro, accessibility5",
        "iPad Pro 11-inch", "iPad Pro 11-inch, accessibility5",
      ])
  }

  @Suite(.worlds(.dark)) @MainActor struct Within {
    @Test(arguments: [1, 2]) func `runs each case of each test of a suite`(number: Int) {
      Seen.note("case \(number)")
      #expect(UIApplication.shared.windows.isEmpty)
    }
  }

  @Test func `in which each case saw both`() {
    #expect(Seen.worlds["case 1"] == ["iPhone 14", "iPhone 14, dark"])
    #expect(Seen.worlds["case 2"] == ["iPhone 14", "iPhone 14, dark"])
  }

  @Test func `an issue names its world, and the other worlds follow`() async throws {
    let found = try await issueComments(
      WorldsTrait.worlds(.devices(.iPhoneSE), .dark, .rightToLeft)
    ) {
      if "\(Fleet.world)".contains("dark") { Issue.record("It has no room.") }
      if "\(Fleet.world)" == "iPhone SE" { UIButton().tap() }
    }

    #expect(found.count == 3)
    #expect(found.first?.last == "In iPhone SE, light, left to right.")
    #expect(
      found.dropFirst() == [
        ["It has no room.", "In iPhone SE, dark, left to right."],
        ["It has no room.", "In iPhone SE, dark, right to left."],
      ])
  }

  @Test func `an error is an issue of its world, and the other worlds follow`() async throws {
    struct Stop: Error {}

    let found = try await issueComments(WorldsTrait.worlds(.dark)) { throw Stop() }

    #expect(found == [["In light."], ["In dark."]])
  }

  @Test func `what is required and is not there ends its world`() async throws {
    let found = try await issueComments(WorldsTrait.worlds(.dark)) { _ = try #require(nil as Int?) }

    #expect(found == [["In light."], ["In dark."]])
  }

  @Test func `no world at all is an issue`() async throws {
    let found = try await issueComments(WorldsTrait.worlds(.textSizes([]))) {
      Issue.record("It ran.")
    }

    #expect(found.count == 1)
    #expect(found.first?.first?.contains("Cannot run .worlds: .textSizes names nothing.") == true)
  }
}
