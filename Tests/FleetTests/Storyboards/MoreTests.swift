import Fleet
import FleetTesting
import TestSupport
import Testing

/// Tints, the looks of bars, key commands, and the initial state of editing and searching.
@MainActor @Suite(.freshApplication) struct MoreTests {
  private let storyboard = UIStoryboard(name: "More", bundle: .module)

  private func shown() throws -> MoreViewController {
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    setAsAppRootWindow(navigation)
    return try #require(navigation.topViewController as? MoreViewController)
  }

  private func find<View: UIView>(_ type: View.Type) throws -> View {
    try #require(try shown().view.subviews.lazy.compactMap { $0 as? View }.first)
  }

  @Test func `it loads without a failure, and what is not modelled is listed`() throws {
    let log = try logged {
      let screen = try shown()
      screen.performSegue(withIdentifier: "Odd", sender: nil)
      Fleet.settle()
      #expect(screen.navigationController?.topViewController is EditingViewController)
    }
    #expect(log.failures.reasons + log.notes.reasons == [])
    #expect(
      storyboard.diagnostics.map { String($0.drop { $0 != ":" }.dropFirst(2)) } == [
        "a key command without an action",
        "the kind 'sheet' of a segue is not modelled: it shows",
      ])
  }

  // MARK: Bars

  @Test func `a navigation bar looks as the file says`() throws {
    let bar = try #require(try shown().navigationController?.navigationBar)
    let title = bar.titleTextAttributes
    #expect(bar.shadowImage == UIImage(named: "line"))
    #expect(title?[.font] as? UIFont == .boldSystemFont(ofSize: 19))
    #expect(title?[.foregroundColor] as? UIColor == .systemRed)
    let shadow = title?[.shadow] as? NSShadow
    #expect(shadow?.shadowColor as? UIColor == .systemBlue)
    #expect(shadow?.shadowOffset == CGSize(width: 1, height: 2))
    #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .systemGreen)
    let standard = bar.standardAppearance
    #expect(standard.backgroundEffect == UIBlurEffect(style: .systemMaterial))
    #expect(standard.backgroundImage == UIImage(named: "sky"))
    #expect(standard.shadowImage == UIImage(systemName: "line.horizontal"))
    #expect(standard.backgroundColor == .systemYellow && standard.shadowColor == .systemPink)
    #expect(standard.titleTextAttributes[.foregroundColor] as? UIColor == .systemTeal)
    #expect(standard.largeTitleTextAttributes[.font] as? UIFont == .systemFont(ofSize: 40))
    #expect(bar.compactAppearance != nil && bar.scrollEdgeAppearance != nil)
    #expect(bar.compactScrollEdgeAppearance != nil)
  }

  @Test func `a toolbar and a tab bar look as the file says`() throws {
    let toolbar = try #require(try shown().navigationController?.toolbar)
    #expect(toolbar.standardAppearance.backgroundColor == .systemMint)
    #expect(toolbar.compactAppearance != nil && toolbar.scrollEdgeAppearance != nil)
    #expect(toolbar.compactScrollEdgeAppearance != nil)
    let tabs = try find(UITabBar.self)
    #expect(tabs.standardAppearance.backgroundEffect == UIBlurEffect(style: .regular))
    #expect(tabs.scrollEdgeAppearance != nil && tabs.shadowImage == UIImage(named: "line"))
  }

  // MARK: Key commands

  @Test func `a screen has its key commands, and more can be added`() throws {
    let screen = try shown()
    let commands = try #require(screen.keyCommands)
    #expect(commands.map(\.input) == ["n", UIKeyCommand.inputUpArrow])
    #expect(commands.map(\.modifierFlags) == [[.command, .shift], .command])
    #expect(commands.map(\.action) == ["addBird:", "goUp:"])
    #expect(commands[0].title == "New" && commands[0].discoverabilityTitle == "Add a bird")
    let own = UIKeyCommand(input: "d", modifierFlags: [], action: "addBird:")
    screen.addKeyCommand(own)
    #expect(screen.keyCommands?.last === own)
    screen.removeKeyCommand(own)
    #expect(screen.keyCommands?.map(\.input) == ["n", UIKeyCommand.inputUpArrow])
    #expect(UIViewController().keyCommands == nil)
  }

  @Test func `a menu's key command can be chosen`() throws {
    let screen = try shown()
    let button = try #require(screen.view.viewWithTag(1) as? UIButton)
    let command = try #require(button.menu?.children.first as? UIKeyCommand)
    #expect(command.input == "u" && command.state == .mixed)
    #expect(command.modifierFlags == [.alphaShift, .alternate, .control, .numericPad])
    #expect(command.image == UIImage(systemName: "arrow.up"))
    #expect(command.attributes == .keepsMenuPresented)
    #expect(button.menu?.options == [.singleSelection, .destructive])
    button.chooseMenuItem(withTitle: "Up")
    #expect(screen.log == ["up Up"])
  }

  // MARK: Views

  @Test func `a search bar has its buttons, scopes and images`() throws {
    let screen = try shown()
    let bar = try #require(screen.view.subviews.first as? UISearchBar)
    #expect(bar.barStyle == .black && bar.showsCancelButton && bar.showsScopeBar)
    #expect(bar.scopeButtonTitles == ["All", "Seen"])
    #expect(bar.scopeBarBackgroundImage == UIImage(systemName: "rectangle"))
    #expect(bar.searchTextPositionAdjustment == UIOffset(horizontal: 6, vertical: 5))
    #expect(bar.searchFieldBackgroundPositionAdjustment == UIOffset(horizontal: 4, vertical: 3))
    bar.tapBookmarkButton()
    bar.tapResultsListButton()
    #expect(screen.log == ["bookmarks", "results"])
    bar.selectScope(withTitle: "Seen")
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test func `images, calendars and titles stand in elements of their own`() throws {
    #expect(try find(UITextField.self).background == UIImage(systemName: "capsule"))
    #expect(try find(UIDatePicker.self).calendar.identifier == .hebrew)
    let table = storyboard.instantiateViewController(withIdentifier: "Editing")
    table.loadViewIfNeeded()
    let refresh = (table as? UITableViewController)?.refreshControl
    #expect(refresh?.attributedTitle?.string == "Look again")
  }

  @Test func `a table is edited as the file says`() throws {
    let screen = try #require(
      storyboard.instantiateViewController(withIdentifier: "Editing") as? EditingViewController)
    let navigation = setInAppWindowRootNavigation(screen)
    let table = try #require(screen.tableView)
    #expect(table.prefetchDataSource === screen)
    #expect(!table.allowsSelection && table.allowsSelectionDuringEditing)
    #expect(!table.allowsMultipleSelection && table.allowsMultipleSelectionDuringEditing)
    let cell = table.fetchCell(at: [0, 1])
    #expect(cell.editingAccessoryType == .disclosureIndicator && cell.showsReorderControl)
    #expect(cell.indentationLevel == 3 && cell.indentationWidth == 7)
    #expect(!cell.shouldIndentWhileEditing)
    screen.setEditing(true, animated: false)
    table.selectRow(at: [0, 0])
    table.selectRow(at: [0, 1])
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 1]])
    screen.setEditing(false, animated: false)
    table.tapAccessory(at: [0, 0])
    #expect(navigation.topViewController is MoreViewController)
  }

  // MARK: Connections

  private func connected() throws -> ConnectedViewController {
    let screen = storyboard.instantiateViewController(withIdentifier: "Connected")
    setInAppWindowRootNavigation(screen)
    return try #require(screen as? ConnectedViewController)
  }

  @Test func `the outlets of UIKit's classes are connected`() throws {
    let found = try failures {
      let screen = try connected()
      let (field, cell) = (try #require(screen.field), try #require(screen.cell))
      let table = try #require(screen.tableView)
      let views = [
        field.leftView, field.rightView, field.inputView, field.inputAccessoryView,
        cell.accessoryView, cell.editingAccessoryView, cell.backgroundView,
        cell.selectedBackgroundView, cell.multipleSelectionBackgroundView,
        table.tableHeaderView, table.tableFooterView, table.backgroundView,
        screen.navigationItem.rightBarButtonItem?.customView, screen.navigationItem.titleView,
      ]
      #expect(views.map { $0?.tag ?? 0 } == Array(1...14))
      #expect(screen.refreshControl != nil)
      let item = try #require(screen.navigationItem.rightBarButtonItem)
      #expect(item.landscapeImagePhone == UIImage(named: "wide"))
    }
    #expect(found.reasons == [])
  }

  @Test func `a control hears of each event that the file names`() throws {
    let screen = try connected()
    let button = try #require(screen.button)
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd,
      .editingDidEndOnExit,
    ]
    for event in events {
      #expect(button.actions(forTarget: screen, forControlEvent: event) == ["event:"])
    }
    #expect(
      button.accessibilityTraits == [
        .button, .link, .image, .selected, .playsSound, .staticText, .summaryElement, .notEnabled,
        .updatesFrequently, .searchField, .header, .adjustable, .keyboardKey,
        .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .tabBar,
      ])
    let buttons = button.superview?.subviews.dropFirst(2).compactMap { $0 as? UIButton }
    #expect(
      buttons?.map(\.configuration?.title) == ["gray", "bordered", "borderedTinted", "borderless"])
  }

  @Test func `a segue of the old kind replace shows a detail`() throws {
    let screen = try connected()
    screen.performSegue(withIdentifier: "Replace", sender: nil)
    Fleet.settle()
    #expect(screen.presentedViewController is MoreViewController)
  }
}
