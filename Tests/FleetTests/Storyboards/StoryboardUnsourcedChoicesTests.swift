import Fleet
import FleetTesting
import TestSupport
import Testing

/// The model's choices for storyboards where UIKit's behaviour has no source.
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

  // MARK: What files say

  private let rest = UIStoryboard(name: "Rest", bundle: .module)

  @Test func `a menu's command sends its action through the responder chain`() throws {
    let screen = try #require(
      rest.instantiateViewController(withIdentifier: "Own") as? OwnViewController)
    setAsAppRootWindow(screen)
    let button = try #require(screen.view.subviews.first as? UIButton)
    button.chooseMenuItem(withTitle: "Rename")
    #expect(screen.renamings == 1)
  }

  @Test func `text input that says nothing of capitals has none`() throws {
    let screen = rest.instantiateViewController(withIdentifier: "Own")
    let fields = screen.view.subviews.compactMap { $0 as? UITextField }
    #expect(fields.map(\.autocapitalizationType) == [.none])
    #expect(UITextField().autocapitalizationType == .sentences)
  }

  @Test func `the document's tint is that of its views and bars, unless they have their own`()
    throws
  {
    let more = UIStoryboard(name: "More", bundle: .module)
    let navigation = try #require(
      more.instantiateInitialViewController() as? UINavigationController)
    setAsAppRootWindow(navigation)
    let screen = try #require(navigation.topViewController)
    #expect(screen.view.tintColor == .systemPurple)
    #expect(screen.view.viewWithTag(1)?.tintColor == .systemBrown)
    #expect(navigation.navigationBar.tintColor == .systemPurple)
    #expect(navigation.toolbar.tintColor == .systemOrange)
    #expect(UIView().tintColor != .systemPurple)
    let owner = FlowOwner()
    let objects = UINib(nibName: "Flow", bundle: .module).instantiate(withOwner: owner)
    #expect((objects.last as? UIView)?.tintColor == .systemIndigo)
    #expect(owner.start.view.tintColor == .systemIndigo)
  }

  @Test func `a key command says its keys in flags or as a number`() throws {
    let more = UIStoryboard(name: "More", bundle: .module)
    let screen = more.instantiateViewController(withIdentifier: "More")
    #expect(screen.keyCommands?.map(\.modifierFlags) == [[.command, .shift], .command])
  }

  @Test func `the view that a nib gives a view controller is loaded when it is asked for`() throws {
    let owner = FlowOwner()
    let objects = UINib(nibName: "Flow", bundle: .module).instantiate(withOwner: owner)
    let start = try #require(owner.start)
    #expect(!start.isViewLoaded && start.button.currentTitle == "Go")
    #expect(start.view === start.button.superview)
    #expect(start.log == ["awake, view not loaded", "viewDidLoad"])
    let other = try #require(objects[1] as? FlowViewController)
    #expect(!other.isViewLoaded)
    #expect(other.view.tag == 41 && other.view === objects[3] as? UIView)
    #expect(other.log == ["awake, view not loaded", "viewDidLoad"])
  }
}
