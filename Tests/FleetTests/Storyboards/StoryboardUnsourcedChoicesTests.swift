import Fleet
import FleetTesting
import TestSupport
import Testing

/// What storyboards do where no source says what UIKit does.
@MainActor @Suite(.freshApplication) struct StoryboardUnsourcedChoicesTests {
  private let birds = UIStoryboard(name: "Birds", bundle: .module)

  private func shownList() throws -> BirdListViewController {
    let list = try #require(
      birds.instantiateViewController(withIdentifier: "BirdList") as? BirdListViewController)
    setInAppWindowRootNavigation(list)
    return list
  }

  @Test func `a row's segue is gone before the row's didSelect`() throws {
    let list = try shownList()
    list.tableView.selectRow(at: [0, 0])
    #expect(list.log == ["should ShowBird", "prepare ShowBird", "didSelect 0"])
  }

  @Test func `an accessory's segue is gone after the delegate has heard of the tap`() throws {
    final class List: BirdListViewController {
      override func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) { log.append("accessory \(indexPath.row)") }
    }
    let list = birds.instantiateViewController(identifier: "BirdList") { List(coder: $0) }
    let navigation = setInAppWindowRootNavigation(list)
    list.tableView.tapAccessory(at: [0, 1])
    #expect(list.log == ["accessory 1", "should ShowMap", "prepare ShowMap"])
    #expect(navigation.topViewController is BirdMapViewController)
  }

  @Test func `a long press goes its segue once, when it begins`() throws {
    let storyboard = UIStoryboard(name: "Everything", bundle: .module)
    let screen = try #require(storyboard.instantiateInitialViewController())
    setAsAppRootWindow(screen)
    let found = failures { screen.view.longPress() }
    #expect(found.reasons == [])
    #expect(screen.presentedViewController?.storyboard === storyboard)
  }

  @Test func `an embedded scene stays out where shouldPerformSegue says no (behaviour 210)`() {
    final class Detail: BirdDetailViewController {
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return false
      }
    }
    let detail = birds.instantiateViewController(identifier: "BirdDetail") { Detail(coder: $0) }
    detail.loadViewIfNeeded()
    #expect(detail.children.isEmpty)
    #expect(
      detail.log == [
        "awake, view not loaded", "should EmbedMap", "viewDidLoad, 0 children",
      ])
  }
}
