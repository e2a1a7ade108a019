import Fleet
import FleetTesting
import TestSupport
import Testing

/// Rare contents of files: custom classes for items and bars, menus, and stand-ins.
@MainActor @Suite(.freshApplication) struct RestTests {
  private let storyboard = UIStoryboard(name: "Rest", bundle: .module)

  private func shown() throws -> (tabs: UITabBarController, screen: OwnViewController) {
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    setAsAppRootWindow(tabs)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    return (tabs, try #require(navigation.topViewController as? OwnViewController))
  }

  private func find<View: UIView>(_ type: View.Type, at index: Int = 0) throws -> View {
    let views = try shown().screen.view.subviews.filter { Swift.type(of: $0) == type }
    return try #require(views.indices.contains(index) ? views[index] as? View : nil)
  }

  // MARK: Classes

  @Test func `bars and items are of the classes that the file names`() throws {
    let found = try failures {
      let (tabs, screen) = try shown()
      #expect(tabs.tabBar is OwnTabBar)
      #expect(tabs.tabBar.barTintColor == .systemRed)
      #expect(tabs.tabBar.unselectedItemTintColor == .systemBlue)
      #expect(tabs.tabBar.itemWidth == 70 && tabs.tabBar.itemSpacing == 4)
      #expect(tabs.tabBar.backgroundImage == UIImage(named: "stripes"))
      #expect(tabs.tabBar.selectionIndicatorImage == UIImage(named: "dot"))
      let navigation = try #require(screen.navigationController)
      #expect((navigation.tabBarItem as? OwnTabBarItem)?.wakings == 1)
      #expect(navigation.tabBarItem.badgeValue == "3")
      #expect(navigation.tabBarItem.badgeColor == .systemGreen)
      #expect(navigation.tabBarItem.landscapeImagePhone == UIImage(named: "bird.wide"))
      #expect(
        navigation.tabBarItem.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      #expect(navigation.tabBarItem.accessibilityIdentifier == "ownTab")
      #expect(navigation.navigationBar is OwnNavigationBar)
      #expect(navigation.navigationBar.prefersLargeTitles)
      #expect(navigation.navigationBar.backIndicatorImage == UIImage(named: "left"))
      #expect(navigation.navigationBar.topItem === screen.navigationItem)
      #expect(navigation.toolbar is OwnToolbar && !navigation.isToolbarHidden)
      #expect(navigation.hidesBarsOnTap && navigation.hidesBarsOnSwipe)
      #expect(
        navigation.hidesBarsWhenKeyboardAppears && navigation.hidesBarsWhenVerticallyCompact)
      let item = try #require(screen.navigationItem as? OwnNavigationItem)
      // A runtime attribute has given the screen another title since.
      #expect(item.title == "Titled" && item.style == .editor)
      #expect(item.backButtonDisplayMode == .minimal)
      #expect(item.screen === screen && item.wakings == [screen])
      tabs.selectTab(withLabel: "Split")
      tabs.selectTab(withLabel: "Own")
      #expect(tabs.selectedIndex == 0)
    }
    #expect(found.reasons == [])
  }

  @Test func `a bar that the file gives a class shows its screens as ever`() throws {
    let screen = try shown().screen
    let navigation = try #require(screen.navigationController)
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: true)
    Fleet.settle()
    #expect(navigation.navigationBar.topItem?.title == "Next")
    navigation.tapBackButton()
    #expect(navigation.topViewController === screen)
  }

  @Test func `gesture recognizers are of their classes, with all that the file says`() throws {
    let effect = try find(UIVisualEffectView.self)
    let tap = try #require(effect.contentView.gestureRecognizers?.first as? OwnTap)
    #expect(tap.isOwn && tap.wakings == 1 && tap.numberOfTouchesRequired == 2)
    #expect(
      effect.effect == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial)))
  }

  // MARK: Menus

  @Test func `a button's menu holds what the file says`() throws {
    let screen = try shown().screen
    let button = try #require(screen.view.subviews.first as? UIButton)
    #expect(button.menu?.title == "More")
    #expect(button.menu?.children.map(\.title) == ["Rename", "Ticked", "Danger"])
    #expect((button.menu?.children[0] as? UICommand)?.image == UIImage(systemName: "pencil"))
    #expect(button.menu?.selectedElements.map(\.title) == ["Ticked"])
    let inner = try #require(button.menu?.children[2] as? UIMenu)
    #expect(inner.options == .displayInline)
    #expect((inner.children.first as? UIAction)?.attributes == [.destructive, .disabled])
    #expect(button.toolTip == "What next?" && button.isPointerInteractionEnabled)
    #expect(button.titleLabel?.lineBreakMode == .byClipping)
  }

  @Test func `an item's menu holds what the file says, and its command finds the screen`() throws {
    let screen = try shown().screen
    let item = try #require(screen.navigationItem.rightBarButtonItem)
    #expect(item.isSelected && item.changesSelectionAsPrimaryAction && !item.isHidden)
    #expect(item.possibleTitles == ["Menu", "Close"] && item.tintColor == .systemRed)
    #expect(item.accessibilityIdentifier == "menuItem" && item.accessibilityLabel == "Menu item")
    #expect(item.accessibilityHint == "Opens a menu")
    item.chooseMenuItem(withTitle: "Rename")
    #expect(screen.renamings == 1)
  }

  // MARK: Attributes

  @Test func `a configuration says all that it can`() throws {
    let button = try find(UIButton.self, at: 1)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Shown" && configuration.subtitle == "Below")
    #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .large)
    #expect(configuration.titleAlignment == .center && configuration.titlePadding == 3)
    #expect(configuration.imagePadding == 5 && configuration.imagePlacement == .trailing)
    #expect(configuration.showsActivityIndicator)
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let holder = try #require(try shown().screen.container)
    let picture = try #require(holder.subviews.first as? UIImageView)
    #expect(picture.image == UIImage(systemName: "bird"))
    #expect(picture.highlightedImage == UIImage(named: "bird.fill"))
  }

  @Test func `text input says how it helps`() throws {
    let field = try find(UITextField.self)
    #expect(field.text == "Wren" && field.attributedPlaceholder?.string == "Your name")
    #expect(field.background == UIImage(named: "paper"))
    #expect(field.disabledBackground == UIImage(named: "grey"))
    #expect(field.smartDashesType == .no && field.smartQuotesType == .no)
    #expect(field.smartInsertDeleteType == .no)
    let view = try find(UITextView.self)
    #expect(view.text == "https://example.org")
    #expect(view.autocapitalizationType == .sentences)
    #expect(view.smartDashesType == .yes && view.smartQuotesType == .yes)
    #expect(view.smartInsertDeleteType == .yes)
    #expect(view.dataDetectorTypes == [.link, .phoneNumber])
    let bar = try find(UISearchBar.self)
    #expect(bar.backgroundImage == UIImage(named: "wood"))
    #expect(bar.scopeBarBackgroundImage == UIImage(named: "stone"))
    #expect(bar.barTintColor == .systemTeal)
  }

  @Test func `controls say how they look`() throws {
    let tick = try find(UISwitch.self)
    #expect(tick.preferredStyle == .checkbox && tick.title == "Tick")
    #expect(tick.thumbTintColor == .systemPink)
    let slider = try find(UISlider.self)
    #expect(slider.minimumValueImage == UIImage(named: "low"))
    #expect(slider.maximumValueImage == UIImage(named: "high"))
    #expect(slider.maximumTrackTintColor == .systemPink && slider.thumbTintColor == .systemBrown)
    let parts = try find(UISegmentedControl.self)
    #expect(parts.titleForSegment(at: 0) == "A title that is too long for an attribute")
    #expect(parts.contentOffsetForSegment(at: 0) == CGSize(width: 1, height: 2))
    #expect(parts.selectedSegmentTintColor == .systemMint)
    let well = try find(UIColorWell.self)
    #expect(well.title == "Plumage" && !well.supportsAlpha && well.selectedColor == .systemRed)
    let pages = try find(UIPageControl.self)
    #expect(pages.backgroundStyle == .prominent && !pages.allowsContinuousInteraction)
    #expect(pages.pageIndicatorTintColor == .systemRed)
    #expect(pages.currentPageIndicatorTintColor == .systemBlue)
    let progress = try find(UIProgressView.self)
    #expect(progress.progressTintColor == .systemRed && progress.trackTintColor == .systemBlue)
    #expect(progress.progressImage == UIImage(named: "done"))
    #expect(progress.trackImage == UIImage(named: "open"))
    #expect(try find(UIActivityIndicatorView.self).color == .systemRed)
    let picker = try find(UIDatePicker.self)
    #expect(picker.countDownDuration == 120 && !picker.roundsToMinuteInterval)
    #expect(picker.locale == Locale(identifier: "de_DE"))
    #expect(picker.timeZone == TimeZone(identifier: "Europe/Zurich"))
    #expect(picker.date > Date(timeIntervalSinceReferenceDate: 1_000_000))
    let scroll = try find(UIScrollView.self)
    #expect(scroll.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(scroll.verticalScrollIndicatorInsets.left == 5)
    #expect(scroll.horizontalScrollIndicatorInsets.bottom == 8)
    #expect(scroll.layoutMargins.left == 10)
  }

  @Test func `runtime attributes of all types`() throws {
    let (_, screen) = try shown()
    #expect(screen.title == "Titled" && screen.restorationIdentifier == "own")
    #expect(screen.spot == CGPoint(x: 1, y: 2))
    #expect(screen.place == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(screen.range == NSRange(location: 5, length: 6))
    #expect(screen.picture == UIImage(named: "nest"))
    #expect(screen.nothing == nil)
    #expect(screen.edgesForExtendedLayout == .top)
    let view = try #require(screen.container)
    #expect(!view.isHidden && view.alpha == 0.25 && view.tag == 17 && view.clipsToBounds)
    #expect(view.backgroundColor == .systemRed && view.tintColor == .systemBlue)
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(view.layer.shadowOpacity == 0.5 && view.layer.shadowRadius == 3)
    #expect(view.accessibilityIdentifier == "container")
    #expect(view.restorationIdentifier == "container")
    #expect(view.accessibilityLabel == "Container" && view.accessibilityHint == "Holds")
  }

  // MARK: Segues

  @Test func `a popover says where it points and what can be touched beside it`() throws {
    let screen = try shown().screen
    screen.performSegue(withIdentifier: "Popover", sender: nil)
    Fleet.settle()
    let popover = screen.presentedViewController?.popoverPresentationController
    #expect(popover?.permittedArrowDirections == [.up, .left])
    #expect(popover?.passthroughViews?.first is UITextView)
  }

  @Test func `a push without a navigation controller raises`() {
    let screen = storyboard.instantiateViewController(withIdentifier: "Own")
    setAsAppRootWindow(screen)
    let text =
      "Push segues can only be used when the source controller is managed by an instance of "
      + "UINavigationController."
    let found = failures { screen.performSegue(withIdentifier: "Push", sender: nil) }
    #expect(
      found.reasons == ["Could not find a navigation controller for segue 'Push'. \(text)"])
    #expect(found.first?.name.rawValue == "NSGenericException")
    #expect(screen.presentedViewController == nil && screen.children.isEmpty)
  }

  // MARK: Tables

  @Test func `a table with rows of its own, and all that cells can have`() throws {
    let screen = try #require(
      storyboard.instantiateViewController(withIdentifier: "Table") as? UITableViewController)
    let found = try failures {
      setAsAppRootWindow(screen)
      let table = try #require(screen.tableView)
      #expect(table.style == .insetGrouped && table.backgroundView != nil)
      #expect(table.separatorInset.left == 9 && table.separatorColor == .systemRed)
      #expect(table.separatorInsetReference == .fromAutomaticInsets)
      #expect(table.sectionIndexColor == .systemRed && table.sectionHeaderTopPadding == 5)
      #expect(table.sectionIndexBackgroundColor == .systemBlue)
      #expect(table.sectionIndexTrackingBackgroundColor == .systemTeal)
      #expect((table.tableFooterView as? UILabel)?.text == "The end")
      #expect(table.tableHeaderView?.bounds.height == 44)
      #expect(screen.refreshControl != nil)
      let cell = table.fetchCell(at: [0, 0])
      #expect(cell.reuseIdentifier == "logout")
      #expect(cell.indentationLevel == 2 && cell.indentationWidth == 12)
      #expect(cell.separatorInset.left == 7 && cell.editingAccessoryType == .checkmark)
      #expect(cell.backgroundView != nil && cell.selectedBackgroundView != nil)
      #expect(cell.multipleSelectionBackgroundView != nil)
      #expect(cell.accessoryView != nil && cell.editingAccessoryView != nil)
      #expect(cell.contentView.gestureRecognizers?.count == 1)
      let content = table.fetchCell(at: [0, 1]).contentConfiguration
      let list = try #require(content as? UIListContentConfiguration)
      #expect(list.text == "Configured" && list.secondaryText == "Below")
      #expect(list.image == UIImage(named: "bird"))
      let header = table.fetchHeader(inSection: 0) as? UITableViewHeaderFooterView
      let footer = table.fetchFooter(inSection: 0) as? UITableViewHeaderFooterView
      #expect(header?.textLabel?.text == "One" && footer?.textLabel?.text == "End")
    }
    #expect(found.reasons == [])
  }

  @Test func `a row that the file lists keeps its cell and its identifier`() throws {
    let screen = try #require(
      storyboard.instantiateViewController(withIdentifier: "Table") as? UITableViewController)
    setAsAppRootWindow(screen)
    let cell = screen.tableView.fetchCell(at: [0, 0])
    screen.tableView.reloadData()
    Fleet.settle()
    #expect(screen.tableView.fetchCell(at: [0, 0]) === cell)
    #expect(screen.tableView.dequeueReusableCell(withIdentifier: "logout") == nil)
  }

  @Test func `headers come from a nib, and are used again`() throws {
    final class List: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Songs")
        (header as? SongHeader)?.name.text = "Songs \(section)"
        return header
      }
    }
    let list = List()
    list.tableView.register(
      UINib(nibName: "SongHeader", bundle: .module), forHeaderFooterViewReuseIdentifier: "Songs")
    list.tableView.sectionHeaderHeight = 30
    setAsAppRootWindow(list)
    let header = try #require(list.tableView.headerView(forSection: 1) as? SongHeader)
    #expect(header.name.text == "Songs 1")
    #expect(header.reuseIdentifier == "Songs")
    list.tableView.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "Songs")
    #expect(list.tableView.dequeueReusableHeaderFooterView(withIdentifier: "Other") == nil)
  }

  @Test func `a nib without a header raises`() {
    let table = UITableView()
    table.register(
      UINib(nibName: "BadgeCell", bundle: .module), forHeaderFooterViewReuseIdentifier: "Songs")
    let found = failures {
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Songs") == nil)
    }
    #expect(
      found.reasons == [
        "invalid nib registered for identifier (Songs) - nib must contain exactly one top level "
          + "object which must be a UITableViewHeaderFooterView instance"
      ])
  }

  // MARK: Containers

  @Test func `a split view controller has its screens, and collapses on a phone`() throws {
    let tabs = try shown().tabs
    tabs.selectTab(withLabel: "Split")
    let split = try #require(tabs.selectedViewController as? UISplitViewController)

    #expect(split.style == .unspecified)
    #expect(split.isCollapsed)
    let screens = split.children.map { "\(type(of: $0))" }
    #expect(screens.contains("UICollectionViewController") || screens.contains("UIViewController"))
  }

  @Test func `a page view controller has what the file says`() throws {
    let pages = try #require(
      storyboard.instantiateViewController(withIdentifier: "Pages") as? UIPageViewController)

    #expect(pages.transitionStyle == .scroll)
    #expect(pages.navigationOrientation == .horizontal)
    #expect(pages.spineLocation == .none)
    #expect(pages.isDoubleSided)
  }

  // MARK: What stands in

  @Test func `what is not modelled stands in with its children, and the list says so`() throws {
    let found = try failures {
      let tabs = try shown().tabs
      tabs.selectTab(withLabel: "Split")
      let drawn = storyboard.instantiateViewController(withIdentifier: "Drawn")
      #expect(type(of: drawn) == UIViewController.self)
      drawn.loadViewIfNeeded()
      storyboard.instantiateViewController(withIdentifier: "Table").loadViewIfNeeded()
    }
    #expect(found.reasons == [])
    #expect(
      storyboard.diagnostics.map { String($0.drop { $0 != ":" }.dropFirst(2)) } == [
        "<searchDisplayController> is not modelled",
        "a connection leads to <searchDisplayController>, which was not made for it",
        "the outlet 'pasteDelegate' is not modelled",
        "<glkViewController> is not modelled: a UIViewController stands in",
        "'delegate' is no outlet of the class that stands in",
      ])
  }
}
