import Fleet
import FleetTesting
import Testing

@MainActor
@Suite("An onboarding's own tests", .freshApplication)
struct OnboardingTests {
  private let home = HomeViewController()

  init() { setAsAppRootWindow(home) }

  private func tour() throws -> TourViewController { try #require(home.tour) }

  /// The title of the page that the tour shows.
  private func page(of tour: TourViewController) -> String? {
    tour.pages.viewControllers?.first?.title
  }

  @Test func `a new user sees the tour`() throws {
    let tour = try tour()

    #expect(home.presentedViewController === tour)
    #expect(Fleet.screen.topmostViewController === tour)
    #expect(page(of: tour) == "Welcome")
    #expect(tour.button.title(for: .normal) == "Next")
  }

  @Test func `swipes turn the pages, and the dots follow`() throws {
    let tour = try tour()

    tour.pages.turnPage(.forward)
    tour.pages.turnPage(.forward)

    #expect(tour.dots.currentPage == 2)
    #expect(tour.button.title(for: .normal) == "Start")
    tour.pages.turnPage(.reverse)
    #expect(tour.dots.currentPage == 1)
  }

  @Test func `nothing comes after the last page`() throws {
    let tour = try tour()
    tour.button.tap()
    tour.button.tap()

    let failures = refusals { tour.pages.turnPage(.forward) }

    #expect(failures.map(\.reason) == ["Cannot turn page: It is the last one."])
  }

  @Test func `the button leads to the end, and the tour fades away`() throws {
    let tour = try tour()
    tour.button.tap()
    tour.button.tap()
    #expect(page(of: tour) == "Keep a diary")

    tour.button.tap()

    #expect(home.hasSeenTour)
    #expect(home.presentedViewController == nil)
    #expect(tour.view.window == nil)
    #expect(home.view.window != nil)
    #expect(home.tour == nil)
  }

  @Test func `the screen as text says what a user sees`() {
    #expect(
      Fleet.screen.description == """
        On screen: HomeViewController ▸ TourViewController
          page indicator = "page 1 of 3"
          button "Next"
        """)
  }
}
