import UIKit
import XCTest

@testable import Trails

private final class FailingService: TrailService {
    struct Offline: Error, CustomStringConvertible { let description = "offline" }
    var calls = 0

    func fetchTrails(completion: @escaping (Result<[Trail], Error>) -> Void) {
        calls += 1
        completion(.failure(Offline()))
    }
}

private final class SpyDelegate: NSObject, TrailListViewControllerDelegate {
    var selected: [Trail] = []
    func trailList(_ list: TrailListViewController, didSelect trail: Trail) { selected.append(trail) }
}

final class TrailListXCTests: XCTestCase {

    private var window: UIWindow!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        super.tearDown()
    }

    private func show(_ service: TrailService) -> TrailListViewController {
        let list = TrailListViewController(viewModel: TrailListViewModel(service: service))
        window.rootViewController = list
        window.makeKeyAndVisible()
        return list
    }

    func testRowsAreShown() {
        let list = show(TrailLibrary())
        list.view.layoutIfNeeded()
        XCTAssertEqual(list.tableView.visibleCells.count, 2)
    }

    func testAFailureIsShown() {
        let service = FailingService()
        let list = show(service)
        XCTAssertEqual(list.navigationItem.prompt, "Cannot load: offline")
        XCTAssertEqual(service.calls, 1)
    }

    func testASelectionIsToldToTheDelegate() {
        let delegate = SpyDelegate()
        let list = show(TrailLibrary())
        list.delegate = delegate
        let base: ScrollingViewController = list
        (base as UITableViewDelegate).tableView?(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(delegate.selected.map(\.name), ["Ridge"])
    }

    func testTheFilterSendsItsSelector() {
        let list = show(TrailLibrary())
        list.filterControl.selectedSegmentIndex = 1
        list.filterControl.sendActions(for: .valueChanged)
        XCTAssertEqual(list.viewModel.trails.map(\.name), ["Lake"])
    }
}
