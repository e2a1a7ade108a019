import Fleet
import FleetTesting
import TestSupport
import Testing

/// Every element and attribute that is claimed to be loaded.
@MainActor @Suite(.freshApplication) struct EverythingTests {
  private let storyboard = UIStoryboard(name: "Everything", bundle: .module)

  private func shown() throws -> EverythingViewController {
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? EverythingViewController)
    setAsAppRootWindow(controller)
    return controller
  }

  private func find<View: UIView>(_ type: View.Type, at index: Int = 0) throws -> View {
    let views = try shown().view.subviews.compactMap { $0 as? View }
    return try #require(views.indices.contains(index) ? views[index] : nil)
  }

  @Test func `everything loads without a failure, and what is not modelled is listed`() throws {
    let log = try logged { _ = try shown() }
    #expect(log.failures.reasons + log.notes.reasons == [])
    let split = storyboard.instantiateViewController(withIdentifier: "Split")
    #expect((split as? UISplitViewController)?.style == .doubleColumn)
    #expect((split as? UISplitViewController)?.viewController(for: .primary) != nil)
    #expect(
      storyboard.diagnostics.map { String($0.drop { $0 != ":" }.dropFirst(2)) } == [
        "<glkView> is not modelled: a UIView stands in"
      ])
  }

  @Test func `a view controller's attributes`() throws {
    let controller = storyboard.instantiateViewController(withIdentifier: "Everything")
    #expect(controller.title == "Everything")
    #expect(controller.restorationIdentifier == "Everything")
    #expect(controller.modalPresentationStyle == .overFullScreen)
    #expect(controller.modalTransitionStyle == .crossDissolve)
    #expect(controller.definesPresentationContext)
    #expect(controller.providesPresentationContextTransitionStyle)
    #expect(controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.hidesBottomBarWhenPushed)
    #expect(controller.preferredContentSize == CGSize(width: 200, height: 300))
    let item = controller.navigationItem
    #expect(item.title == "A\u{1}B and C")
    #expect(item.prompt == "Look")
    #expect(item.backButtonTitle == "Back here")
    #expect(item.backBarButtonItem?.title == "Return")
    #expect(item.hidesBackButton && item.leftItemsSupplementBackButton)
    #expect(item.largeTitleDisplayMode == .never)
    #expect((item.titleView as? UISegmentedControl)?.titleForSegment(at: 0) == "Only")
    #expect(controller.toolbarItems?.count == 1)
  }

  @Test func `a view's attributes`() throws {
    // In a window it would be resized.
    let controller = storyboard.instantiateViewController(withIdentifier: "Everything")
    controller.loadViewIfNeeded()
    let label = try #require((controller as? EverythingViewController)?.plain)
    #expect(label.frame == CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(label.autoresizingMask.rawValue == 63)
    #expect(label.tag == 7)
    #expect(label.alpha == 0.5)
    #expect(label.isHidden && label.clipsToBounds && label.isMultipleTouchEnabled)
    #expect(label.isExclusiveTouch && !label.isOpaque && !label.isUserInteractionEnabled)
    #expect(!label.autoresizesSubviews && !label.clearsContextBeforeDrawing)
    #expect(label.contentMode == .left)
    #expect(label.semanticContentAttribute == .forceRightToLeft)
    #expect(label.tintAdjustmentMode == .dimmed)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 749)
    #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 748)
    #expect(label.accessibilityIdentifier == "plain")
    #expect(label.accessibilityLabel == "Plain")
    #expect(label.accessibilityHint == "Says it plainly")
    #expect(label.accessibilityTraits == [.staticText, .header])
    #expect(label.isAccessibilityElement)
    #expect(label.backgroundColor == .systemGroupedBackground)
    #expect(label.tintColor == UIColor(named: "Brand"))
    #expect(label.layer.cornerRadius == 4)
    #expect(label.layer.borderWidth == 1.5)
    #expect(label.layer.masksToBounds)
    #expect(label.layer.borderColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
  }

  @Test func `a label's attributes`() throws {
    let label = try #require(try shown().plain)
    #expect(label.text == "Plain & simple")
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 0)
    #expect(label.baselineAdjustment == .alignCenters)
    #expect(label.adjustsFontSizeToFitWidth && label.allowsDefaultTighteningForTruncation)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(label.preferredMaxLayoutWidth == 100)
    #expect(!label.isEnabled && label.isHighlighted)
    #expect(label.font == .boldSystemFont(ofSize: 20))
    #expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
    #expect(label.highlightedTextColor == UIColor(white: 0.33, alpha: 1))
    #expect(label.shadowColor == .systemRed)
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(try find(UILabel.self, at: 1).text == "Bold and\nmore")
  }

  @Test func `an image view's attributes`() throws {
    let view = try find(UIImageView.self)
    #expect(view.image == UIImage(systemName: "star.fill"))
    #expect(view.highlightedImage != nil && view.isHighlighted)
    #expect(view.contentMode == .scaleAspectFit)
  }

  @Test func `a button's attributes and states`() throws {
    let button = try find(UIButton.self)
    #expect(button.buttonType == .custom)
    #expect(button.title(for: .normal) == "Normal")
    #expect(button.title(for: .highlighted) == "High\nlight")
    #expect(button.attributedTitle(for: .selected)?.string == "Chosen")
    #expect(button.title(for: .disabled) == "Off")
    #expect(button.title(for: .focused) == "Focus")
    #expect(button.image(for: .normal) == UIImage(named: "star"))
    #expect(button.backgroundImage(for: .normal) == UIImage(named: "back"))
    #expect(button.titleColor(for: .normal) == UIColor(white: 0, alpha: 1))
    #expect(button.titleShadowColor(for: .normal) == UIColor(white: 1, alpha: 1))
    #expect(!button.isEnabled && button.isSelected)
    #expect(button.contentHorizontalAlignment == .left)
    #expect(button.contentVerticalAlignment == .top)
    #expect(!button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled)
    #expect(button.showsTouchWhenHighlighted && button.reversesTitleShadowWhenHighlighted)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleEdgeInsets.left == 5)
    #expect(button.imageEdgeInsets.top == 6)
    #expect(button.titleLabel?.font == UIFont(name: "Futura-Medium", size: 15))
  }

  @Test func `a button's configuration`() throws {
    let button = try find(UIButton.self, at: 1)
    #expect(button.buttonType == .close)
    #expect(button.role == .destructive)
    #expect(button.showsMenuAsPrimaryAction && button.changesSelectionAsPrimaryAction)
    #expect(button.configuration?.title == "From an element")
    #expect(button.configuration?.subtitle == "Below")
    #expect(button.configuration?.image == UIImage(systemName: "bolt"))
    #expect(button.configuration?.baseForegroundColor == .label)
    #expect(button.configuration?.baseBackgroundColor == .systemGray6)
  }

  @Test func `text fields, text views and search bars`() throws {
    let field = try find(UITextField.self)
    #expect(field.text == "a@b.c")
    #expect(field.placeholder == "Mail")
    #expect(field.textAlignment == .center)
    #expect(field.borderStyle == .line)
    #expect(field.clearButtonMode == .always)
    #expect(field.minimumFontSize == 12)
    #expect(field.clearsOnBeginEditing)
    #expect(field.textColor == .secondaryLabel)
    #expect(field.font == .italicSystemFont(ofSize: 16))
    #expect(field.autocapitalizationType == .allCharacters)
    #expect(field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.keyboardAppearance == .dark)
    #expect(field.returnKeyType == .send)
    #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
    #expect(field.textContentType == .emailAddress)

    let view = try find(UITextView.self)
    #expect(view.text == "Long\ntext")
    #expect(!view.isEditable && !view.isSelectable && !view.isScrollEnabled)
    #expect(view.textAlignment == .justified)
    #expect(view.keyboardType == .asciiCapable)

    let bar = try find(UISearchBar.self)
    #expect(bar.placeholder == "Find")
    #expect(bar.text == "x")
    #expect(bar.prompt == "Where?")
    #expect(bar.showsCancelButton && bar.showsScopeBar && !bar.isTranslucent)
    #expect(bar.searchBarStyle == .minimal)
    #expect(bar.scopeButtonTitles == ["All", "Some"])
    #expect(bar.returnKeyType == .go)
    #expect(!bar.enablesReturnKeyAutomatically)
    #expect(bar.isSecureTextEntry)
    #expect(bar.smartQuotesType == .no)
  }

  @Test func `controls with values`() throws {
    #expect(try find(UISwitch.self).isOn)
    #expect(try find(UISwitch.self).onTintColor == .systemGreen)
    #expect(try !find(UISwitch.self, at: 1).isOn)
    let slider = try find(UISlider.self)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [10, 30, 50])
    #expect(!slider.isContinuous && slider.minimumTrackTintColor != nil)
    let stepper = try find(UIStepper.self)
    #expect(
      [stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue] == [
        2, 4, 8, 2,
      ])
    #expect(stepper.wraps && !stepper.autorepeat && !stepper.isContinuous)
    let parts = try find(UISegmentedControl.self)
    #expect(parts.titleForSegment(at: 1) == "Second")
    #expect(parts.widthForSegment(at: 1) == 90)
    #expect(parts.imageForSegment(at: 2) == UIImage(named: "moon"))
    #expect(!parts.isEnabledForSegment(at: 2))
    #expect(parts.selectedSegmentIndex == 1)
    let pages = try find(UIPageControl.self)
    #expect(pages.numberOfPages == 5 && pages.currentPage == 2 && pages.hidesForSinglePage)
    #expect(try find(UIProgressView.self).progress == 0.25)
    #expect(try find(UIProgressView.self).progressViewStyle == .bar)
    #expect(try find(UIActivityIndicatorView.self).isAnimating)
    #expect(try find(UIActivityIndicatorView.self).style == .large)
    let still = try find(UIActivityIndicatorView.self, at: 1)
    #expect(!still.isAnimating && !still.hidesWhenStopped && !still.isHidden)
    let dates = try find(UIDatePicker.self)
    #expect(dates.datePickerMode == .date && dates.preferredDatePickerStyle == .wheels)
    #expect(dates.maximumDate == Date(timeIntervalSinceReferenceDate: 2_000_000))
    #expect(dates.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(try find(UIPickerView.self).numberOfRows(inComponent: 0) == 4)
  }

  @Test func `views that hold views`() throws {
    let scroll = try #require(try shown().view.subviews.first { type(of: $0) == UIScrollView.self })
    let view = try #require(scroll as? UIScrollView)
    #expect(view.isPagingEnabled && view.alwaysBounceHorizontal && view.alwaysBounceVertical)
    #expect(view.isDirectionalLockEnabled && !view.bounces && !view.bouncesZoom)
    #expect(!view.isScrollEnabled && !view.scrollsToTop && !view.delaysContentTouches)
    #expect(!view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator)
    #expect(!view.canCancelContentTouches)
    #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 4)
    #expect(view.keyboardDismissMode == .interactive && view.indicatorStyle == .white)
    #expect(view.contentInsetAdjustmentBehavior == .never)
    let stack = try find(UIStackView.self)
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually)
    #expect(stack.alignment == .center && stack.spacing == 8)
    #expect(stack.isBaselineRelativeArrangement && stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["Upper", "Lower"])
    let glass = try find(UIVisualEffectView.self)
    #expect((glass.contentView.subviews.first as? UILabel)?.text == "On glass")
  }

  @Test func `bars and their items`() throws {
    let screen = try shown()
    let bar = try #require(screen.view.subviews.lazy.compactMap { $0 as? UIToolbar }.first)
    let items = try #require(bar.items)
    #expect(items.count == 5)
    #expect(items[0].title == "Do" && items[0].style == .done && items[0].tag == 3)
    #expect(items[1].systemItem == .flexibleSpace)
    #expect(items[2].systemItem == .fixedSpace && items[2].width == 42)
    #expect(!items[3].isEnabled && items[3].image == UIImage(named: "gear"))
    #expect(bar.barStyle == .black && !bar.isTranslucent && bar.barTintColor == .systemYellow)
    items[0].tap()
    let inside = try #require(items[4].customView as? UIButton)
    #expect(inside.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["inside"])
    inside.tap()
    // The double tap around it holds the end of the touch back until it has failed.
    Fleet.advance(by: .seconds(1))
    #expect(screen.log == ["doIt", "inside"])
    let navigation = try find(UINavigationBar.self)
    #expect(navigation.topItem?.title == "Loose" && navigation.topItem?.prompt == "Above")
    #expect(navigation.topItem?.rightBarButtonItems?.map(\.title) == ["R1", "R2"])
    #expect(navigation.topItem?.leftBarButtonItems?.map(\.title) == ["L1"])
    let tabs = try find(UITabBar.self)
    #expect(tabs.items?.map(\.tag) == [9, 0] && tabs.itemPositioning == .fill)
    #expect(tabs.items?.last?.title == "Two" && tabs.items?.last?.isEnabled == false)
  }

  @Test func `constraints, guides and what a size leaves out`() throws {
    let screen = try shown()
    let half = try #require(screen.half)
    #expect(half.relation == .greaterThanOrEqual && half.multiplier == 0.5 && half.constant == 3)
    #expect(half.priority.rawValue == 750 && half.identifier == "half")
    #expect(half.firstItem === screen.both[0] && half.secondItem === screen.both[1])
    let view = try #require(screen.view)
    let held = view.constraints
    let top = held.first { $0.constant == 5 }
    let topGuide = top?.secondItem as? UILayoutGuide
    #expect(topGuide?.identifier == "_UIViewControllerTop" && top?.secondAttribute == .bottom)
    let bottom = held.first { $0.constant == 6 }
    let bottomGuide = bottom?.firstItem as? UILayoutGuide
    #expect(bottomGuide?.identifier == "_UIViewControllerBottom")
    #expect(bottom?.firstAttribute == .top)
    #expect(!held.contains { $0.constant == 99 })
    // The last of the views is left out, and the map's place is taken.
    let map = try #require(view.subviews.last)
    #expect((map.subviews.first as? UILabel)?.text == "Still here")
  }

  @Test func `gesture recognizers, loose objects and collections`() throws {
    let screen = try shown()
    let recognizers = try #require(screen.view.gestureRecognizers)
    #expect(recognizers.count == 3)
    let tap = try #require(recognizers[0] as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && !tap.cancelsTouchesInView)
    let long = try #require(recognizers[1] as? UILongPressGestureRecognizer)
    #expect(long.minimumPressDuration == 0.25 && long.allowableMovement == 5)
    let swipe = try #require(recognizers[2] as? UISwipeGestureRecognizer)
    #expect(swipe.direction == .left && !swipe.isEnabled)
    #expect(swipe.delaysTouchesBegan && !swipe.delaysTouchesEnded)
    #expect(screen.loose.frame.size == CGSize(width: 12, height: 13))
    #expect(screen.helper.isMade && screen.helper.screen === screen)
    #expect(screen.both.map(\.text) == ["Upper", "Lower"])
    screen.view.longPress()
    #expect(screen.presentedViewController?.storyboard === storyboard)
  }

  // MARK: Segues

  @Test func `a popover points at its view`() throws {
    let screen = try shown()
    screen.performSegue(withIdentifier: "Popover", sender: nil)
    Fleet.settle()
    let popped = try #require(screen.presentedViewController)
    #expect(popped.modalPresentationStyle == .popover)
    #expect(popped.popoverPresentationController?.sourceView is UIButton)
  }

  @Test func `a popover of older files points at its item`() throws {
    let screen = try shown()
    screen.performSegue(withIdentifier: "OldPopover", sender: nil)
    Fleet.settle()
    let popover = screen.presentedViewController?.popoverPresentationController
    #expect(popover?.barButtonItem === screen.toolbarItems?.first)
  }

  @Test func `a sheet comes in the style that the segue says`() throws {
    let screen = try shown()
    screen.performSegue(withIdentifier: "Sheet", sender: nil)
    Fleet.settle()
    #expect(screen.presentedViewController?.modalPresentationStyle == .pageSheet)
    #expect(screen.presentedViewController?.modalTransitionStyle == .flipHorizontal)
  }

  @Test func `a custom segue does what its class says (behaviour 210)`() throws {
    final class Bound: UIViewController {}
    let bound = Bound()
    storyboard.bind(viewController: bound, toIdentifier: "Popped")
    try shown().performSegue(withIdentifier: "Custom", sender: nil)
    #expect(bound.title == "Sideways from Everything")
  }

  @Test func `a detail is presented where there is no container for it`() throws {
    let screen = try shown()
    screen.performSegue(withIdentifier: "Detail", sender: nil)
    Fleet.settle()
    #expect(screen.presentedViewController?.storyboard === storyboard)
  }

  @Test func `segue actions make the destination`() throws {
    let screen = try shown()
    screen.performSegue(withIdentifier: "Made", sender: nil)
    Fleet.settle()
    let made = try #require(screen.presentedViewController as? MadeScreen)
    #expect(made.storyboard === storyboard)
    made.dismiss(animated: false)
    Fleet.settle()
    screen.performSegue(withIdentifier: "MadeFor", sender: "me")
    Fleet.settle()
    #expect((screen.presentedViewController as? MadeScreen)?.maker == "me MadeFor")
  }

  @Test func `a segue to its own scene makes another screen of it`() throws {
    let screen = storyboard.instantiateViewController(withIdentifier: "Everything")
    let navigation = setInAppWindowRootNavigation(screen)
    screen.performSegue(withIdentifier: "Again", sender: nil)
    Fleet.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController is EverythingViewController)
    #expect(navigation.topViewController !== screen)
  }

  @Test func `a scene without a view has an empty one`() {
    let screen = storyboard.instantiateViewController(withIdentifier: "NoView")
    #expect(screen.view.subviews.isEmpty)
  }

  // MARK: Old files

  @Test func `a file of Xcode 4 loads: list, push, modal`() throws {
    UIStoryboard.register(OldListViewController.self)
    let old = UIStoryboard(name: "Old", bundle: .module)
    let reported = try failures {
      let navigation = try #require(
        old.instantiateInitialViewController() as? UINavigationController)
      setAsAppRootWindow(navigation)
      let list = try #require(navigation.topViewController as? OldListViewController)
      let cell = list.tableView.fetchCell(at: [0, 1])
      #expect(cell.textLabel?.text == "Title")
      #expect(cell.detailTextLabel?.text == "Row 1")
      #expect(cell.reuseIdentifier == "Old")
      list.tableView.selectRow(at: [0, 1])
      let views = try #require(navigation.topViewController?.view.subviews)
      #expect((views[0] as? UIButton)?.buttonType == .system)
      #expect((views[0] as? UIButton)?.currentTitle == "Old button")
      #expect((views[1] as? UISegmentedControl)?.selectedSegmentIndex == 0)
      navigation.tapBackButton()
      list.navigationItem.rightBarButtonItem?.tap()
      #expect(list.presentedViewController != nil)
    }
    #expect(reported.reasons == [])
  }
}
