import Fleet
import FleetTesting
import TestSupport
import Testing

/// A whole app out of two storyboards, driven the way a user does.
@MainActor @Suite(.freshApplication) struct BirdAppTests {
  private let storyboard = UIStoryboard(name: "Birds", bundle: .module)

  private func start() throws -> UITabBarController {
    let tabs = try #require(
      storyboard.instantiateInitialViewController() as? UITabBarController)
    setAsAppRootWindow(tabs)
    return tabs
  }

  private func birdList(_ tabs: UITabBarController) throws -> BirdListViewController {
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    return try #require(navigation.viewControllers.first as? BirdListViewController)
  }

  @Test func `the tabs, bars and screens come as the files say`() throws {
    let reported = try failures {
      let tabs = try start()
      #expect(tabs.storyboard === storyboard)
      #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Birds", "Settings"])
      #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "3")
      let list = try birdList(tabs)
      #expect(list.navigationController?.navigationBar.prefersLargeTitles == true)
      #expect(list.navigationItem.title == "Birds")
      #expect(list.headerLabel.text == "All birds")
      #expect(list.addItem === list.navigationItem.rightBarButtonItem)
      #expect(list.tableView.tableHeaderView?.frame.height == 30)
      #expect(
        list.tableView.fetchCell(at: [0, 2], asType: PrototypeBirdCell.self).nameLabel.text
          == "Wren")
    }
    #expect(reported.reasons == [])
  }

  @Test
  func `a row's segue asks, prepares and shows, and then the row is selected (behaviour 207)`()
    throws
  {
    let tabs = try start()
    let list = try birdList(tabs)
    list.tableView.selectRow(at: [0, 1])
    let detail = try #require(
      list.navigationController?.topViewController as? BirdDetailViewController)
    #expect(list.log == ["should ShowBird", "prepare ShowBird", "didSelect 1"])
    #expect(detail.nameLabel.text == "Raven")
    #expect(detail.topSpace.constant == 41)
    #expect(
      detail.log == [
        "awake, view not loaded", "prepare EmbedMap", "viewDidLoad, 1 children", "viewWillAppear",
      ])
  }

  @Test func `an embedded scene is a child that appears (behaviour 210)`() throws {
    let tabs = try start()
    let list = try birdList(tabs)
    list.performSegue(withIdentifier: "ShowRandomBird", sender: nil)
    Fleet.settle()
    let detail = try #require(
      list.navigationController?.topViewController as? BirdDetailViewController)
    let map = try #require(detail.children.first as? BirdMapViewController)
    #expect(detail.map === map)
    #expect(map.log == ["viewDidLoad", "viewDidAppear"])
    #expect(list.log == ["prepare ShowRandomBird"])
  }

  @Test func `actions of cells reach the cell and the screen`() throws {
    let list = try birdList(start())
    let cell = list.tableView.fetchCell(at: [0, 0], asType: PrototypeBirdCell.self)
    cell.likeButton.tap()
    #expect(cell.likes == 1)
    #expect(cell.wokenWithOutlets)
    #expect(list.log == ["liked"])
  }

  @Test func `a bird is added: present, type, unwind (behaviour 211)`() throws {
    let list = try birdList(start())
    list.navigationItem.rightBarButtonItem?.tap()
    let navigation = try #require(list.presentedViewController as? UINavigationController)
    #expect(navigation.modalPresentationStyle == .formSheet)
    let add = try #require(navigation.topViewController as? AddBirdViewController)
    #expect(!add.saveItem.isEnabled)
    #expect(add.nameField.delegate === add)
    add.nameField.enter("Heron")
    #expect(add.saveItem.isEnabled)
    add.saveItem.tap()
    #expect(list.presentedViewController == nil)
    #expect(
      list.log == [
        "should AddBird", "prepare AddBird", "back from AddBirdViewController Saved",
      ])
    #expect(
      list.tableView.fetchCell(at: [0, 3], asType: PrototypeBirdCell.self).nameLabel.text == "Heron"
    )
  }

  @Test func `a cancelled bird goes back too`() throws {
    let list = try birdList(start())
    list.navigationItem.rightBarButtonItem?.tap()
    let navigation = try #require(list.presentedViewController as? UINavigationController)
    navigation.topViewController?.navigationItem.leftBarButtonItem?.tap()
    #expect(list.presentedViewController == nil)
    #expect(list.log.last == "back from AddBirdViewController without identifier")
    #expect(list.birds.count == 3)
  }

  @Test func `a static table shows its rows, and a row leads on`() throws {
    let tabs = try start()
    tabs.selectTab(withLabel: "Settings")
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let settings = try #require(navigation.topViewController as? SettingsViewController)
    let table = try #require(settings.tableView)
    #expect(table.style == .grouped)
    #expect(!settings.clearsSelectionOnViewWillAppear)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(settings.tableView(table, titleForHeaderInSection: 0) == "Sound")
    #expect(settings.tableView(table, titleForFooterInSection: 0) == "Birds sing\nwhen tapped.")
    #expect(table.rectForRow(at: [0, 1]).height == 70)
    #expect(settings.volumeCell.textLabel?.text == "Volume")
    #expect(settings.volumeCell.detailTextLabel?.text == "Loud")
    settings.soundSwitch.flip()
    #expect(!settings.hasSound)
    table.selectRow(at: [1, 0])
    #expect(navigation.topViewController?.navigationItem.title == "About")
    navigation.tapBackButton()
    #expect(navigation.topViewController === settings)
  }

  @Test func `a reference leads to a screen of the other storyboard`() throws {
    let list = try birdList(start())
    list.performSegue(withIdentifier: "ShowAbout", sender: nil)
    Fleet.settle()
    let about = try #require(list.navigationController?.topViewController)
    #expect(about.navigationItem.title == "About")
    #expect(about.storyboard !== storyboard)
    let text = about.view.subviews.first as? UITextView
    #expect(text?.text == "Written for\nthose who listen.")
    #expect(text?.isEditable == false)
    #expect(storyboard.instantiateViewController(withIdentifier: "AboutElsewhere").title == nil)
  }

  @Test func `one screen is bound and one is mocked`() throws {
    final class OwnMap: UIViewController {}
    let map = OwnMap()
    storyboard.bind(viewController: map, toIdentifier: "BirdMap")
    let detail = storyboard.mockIdentifier(
      "BirdDetail", usingMockFor: BirdDetailViewController.self)
    let list = try birdList(start())
    list.tableView.selectRow(at: [0, 2])
    #expect(list.navigationController?.topViewController === detail)
    #expect(detail.bird == "Wren")
    #expect(detail.title == "Bird")
    #expect(detail.log == [])
    #expect(!map.isViewLoaded)
    list.navigationController?.tapBackButton()
    list.performSegue(withIdentifier: "ShowMap", sender: nil)
    Fleet.settle()
    #expect(list.navigationController?.topViewController === map)
  }

  @Test func `a user goes through all of it, with one screen bound and one mocked`() throws {
    let map = BirdMapViewController()
    storyboard.bind(viewController: map, toIdentifier: "BirdMap")
    let found = try failures {
      let tabs = try start()
      let list = try birdList(tabs)
      let navigation = try #require(list.navigationController)

      list.tableView.selectRow(at: [0, 0])
      let detail = try #require(navigation.topViewController as? BirdDetailViewController)
      #expect(detail.nameLabel.text == "Pigeon" && detail.children == [map])
      #expect(map.log == ["viewDidLoad", "viewDidAppear"])
      navigation.tapBackButton()

      list.navigationItem.rightBarButtonItem?.tap()
      let form = list.presentedViewController?.children.first as? AddBirdViewController
      form?.nameField.enter("Heron")
      form?.saveItem.tap()
      #expect(list.presentedViewController == nil)

      let mock = storyboard.mockIdentifier(
        "BirdDetail", usingMockFor: BirdDetailViewController.self)
      list.tableView.selectRow(at: [0, 3])
      #expect(navigation.topViewController === mock && mock.bird == "Heron")
      #expect(mock.log == [])
      navigation.tapBackButton()

      tabs.selectTab(withLabel: "Settings")
      let settings = try #require(
        (tabs.selectedViewController as? UINavigationController)?.topViewController
          as? SettingsViewController)
      settings.soundSwitch.flip()
      #expect(!settings.hasSound)
      settings.tableView.selectRow(at: [1, 0])
      #expect(settings.navigationController?.topViewController?.navigationItem.title == "About")
      settings.navigationController?.tapBackButton()

      tabs.selectTab(withLabel: "Birds")
      #expect(navigation.topViewController === list)
    }
    #expect(found.reasons == [])
  }

  @Test func `everything of it is released`() throws {
    var tabs: UITabBarController? = try start()
    let list = try birdList(try #require(tabs))
    list.tableView.selectRow(at: [0, 0])
    weak let watched = list.navigationController?.topViewController
    #expect(watched != nil)
    expectRelease {
      tabs
    } after: {
      tabs = nil
      setAsAppRootWindow(UIViewController())
    }
    #expect(watched == nil)
  }
}
