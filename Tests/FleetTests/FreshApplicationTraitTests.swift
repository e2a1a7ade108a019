import FleetTesting
import Testing

@MainActor
@Suite(".freshApplication", .freshApplication)
struct FreshApplicationTraitTests {
  @Test(arguments: 1...3)
  func `gives each test case an application of its own`(number: Int) async {
    #expect(UIApplication.shared.windows.isEmpty)

    setAsAppRootWindow(UIViewController())
    await Task.yield()

    #expect(UIApplication.shared.windows.count == 1)
    #expect(ApplicationScope.current !== ApplicationScope.processWide)
  }

  @Suite struct Within {
    @Test @MainActor func `holds for the suites within it`() {
      #expect(ApplicationScope.current !== ApplicationScope.processWide)
      #expect(UIApplication.shared.windows.isEmpty)
    }
  }
}

@MainActor
@Suite(".freshApplication on one test")
struct FreshApplicationTestTraitTests {
  @Test(.freshApplication) func `holds for that test`() {
    #expect(ApplicationScope.current !== ApplicationScope.processWide)
  }

  @Test func `holds for no other`() {
    #expect(ApplicationScope.current === ApplicationScope.processWide)
  }
}
