import FleetTesting
import Testing

@testable import Trails

@MainActor @Suite(.freshApplication)
struct TrailsTests {
    private let navigation = UINavigationController()

    private func start() throws -> (MainCoordinator, TrailListViewController) {
        let coordinator = MainCoordinator(navigationController: navigation, service: TrailLibrary())
        coordinator.start()
        setAsAppRootWindow(navigation)
        return (coordinator, try #require(navigation.topViewController as? TrailListViewController))
    }

    @Test func `the scene's delegate shows the list`() throws {
        launchApp(AppDelegate())

        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let shown = scene?.windows.first?.rootViewController as? UINavigationController
        #expect(shown?.topViewController is TrailListViewController)
    }

    @Test func `a selection in the subclass's extension opens the detail, and back drops its coordinator`()
        throws
    {
        let (coordinator, list) = try start()

        list.tableView.selectRow(at: IndexPath(row: 1, section: 0))
        #expect(navigation.topViewController?.title == "Lake")
        #expect(coordinator.childCoordinators.count == 1)

        navigation.tapBackButton()
        #expect(navigation.topViewController === list)
        #expect(coordinator.childCoordinators.isEmpty)
    }

    @Test func `a segmented control filters`() throws {
        let (_, list) = try start()

        list.filterControl.selectSegment(withTitle: "Hard")

        #expect(list.viewModel.trails.map(\.name) == ["Ridge"])
        #expect(list.tableView.numberOfRows(inSection: 0) == 1)
    }

    @Test func `a favorite comes back to the list`() throws {
        let (coordinator, list) = try start()
        list.tableView.selectRow(at: IndexPath(row: 0, section: 0))
        let detail = try #require(navigation.topViewController as? TrailDetailViewController)

        detail.nameLabel.longPress()
        #expect(detail.isZoomed)
        detail.favoriteButton.tap()

        #expect(navigation.topViewController === list)
        #expect(list.viewModel.trails.first?.isFavorite == true)
        #expect(coordinator.childCoordinators.isEmpty)
    }

    @Test func `the offset is observed, and the clock ticks`() throws {
        let (_, list) = try start()

        list.tableView.contentOffset = CGPoint(x: 0, y: 50)
        #expect(list.isHeaderCompact)
        advance(by: .seconds(121))
        #expect(list.ticks == 2)
        NotificationCenter.default.post(name: .trailsDidSync, object: nil)
        #expect(list.syncs == 1)
    }

    @Test func `the text view's delegate hears of typing, and the app of the background`() throws {
        let (coordinator, list) = try start()
        list.tableView.selectRow(at: IndexPath(row: 0, section: 0))
        let detail = try #require(navigation.topViewController as? TrailDetailViewController)

        #expect(coordinator.childCoordinators.count == 1)

        detail.noteView.startEditing()
        detail.noteView.type("Steep")
        #expect(detail.navigationItem.prompt == "5 characters")
        sendAppToBackground()
        #expect(!detail.noteView.isFirstResponder)
    }
}
