import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("forEachWorld", .freshApplication)
struct ForEachWorldTests {
  @Test func `runs in each world, with a fresh application`() {
    var seen: [String] = []
    Fleet.world.device = .iPadPro13

    Fleet.forEachWorld(.devices(.iPhoneSE, .iPhone17Pro), .dark) { world in
      #expect(UIApplication.shared.windows.isEmpty)
      #expect(world == Fleet.world)
      let window = setAsAppRootWindow(UIViewController())
      let style = window.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      seen.append("\(window.bounds.width) \(style)")
    }

    #expect(seen == ["320.0 light", "320.0 dark", "402.0 light", "402.0 dark"])
    #expect(Fleet.world.device == .iPadPro13)
  }

  @Test func `names the world of a failure, and goes on`() {
    let found = failures {
      Fleet.forEachWorld(.devices(.iPhoneSE), .rightToLeft) { world in
        if world.layoutDirection == .rightToLeft { UIButton().tap() }
        reportFailure("No price.")
      }
    }

    #expect(found.map(\.reason).filter { $0 == "No price." }.count == 2)
    #expect(found.first?.details == "In iPhone SE, left to right.")
    #expect(found.dropFirst().first?.details.hasSuffix("\nIn iPhone SE, right to left.") == true)
    #expect(found.allSatisfy { "\($0.site.fileID)".hasSuffix("/ForEachWorldTests.swift") })
  }

  @Test func `awaits`() async {
    var seen: [String] = []

    await Fleet.forEachWorld(.textSizes(.small, .accessibility5), combining: .pairs) { world in
      await Task.yield()
      seen.append("\(Fleet.world)")
      #expect(world == Fleet.world)
    }

    #expect(seen == ["iPhone 14, small", "iPhone 14, accessibility5"])
  }

  @Test func `an error ends it`() {
    struct Stop: Error {}
    var count = 0

    #expect(throws: Stop.self) {
      try Fleet.forEachWorld(.dark) { _ in
        count += 1
        throw Stop()
      }
    }

    #expect(count == 1)
  }

  @Test func `no world at all is a failure`() {
    expectText(
      "Fleet.ApplicationError: Cannot run forEachWorld: .devices names nothing.\n"
        + "A test in no world would pass without having run."
    ) {
      Fleet.forEachWorld(.devices([]), .dark) { _ in reportFailure("It ran.") }
    }
  }

  @Test func `tests in several worlds run side by side`() async {
    async let phone = width(of: .iPhoneSE)
    async let tablet = width(of: .iPadPro11)

    let widths = await [phone, tablet]

    #expect(widths == [320, 834])
  }

  private func width(of device: TestWorld.Device) async -> CGFloat {
    await withFreshApplication {
      Fleet.world.device = device
      for _ in 0..<5 { await Task.yield() }
      let window = setAsAppRootWindow(UIViewController())
      await Task.yield()
      return window.bounds.width
    }
  }
}
