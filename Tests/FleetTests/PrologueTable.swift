import FleetTesting
import Foundation
import TestSupport
import Testing

// One row for each public function of Fleet's that takes the caller's place. `.ci/checks/prologue`
// compares the names with the module's, so that no helper is forgotten.

/// A helper, and a call of it that fails.
struct Helper: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Calls the helper so that it fails, at line 7 and column 3.
  let fail: @MainActor @Sendable (Stage) async -> Void

  init(_ name: String, _ fail: @escaping @MainActor @Sendable (Stage) -> Void) {
    testDescription = name
    self.fail = fail
  }

  init(_ name: String, async fail: @escaping @MainActor @Sendable (Stage) async -> Void) {
    testDescription = name
    self.fail = fail
  }
}

/// The targets of the helpers: real objects, or stand-ins for missing ones.
@MainActor
final class Stage {
  private let isOfPlaceholders: Bool
  private var kept: [AnyObject] = []

  init(ofPlaceholders isOfPlaceholders: Bool = false) { self.isOfPlaceholders = isOfPlaceholders }

  func use<View: UIView>(_ view: View) -> View {
    kept.append(view)
    if isOfPlaceholders { view.becomeInert() }
    return view
  }

  func use<Screen: UIViewController>(_ screen: Screen) -> Screen {
    kept.append(screen)
    if isOfPlaceholders { screen.view.becomeInert() }
    return screen
  }

  func use(_ item: UIBarButtonItem) -> UIBarButtonItem {
    if isOfPlaceholders { use(UIToolbar()).items = [item] }
    return item
  }

  /// Launches an app that keeps the main loop busy as soon as something happens.
  func launch(_ delegate: BusyDelegate) {
    kept.append(delegate)
    UIApplication.shared.delegate = delegate
  }

  var hiddenView: UIView {
    let view = UIView()
    view.isHidden = true
    return use(view)
  }

  var storyboard: UIStoryboard {
    let fixtures = PackageFolder.appending("Tests/FleetTests/Storyboards/Fixtures").path
    return UIStoryboard(name: "Birds", bundle: Bundle(path: fixtures))
  }

  /// A storyboard whose file cannot be read.
  var brokenStoryboard: UIStoryboard {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fleet-broken-storyboard")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data("broken".utf8).write(
      to: folder.appending(path: "Broken.storyboard"), options: .atomic)
    return UIStoryboard(name: "Broken", bundle: Bundle(path: folder.path))
  }

  var loadedScreen: UIViewController {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    return screen
  }
}

/// Work without an end, and a loop that does not come to rest.
@MainActor
func beBusy() {
  @MainActor func again() { UIApplication.shared.mainLoop.enqueue("again", again) }
  again()
}

/// A screen that keeps the main loop busy as soon as it appears.
private final class BusyScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { beBusy() }
}

final class BusyDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { beBusy() }
  func applicationDidEnterBackground(_ application: UIApplication) { beBusy() }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { beBusy() }
}

/// The helpers that act on nothing that could be missing.
let freeHelpers: [Helper] = [
  Helper("settle()") { _ in
    beBusy()
    settle(line: 7, column: 3)
  },
  Helper(
    "settle() async",
    async: { _ in
      beBusy()
      await settle(line: 7, column: 3)
    }),
  Helper("advance(by:)") { _ in
    beBusy()
    advance(by: .seconds(1), line: 7, column: 3)
  },
  Helper(
    "advance(by:) async",
    async: { _ in
      beBusy()
      await advance(by: .seconds(1), line: 7, column: 3)
    }),
  Helper(
    "eventually(within:_:) async",
    async: { _ in
      await eventually(within: .zero, line: 7, column: 3) { false }
    }),
  Helper("expectRelease(_:after:)") { _ in
    expectRelease(line: 7, column: 3) {
      nil
    } after: {
    }
  },
  Helper("ScreenPicture.write(to:)") { _ in
    ScreenPicture(nil).write(to: "/dev/null/picture.png", line: 7, column: 3)
  },
  Helper("setAsAppRootWindow(_:)") { _ in setAsAppRootWindow(BusyScreen(), line: 7, column: 3) },
  Helper("setAsAppWindowRoot(_:)") { _ in setAsAppWindowRoot(BusyScreen(), line: 7, column: 3) },
  Helper("setInAppWindowRootNavigation(_:)") { _ in
    setInAppWindowRootNavigation(BusyScreen(), line: 7, column: 3)
  },
  Helper("getApplicationScreen()") { _ in _ = getApplicationScreen(line: 7, column: 3) },
  Helper("launchApp(_:options:)") { _ in launchApp(BusyDelegate(), line: 7, column: 3) },
  Helper("relaunchApp(_:options:)") { _ in relaunchApp(BusyDelegate(), line: 7, column: 3) },
  Helper("expectScreen(_:)") { _ in expectScreen("a", line: 7, column: 3) },
  Helper("expectPreviews(of:)") { _ in expectPreviews(of: "NoSuchModule", line: 7, column: 3) },
  Helper("expectScreen(named:function:)") { _ in
    expectScreen(named: "a", filePath: "/no/such/ATests.swift", line: 7, column: 3)
  },
  Helper("respond(to:method:with:)") { _ in
    respond(to: "", with: .status(200), line: 7, column: 3)
  },
  Helper("respond(to:method:_:)") { _ in
    respond(to: "", line: 7, column: 3) { _ in .status(200) }
  },
  Helper("answerPermission(_:)") { _ in answerPermission(.allow, line: 7, column: 3) },
  Helper("audit(_:except:)") { _ in
    audit(except: [.contrast("Price"): "brand color"], line: 7, column: 3)
  },
  Helper("VoiceOver.next(_:)") { _ in Fleet.voiceOver.next(line: 7, column: 3) },
  Helper("VoiceOver.previous(_:)") { _ in Fleet.voiceOver.previous(line: 7, column: 3) },
  Helper("VoiceOver.move(to:)") { _ in
    Fleet.voiceOver.move(to: Fleet.screen.buttons["Save"], line: 7, column: 3)
  },
  Helper("VoiceOver.activate()") { _ in Fleet.voiceOver.activate(line: 7, column: 3) },
  Helper("VoiceOver.increment()") { _ in Fleet.voiceOver.increment(line: 7, column: 3) },
  Helper("VoiceOver.decrement()") { _ in Fleet.voiceOver.decrement(line: 7, column: 3) },
  Helper("VoiceOver.chooseAction(named:)") { _ in
    Fleet.voiceOver.chooseAction(named: "Archive", line: 7, column: 3)
  },
  Helper("VoiceOver.escape()") { _ in Fleet.voiceOver.escape(line: 7, column: 3) },
  Helper("VoiceOver.magicTap()") { _ in Fleet.voiceOver.magicTap(line: 7, column: 3) },
  Helper("VoiceOver.expectTranscript(_:)") { _ in
    Fleet.voiceOver.expectTranscript("a", line: 7, column: 3)
  },
  Helper("VoiceOver.expectTranscript(named:function:)") { _ in
    Fleet.voiceOver.expectTranscript(
      named: "a", filePath: "/no/such/ATests.swift", line: 7, column: 3)
  },
  Helper("openURL(_:)") { _ in
    openURL(URL(fileURLWithPath: "/bird"), line: 7, column: 3)
  },
  Helper("performShortcut(_:)") { _ in
    performShortcut(
      UIApplicationShortcutItem(type: "a", localizedTitle: "A"), line: 7, column: 3)
  },
  Helper("pressKey(_:modifiers:)") { _ in pressKey("s", line: 7, column: 3) },
  Helper("pressButton(_:)") { _ in pressButton(.menu, line: 7, column: 3) },
  Helper("receiveRemoteNotification(_:)") { _ in
    receiveRemoteNotification([:], line: 7, column: 3)
  },
  Helper("performBackgroundFetch()") { _ in performBackgroundFetch(line: 7, column: 3) },
  Helper("moveFocus(_:)") { _ in moveFocus(.down, line: 7, column: 3) },
  Helper("turnDevice(to:)") { _ in turnDevice(to: .landscapeLeft, line: 7, column: 3) },
  Helper("UIMenuController.chooseMenuItem(withTitle:)") { _ in
    UIMenuController.shared.chooseMenuItem(withTitle: "Copy", line: 7, column: 3)
  },
  Helper("expectNoLayoutFaults()") { _ in expectNoLayoutFaults(line: 7, column: 3) },
  Helper("forEachWorld(_:combining:_:)") { _ in
    Fleet.forEachWorld(.devices([]), line: 7, column: 3) { _ in }
  },
  Helper(
    "forEachWorld(_:combining:_:) async",
    async: { _ in
      await Fleet.forEachWorld(.devices([]), line: 7, column: 3) { _ in await Task.yield() }
    }),
  Helper("trace(to:function:_:)") { _ in
    Fleet.trace(to: "/dev/null/trace.html", line: 7, column: 3) {}
  },
  Helper(
    "trace(to:function:_:) async",
    async: { _ in
      await Fleet.trace(to: "/dev/null/trace.html", line: 7, column: 3) { () async in }
    }),
  Helper("explore(seed:steps:oracles:_:)") { _ in
    Fleet.explore(steps: 1, oracles: .property("1 is 2") { false }, line: 7, column: 3) {
      setAsAppRootWindow(UIViewController())
    }
  },
  Helper("explore(seed:steps:oracles:screen:)") { _ in
    Fleet.explore(steps: 1, oracles: .property("1 is 2") { false }, line: 7, column: 3) {
      UIViewController()
    }
  },
  Helper(
    "explore(seed:steps:oracles:_:) async",
    async: { _ in
      await Fleet.explore(
        steps: 1, oracles: .property("1 is 2") { false }, line: 7, column: 3
      ) {
        setAsAppRootWindow(UIViewController())
        await Task.yield()
      }
    }),
  Helper("inAnyOrder(_:_:)") { _ in Fleet.inAnyOrder(0, line: 7, column: 3) {} },
  Helper(
    "inAnyOrder(_:_:) async",
    async: { _ in await Fleet.inAnyOrder(0, line: 7, column: 3) { await Task.yield() } }),
  Helper("shakeDevice()") { _ in shakeDevice(line: 7, column: 3) },
  Helper("continueActivity(_:)") { _ in
    continueActivity(NSUserActivity(activityType: "a"), line: 7, column: 3)
  },
  Helper("sendAppToBackground()") { stage in
    stage.launch(BusyDelegate())
    sendAppToBackground(line: 7, column: 3)
  },
  Helper("bringAppToForeground()") { stage in
    UIApplication.shared.enterBackground()
    stage.launch(BusyDelegate())
    bringAppToForeground(line: 7, column: 3)
  },
  Helper("giveMemoryWarning()") { stage in
    stage.launch(BusyDelegate())
    giveMemoryWarning(line: 7, column: 3)
  },
  Helper("UIStoryboard.init(name:bundle:)") { _ in
    _ = UIStoryboard(name: "Nowhere", bundle: .main, line: 7, column: 3)
  },
  Helper("UINib.instantiate(withOwner:options:)") { _ in
    _ = UINib(nibName: "Nowhere", bundle: .main)
      .instantiate(withOwner: nil, line: 7, column: 3)
  },
  Helper("Bundle.loadNibNamed(_:owner:options:)") { _ in
    Bundle.main.loadNibNamed("Nowhere", owner: nil, line: 7, column: 3)
  },
  Helper("UIViewController.performSegue(withIdentifier:sender:)") { _ in
    UIViewController().performSegue(withIdentifier: "Nothing", sender: nil, line: 7, column: 3)
  },
  Helper("UIStoryboard.instantiateInitialViewController()") {
    _ = $0.brokenStoryboard.instantiateInitialViewController(line: 7, column: 3)
  },
  Helper("UIStoryboard.instantiateViewController(withIdentifier:)") {
    _ = $0.storyboard.instantiateViewController(withIdentifier: "Nothing", line: 7, column: 3)
  },
  Helper("UIStoryboard.instantiateViewController(identifier:creator:)") {
    let _: UIViewController = $0.storyboard.instantiateViewController(
      identifier: "Nothing", line: 7, column: 3)
  },
  Helper("UIStoryboard.bind(viewController:toIdentifier:)") {
    $0.storyboard.bind(
      viewController: $0.loadedScreen, toIdentifier: "Details", line: 7, column: 3)
  },
  Helper("UIStoryboard.bind(viewController:toIdentifier:forReferencedStoryboardWithName:)") {
    $0.storyboard.bind(
      viewController: $0.loadedScreen, toIdentifier: "Account",
      forReferencedStoryboardWithName: "Settings", line: 7, column: 3)
  },
  Helper(
    "UIStoryboard.bind(viewController:asInitialViewControllerForReferencedStoryboardWithName:)"
  ) {
    $0.storyboard.bind(
      viewController: $0.loadedScreen,
      asInitialViewControllerForReferencedStoryboardWithName: "Settings", line: 7, column: 3)
  },
  Helper("UIStoryboard.mockIdentifier(_:usingMockFor:)") {
    $0.storyboard.mockIdentifier(
      "Nothing", usingMockFor: UIViewController.self, line: 7, column: 3)
  },
  Helper("UIStoryboard.mockIdentifier(_:forReferencedStoryboardWithName:usingMockFor:)") {
    $0.storyboard.mockIdentifier(
      "Nothing", forReferencedStoryboardWithName: "Nowhere", usingMockFor: UIViewController.self,
      line: 7, column: 3)
  },
  Helper("UIStoryboard.mockInitialViewController(forReferencedStoryboardWithName:usingMockFor:)") {
    $0.storyboard.mockInitialViewController(
      forReferencedStoryboardWithName: "Nowhere", usingMockFor: UIViewController.self, line: 7,
      column: 3)
  },
]

/// The helpers that look for an element on the screen, where it is missing.
let elementHelpers: [Helper] = [
  Helper("ScreenElement.expect(_:)") { _ in
    Fleet.screen.buttons["Save"].expect("a", line: 7, column: 3)
  },
  Helper("ScreenElement.expect(named:function:)") { _ in
    Fleet.screen.buttons["Save"].expect(named: "a", line: 7, column: 3)
  },
  Helper("ScreenElement.as(_:)") { _ in
    _ = Fleet.screen.buttons["Save"].as(UIButton.self, line: 7, column: 3)
  },
  Helper("ScreenElement.waitForExistence(timeout:)") { _ in
    beBusy()
    Fleet.screen.buttons["Save"].waitForExistence(timeout: 0, line: 7, column: 3)
  },
  Helper("ScreenElement.waitForNonExistence(timeout:)") { _ in
    beBusy()
    Fleet.screen.buttons["Save"].waitForNonExistence(timeout: 0, line: 7, column: 3)
  },
  Helper("VisibleScreen.tapAlertAction(withTitle:)") { _ in
    Fleet.screen.tapAlertAction(withTitle: "OK", line: 7, column: 3)
  },
]

// A hidden view cannot be touched, and is neither a field nor a slider nor a wheel.
private let elementsOfViews: [Helper] = [
  Helper("ScreenElement.tap()") { $0.hiddenView.element.tap(line: 7, column: 3) },
  Helper("ScreenElement.doubleTap()") { $0.hiddenView.element.doubleTap(line: 7, column: 3) },
  Helper("ScreenElement.press(forDuration:)") {
    $0.hiddenView.element.press(forDuration: 1, line: 7, column: 3)
  },
  Helper("ScreenElement.swipeUp()") { $0.hiddenView.element.swipeUp(line: 7, column: 3) },
  Helper("ScreenElement.swipeDown()") { $0.hiddenView.element.swipeDown(line: 7, column: 3) },
  Helper("ScreenElement.swipeLeft()") { $0.hiddenView.element.swipeLeft(line: 7, column: 3) },
  Helper("ScreenElement.swipeRight()") { $0.hiddenView.element.swipeRight(line: 7, column: 3) },
  Helper("ScreenElement.pinch(withScale:)") {
    $0.hiddenView.element.pinch(withScale: 2, line: 7, column: 3)
  },
  Helper("ScreenElement.chooseCustomAction(named:)") {
    $0.hiddenView.element.chooseCustomAction(named: "A", line: 7, column: 3)
  },
  Helper("ScreenElement.rotate(_:)") { $0.hiddenView.element.rotate(1, line: 7, column: 3) },
  Helper("ScreenElement.twoFingerTap()") {
    $0.hiddenView.element.twoFingerTap(line: 7, column: 3)
  },
  Helper("ScreenElement.press(forDuration:thenDragTo:)") {
    let element = $0.hiddenView.element
    element.press(forDuration: 1, thenDragTo: element, line: 7, column: 3)
  },
  Helper("ScreenElement.typeText(_:)") {
    $0.hiddenView.element.typeText("a", line: 7, column: 3)
  },
  Helper("ScreenElement.enter(_:)") { $0.hiddenView.element.enter("a", line: 7, column: 3) },
  Helper("ScreenElement.flip()") { $0.hiddenView.element.flip(line: 7, column: 3) },
  Helper("ScreenElement.adjust(toNormalizedSliderPosition:)") {
    $0.hiddenView.element.adjust(toNormalizedSliderPosition: 1, line: 7, column: 3)
  },
  Helper("ScreenElement.adjust(toPickerWheelValue:)") {
    $0.hiddenView.element.adjust(toPickerWheelValue: "A", line: 7, column: 3)
  },
  Helper("ScreenElement.swipe(_:)") { $0.hiddenView.element.swipe(.up, line: 7, column: 3) },
  Helper("ScreenElement.startEditing()") {
    $0.hiddenView.element.startEditing(line: 7, column: 3)
  },
  Helper("ScreenElement.stopEditing()") {
    $0.hiddenView.element.stopEditing(line: 7, column: 3)
  },
  Helper("ScreenElement.type(_:)") {
    $0.hiddenView.element.type("Ada", line: 7, column: 3)
  },
  Helper("ScreenElement.paste(_:)") {
    $0.hiddenView.element.paste("Ada", line: 7, column: 3)
  },
  Helper("ScreenElement.backspace()") {
    $0.hiddenView.element.backspace(line: 7, column: 3)
  },
  Helper("ScreenElement.backspaceAll()") {
    $0.hiddenView.element.backspaceAll(line: 7, column: 3)
  },
  Helper("ScreenElement.clearText()") {
    $0.hiddenView.element.clearText(line: 7, column: 3)
  },
  Helper("ScreenElement.tapReturnKey()") {
    $0.hiddenView.element.tapReturnKey(line: 7, column: 3)
  },
  Helper("ScreenElement.scrollToVisible()") {
    $0.hiddenView.element.scrollToVisible(line: 7, column: 3)
  },
  Helper("ScreenElement.longPress()") { $0.hiddenView.element.longPress(line: 7, column: 3) },
  Helper("ScreenElement.chooseMenuItem(withTitle:)") {
    $0.hiddenView.element.chooseMenuItem(withTitle: "Copy", line: 7, column: 3)
  },
  Helper("ScreenElement.slide(to:)") {
    $0.hiddenView.element.slide(to: 1, line: 7, column: 3)
  },
  Helper("ScreenElement.selectSegment(withTitle:)") {
    $0.hiddenView.element.selectSegment(withTitle: "All", line: 7, column: 3)
  },
  Helper("ScreenElement.pullToRefresh()") {
    $0.hiddenView.element.pullToRefresh(line: 7, column: 3)
  },
  Helper("ScreenElement.increment()") { $0.hiddenView.element.increment(line: 7, column: 3) },
  Helper("ScreenElement.pickRow(withTitle:inComponent:)") {
    $0.hiddenView.element.pickRow(withTitle: "Large", line: 7, column: 3)
  },
  Helper("ScreenElement.pickRow(_:inComponent:)") {
    $0.hiddenView.element.pickRow(2, line: 7, column: 3)
  },
  Helper("ScreenElement.pick(_:)") {
    $0.hiddenView.element.pick(Date(), line: 7, column: 3)
  },
  Helper("ScreenElement.pick(countDownDuration:)") {
    $0.hiddenView.element.pick(countDownDuration: 60, line: 7, column: 3)
  },
  Helper("ScreenElement.tapNextPage()") {
    $0.hiddenView.element.tapNextPage(line: 7, column: 3)
  },
  Helper("ScreenElement.tapPreviousPage()") {
    $0.hiddenView.element.tapPreviousPage(line: 7, column: 3)
  },
  Helper("ScreenElement.selectText(in:)") {
    $0.hiddenView.element.selectText(in: NSRange(), line: 7, column: 3)
  },
  Helper("ScreenElement.chooseEditMenuItem(withTitle:)") {
    $0.hiddenView.element.chooseEditMenuItem(withTitle: "Cut", line: 7, column: 3)
  },
  Helper("ScreenElement.tapLink(withText:)") {
    $0.hiddenView.element.tapLink(withText: "here", line: 7, column: 3)
  },
  Helper("ScreenElement.tapAttachment(at:)") {
    $0.hiddenView.element.tapAttachment(at: 0, line: 7, column: 3)
  },
  Helper("ScreenElement.chooseMenuItem(withTitle:ofLinkWithText:)") {
    $0.hiddenView.element.chooseMenuItem(
      withTitle: "Copy", ofLinkWithText: "here", line: 7, column: 3)
  },
  Helper("ScreenElement.tapContextMenuPreview()") {
    $0.hiddenView.element.tapContextMenuPreview(line: 7, column: 3)
  },
  Helper("ScreenElement.tapSearchKey()") {
    $0.hiddenView.element.tapSearchKey(line: 7, column: 3)
  },
  Helper("ScreenElement.tapCancel()") {
    $0.hiddenView.element.tapCancel(line: 7, column: 3)
  },
  Helper("ScreenElement.tapBookmarkButton()") {
    $0.hiddenView.element.tapBookmarkButton(line: 7, column: 3)
  },
  Helper("ScreenElement.tapResultsListButton()") {
    $0.hiddenView.element.tapResultsListButton(line: 7, column: 3)
  },
  Helper("ScreenElement.selectScope(withTitle:)") {
    $0.hiddenView.element.selectScope(withTitle: "Mine", line: 7, column: 3)
  },
  Helper("ScreenElement.selectSuggestion(withTitle:)") {
    $0.hiddenView.element.selectSuggestion(withTitle: "Wren", line: 7, column: 3)
  },
  Helper("ScreenElement.selectSegment(at:)") {
    $0.hiddenView.element.selectSegment(at: 1, line: 7, column: 3)
  },
  Helper("ScreenElement.decrement()") { $0.hiddenView.element.decrement(line: 7, column: 3) },
]

/// The helpers that act on a view, an item or a screen.
let helpersOnObjects =
  viewHelpers + barHelpers + tableHelpers + collectionHelpers + textHelpers + screenHelpers
  + elementsOfViews

private let viewHelpers: [Helper] = [
  Helper("UIView.tap()") { $0.hiddenView.tap(line: 7, column: 3) },
  Helper("tap(_:)") { tap($0.hiddenView, line: 7, column: 3) },
  Helper("picture(of:scale:)") { _ = picture(of: $0.use(UIView()), line: 7, column: 3) },
  Helper("expectPicture(of:named:scale:hiding:function:)") {
    expectPicture(
      of: $0.use(UIView()), named: "a", filePath: "/no/such/ATests.swift", line: 7, column: 3)
  },
  Helper("UIView.doubleTap()") { $0.hiddenView.doubleTap(line: 7, column: 3) },
  Helper("UIView.press(forDuration:)") {
    $0.hiddenView.press(forDuration: 1, line: 7, column: 3)
  },
  Helper("UIView.scrollToVisible()") { $0.hiddenView.scrollToVisible(line: 7, column: 3) },
  Helper("UIView.longPress()") { $0.hiddenView.longPress(line: 7, column: 3) },
  Helper("UIView.swipe(_:)") { $0.hiddenView.swipe(.left, line: 7, column: 3) },
  Helper("UIView.swipeUp()") { $0.hiddenView.swipeUp(line: 7, column: 3) },
  Helper("UIView.swipeDown()") { $0.hiddenView.swipeDown(line: 7, column: 3) },
  Helper("UIView.swipeLeft()") { $0.hiddenView.swipeLeft(line: 7, column: 3) },
  Helper("UIView.swipeRight()") { $0.hiddenView.swipeRight(line: 7, column: 3) },
  Helper("UIView.rotate(_:)") { $0.hiddenView.rotate(1, line: 7, column: 3) },
  Helper("UIView.twoFingerTap()") { $0.hiddenView.twoFingerTap(line: 7, column: 3) },
  Helper("UIView.typeText(_:)") { $0.hiddenView.typeText("a", line: 7, column: 3) },
  Helper("UIView.pinch(scale:)") { $0.hiddenView.pinch(scale: 2, line: 7, column: 3) },
  Helper("UIScrollView.pullToRefresh()") {
    $0.use(UIScrollView()).pullToRefresh(line: 7, column: 3)
  },
  Helper("UIDatePicker.pick(_:)") {
    let never = Date(timeIntervalSinceReferenceDate: .infinity)
    $0.use(UIDatePicker()).pick(never, line: 7, column: 3)
  },
  Helper("UIDatePicker.pick(countDownDuration:)") {
    $0.use(UIDatePicker()).pick(countDownDuration: 60, line: 7, column: 3)
  },
  Helper("UIPageControl.tapNextPage()") {
    $0.use(UIPageControl()).tapNextPage(line: 7, column: 3)
  },
  Helper("UIPageControl.tapPreviousPage()") {
    $0.use(UIPageControl()).tapPreviousPage(line: 7, column: 3)
  },
  Helper("UIPickerView.pickRow(_:inComponent:)") {
    $0.use(UIPickerView()).pickRow(0, line: 7, column: 3)
  },
  Helper("UIPickerView.pickRow(withTitle:inComponent:)") {
    $0.use(UIPickerView()).pickRow(withTitle: "Large", line: 7, column: 3)
  },
  Helper("UISegmentedControl.selectSegment(withTitle:)") {
    $0.use(UISegmentedControl()).selectSegment(withTitle: "All", line: 7, column: 3)
  },
  Helper("UISegmentedControl.selectSegment(at:)") {
    $0.use(UISegmentedControl()).selectSegment(at: 0, line: 7, column: 3)
  },
  Helper("UISlider.slide(to:)") { $0.use(UISlider()).slide(to: 9, line: 7, column: 3) },
  Helper("UIStepper.increment()") {
    let stepper = $0.use(UIStepper())
    stepper.value = stepper.maximumValue
    stepper.increment(line: 7, column: 3)
  },
  Helper("UIStepper.decrement()") { $0.use(UIStepper()).decrement(line: 7, column: 3) },
  Helper("UISwitch.flip()") {
    let toggle = $0.use(UISwitch())
    toggle.isEnabled = false
    toggle.flip(line: 7, column: 3)
  },
]

private let barHelpers: [Helper] = [
  Helper("UIBarButtonItem.tap()") { $0.use(UIBarButtonItem()).tap(line: 7, column: 3) },
  Helper("UIBarButtonItem.chooseMenuItem(withTitle:)") {
    $0.use(UIBarButtonItem()).chooseMenuItem(withTitle: "Copy", line: 7, column: 3)
  },
  Helper("UINavigationBar.tapTopItem(withTitle:)") {
    $0.use(UINavigationBar()).tapTopItem(withTitle: "Add", line: 7, column: 3)
  },
  Helper("UIToolbar.tapItem(withTitle:)") {
    $0.use(UIToolbar()).tapItem(withTitle: "Add", line: 7, column: 3)
  },
  Helper("UINavigationController.tapBackButton()") {
    $0.use(UINavigationController()).tapBackButton(line: 7, column: 3)
  },
  Helper("UITabBarController.selectTab(withLabel:)") {
    $0.use(UITabBarController()).selectTab(withLabel: "Birds", line: 7, column: 3)
  },
  Helper("UITabBarController.selectTab(atIndex:)") {
    $0.use(UITabBarController()).selectTab(atIndex: 0, line: 7, column: 3)
  },
]

/// A collection view without a data source has no items.
@MainActor
private func emptyCollection() -> UICollectionView {
  UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewFlowLayout())
}

private let collectionHelpers: [Helper] = [
  Helper("UICollectionView.selectItem(at:)") {
    $0.use(emptyCollection()).selectItem(at: [0, 0], line: 7, column: 3)
  },
  Helper("UICollectionView.tapItem(at:)") {
    $0.use(emptyCollection()).tapItem(at: [0, 0], line: 7, column: 3)
  },
  Helper("UICollectionView.fetchCell(at:)") {
    _ = $0.use(emptyCollection()).fetchCell(at: [0, 0], line: 7, column: 3)
  },
  Helper("UICollectionView.fetchCell(at:asType:)") {
    _ = $0.use(emptyCollection())
      .fetchCell(at: [0, 0], asType: UICollectionViewCell.self, line: 7, column: 3)
  },
  Helper("UICollectionView.cell(at:as:)") {
    _ = $0.use(emptyCollection())
      .cell(at: [0, 0], as: UICollectionViewCell.self, line: 7, column: 3)
  },
  Helper("UICollectionView.fetchSupplementaryView(ofKind:at:)") {
    _ = $0.use(emptyCollection())
      .fetchSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0], line: 7, column: 3)
  },
  Helper("UICollectionView.selectCellAction(withTitle:at:)") {
    $0.use(emptyCollection()).selectCellAction(withTitle: "Wren", at: [0, 0], line: 7, column: 3)
  },
  Helper("UICollectionView.tapAccessory(_:at:)") {
    $0.use(emptyCollection()).tapAccessory(at: [0, 0], line: 7, column: 3)
  },
  Helper("UICollectionView.chooseMenuItem(withTitle:at:)") {
    $0.use(emptyCollection()).chooseMenuItem(withTitle: "Wren", at: [0, 0], line: 7, column: 3)
  },
  Helper("UICollectionView.tapContextMenuPreview(at:)") {
    $0.use(emptyCollection()).tapContextMenuPreview(at: [0, 0], line: 7, column: 3)
  },
  Helper("UICollectionView.expandItem(at:)") {
    $0.use(emptyCollection()).expandItem(at: [0, 0], line: 7, column: 3)
  },
  Helper("UICollectionView.collapseItem(at:)") {
    $0.use(emptyCollection()).collapseItem(at: [0, 0], line: 7, column: 3)
  },
  Helper("UICollectionView.selectItems(from:to:)") {
    $0.use(emptyCollection()).selectItems(from: [0, 0], to: [0, 1], line: 7, column: 3)
  },
  Helper("UICollectionView.dragItem(from:to:)") {
    $0.use(emptyCollection()).dragItem(from: [0, 0], to: [0, 1], line: 7, column: 3)
  },
  Helper("UICollectionView.tapIndexTitle(_:)") {
    $0.use(emptyCollection()).tapIndexTitle("A", line: 7, column: 3)
  },
  Helper("UICollectionView.indexPath(ofItemShowing:)") {
    _ = $0.use(emptyCollection()).indexPath(ofItemShowing: "Wren", line: 7, column: 3)
  },
]

// A table without a data source has no rows.
private let tableHelpers: [Helper] = [
  Helper("UITableView.selectRow(at:)") {
    $0.use(UITableView()).selectRow(at: [0, 0], line: 7, column: 3)
  },
  Helper("UITableView.tapRow(at:)") {
    $0.use(UITableView()).tapRow(at: [0, 0], line: 7, column: 3)
  },
  Helper("UITableView.fetchCell(at:)") {
    _ = $0.use(UITableView()).fetchCell(at: [0, 0], line: 7, column: 3)
  },
  Helper("UITableView.fetchCell(at:asType:)") {
    _ = $0.use(UITableView())
      .fetchCell(at: [0, 0], asType: UITableViewCell.self, line: 7, column: 3)
  },
  Helper("UITableView.cell(at:as:)") {
    _ = $0.use(UITableView()).cell(at: [0, 0], as: UITableViewCell.self, line: 7, column: 3)
  },
  Helper("UITableView.fetchHeader(inSection:)") {
    _ = $0.use(UITableView()).fetchHeader(inSection: 0, line: 7, column: 3)
  },
  Helper("UITableView.fetchFooter(inSection:)") {
    _ = $0.use(UITableView()).fetchFooter(inSection: 0, line: 7, column: 3)
  },
  Helper("UITableView.indexPath(ofRowShowing:)") {
    _ = $0.use(UITableView()).indexPath(ofRowShowing: "Wren", line: 7, column: 3)
  },
  Helper("UITableView.selectCellAction(withTitle:at:)") {
    $0.use(UITableView()).selectCellAction(withTitle: "Delete", at: [0, 0], line: 7, column: 3)
  },
  Helper("UITableView.swipeToDeleteRow(at:)") {
    $0.use(UITableView()).swipeToDeleteRow(at: [0, 0], line: 7, column: 3)
  },
  Helper("UITableView.tapInsertControl(at:)") {
    $0.use(UITableView()).tapInsertControl(at: [0, 0], line: 7, column: 3)
  },
  Helper("UITableView.selectRows(from:to:)") {
    $0.use(UITableView()).selectRows(from: [0, 0], to: [0, 1], line: 7, column: 3)
  },
  Helper("UITableView.dragRow(from:to:)") {
    $0.use(UITableView()).dragRow(from: [0, 0], to: [0, 1], line: 7, column: 3)
  },
  Helper("UITableView.tapAccessory(at:)") {
    $0.use(UITableView()).tapAccessory(at: [0, 0], line: 7, column: 3)
  },
  Helper("UITableView.tapIndexTitle(_:)") {
    $0.use(UITableView()).tapIndexTitle("A", line: 7, column: 3)
  },
  Helper("UITableView.chooseMenuItem(withTitle:at:)") {
    $0.use(UITableView()).chooseMenuItem(withTitle: "Copy", at: [0, 0], line: 7, column: 3)
  },
  Helper("UITableView.tapContextMenuPreview(at:)") {
    $0.use(UITableView()).tapContextMenuPreview(at: [0, 0], line: 7, column: 3)
  },
]

// A view in no window cannot be edited.
private let textHelpers: [Helper] = [
  Helper("UITextField.enter(_:)") { $0.use(UITextField()).enter("a", line: 7, column: 3) },
  Helper("UITextField.enter(text:)") { $0.use(UITextField()).enter(text: "a", line: 7, column: 3) },
  Helper("UITextField.startEditing()") { $0.use(UITextField()).startEditing(line: 7, column: 3) },
  Helper("UITextField.stopEditing()") { $0.use(UITextField()).stopEditing(line: 7, column: 3) },
  Helper("UITextField.type(_:)") { $0.use(UITextField()).type("a", line: 7, column: 3) },
  Helper("UITextField.type(text:)") { $0.use(UITextField()).type(text: "a", line: 7, column: 3) },
  Helper("UITextField.paste(_:)") { $0.use(UITextField()).paste("a", line: 7, column: 3) },
  Helper("UITextField.paste(text:)") { $0.use(UITextField()).paste(text: "a", line: 7, column: 3) },
  Helper("UITextField.backspace()") { $0.use(UITextField()).backspace(line: 7, column: 3) },
  Helper("UITextField.backspaceAll()") { $0.use(UITextField()).backspaceAll(line: 7, column: 3) },
  Helper("UITextField.clearText()") { $0.use(UITextField()).clearText(line: 7, column: 3) },
  Helper("UITextField.tapReturnKey()") { $0.use(UITextField()).tapReturnKey(line: 7, column: 3) },
  Helper("UITextField.selectText(in:)") {
    $0.use(UITextField()).selectText(in: NSRange(), line: 7, column: 3)
  },
  Helper("UITextField.chooseEditMenuItem(withTitle:)") {
    $0.use(UITextField()).chooseEditMenuItem(withTitle: "Cut", line: 7, column: 3)
  },
  Helper("UITextView.enter(_:)") { $0.use(UITextView()).enter("a", line: 7, column: 3) },
  Helper("UITextView.enter(text:)") { $0.use(UITextView()).enter(text: "a", line: 7, column: 3) },
  Helper("UITextView.startEditing()") { $0.use(UITextView()).startEditing(line: 7, column: 3) },
  Helper("UITextView.stopEditing()") { $0.use(UITextView()).stopEditing(line: 7, column: 3) },
  Helper("UITextView.type(_:)") { $0.use(UITextView()).type("a", line: 7, column: 3) },
  Helper("UITextView.type(text:)") { $0.use(UITextView()).type(text: "a", line: 7, column: 3) },
  Helper("UITextView.paste(_:)") { $0.use(UITextView()).paste("a", line: 7, column: 3) },
  Helper("UITextView.paste(text:)") { $0.use(UITextView()).paste(text: "a", line: 7, column: 3) },
  Helper("UITextView.backspace()") { $0.use(UITextView()).backspace(line: 7, column: 3) },
  Helper("UITextView.backspaceAll()") { $0.use(UITextView()).backspaceAll(line: 7, column: 3) },
  Helper("UITextView.clearText()") { $0.use(UITextView()).clearText(line: 7, column: 3) },
  Helper("UITextView.tapReturnKey()") { $0.use(UITextView()).tapReturnKey(line: 7, column: 3) },
  Helper("UITextView.selectText(in:)") {
    $0.use(UITextView()).selectText(in: NSRange(), line: 7, column: 3)
  },
  Helper("UITextView.chooseEditMenuItem(withTitle:)") {
    $0.use(UITextView()).chooseEditMenuItem(withTitle: "Cut", line: 7, column: 3)
  },
  Helper("UITextView.chooseMenuItem(withTitle:ofLinkWithText:)") {
    $0.use(UITextView())
      .chooseMenuItem(withTitle: "Copy", ofLinkWithText: "here", line: 7, column: 3)
  },
  Helper("UITextView.tapLink(withText:)") {
    $0.use(UITextView()).tapLink(withText: "here", line: 7, column: 3)
  },
  Helper("UITextView.tapAttachment(at:)") {
    $0.use(UITextView()).tapAttachment(at: 0, line: 7, column: 3)
  },
  Helper("UISearchBar.enter(_:)") { $0.use(UISearchBar()).enter("a", line: 7, column: 3) },
  Helper("UISearchBar.tapSearchKey()") { $0.use(UISearchBar()).tapSearchKey(line: 7, column: 3) },
  Helper("UISearchBar.tapCancel()") { $0.use(UISearchBar()).tapCancel(line: 7, column: 3) },
  Helper("UISearchBar.tapBookmarkButton()") {
    $0.use(UISearchBar()).tapBookmarkButton(line: 7, column: 3)
  },
  Helper("UISearchBar.tapResultsListButton()") {
    $0.use(UISearchBar()).tapResultsListButton(line: 7, column: 3)
  },
  Helper("UISearchBar.selectScope(withTitle:)") {
    $0.use(UISearchBar()).selectScope(withTitle: "All", line: 7, column: 3)
  },
  Helper("UISearchBar.selectSuggestion(withTitle:)") {
    $0.use(UISearchBar()).selectSuggestion(withTitle: "Wren", line: 7, column: 3)
  },
]

// Nothing presents these.
private let screenHelpers: [Helper] = [
  Helper("UIView.chooseCustomAction(named:)") {
    $0.use(UIView()).chooseCustomAction(named: "Copy", line: 7, column: 3)
  },
  Helper("drag(_:to:)") {
    drag(.view($0.use(UIView())), to: .view(UIView()), line: 7, column: 3)
  },
  Helper("drag(_:holdingOver:to:)") {
    drag(.view($0.use(UIView())), holdingOver: .view(UIView()), line: 7, column: 3) {
      .view(UIView())
    }
  },
  Helper("UIView.chooseMenuItem(withTitle:)") {
    $0.use(UIView()).chooseMenuItem(withTitle: "Copy", line: 7, column: 3)
  },
  Helper("UIView.tapContextMenuPreview()") {
    $0.use(UIView()).tapContextMenuPreview(line: 7, column: 3)
  },
  Helper("UIPageViewController.turnPage(_:)") {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    $0.use(pages).turnPage(.forward, line: 7, column: 3)
  },
  Helper("UIActivityViewController.chooseActivity(_:)") {
    $0.use(UIActivityViewController(activityItems: [], applicationActivities: nil))
      .chooseActivity(.mail, line: 7, column: 3)
  },
  Helper("UIActivityViewController.chooseActivity(withTitle:)") {
    $0.use(UIActivityViewController(activityItems: [], applicationActivities: nil))
      .chooseActivity(withTitle: "Print", line: 7, column: 3)
  },
  Helper("UIImagePickerController.pick(_:)") {
    $0.use(UIImagePickerController()).pick(UIImage(), line: 7, column: 3)
  },
  Helper("UIImagePickerController.pick(filmAt:)") {
    $0.use(UIImagePickerController())
      .pick(filmAt: URL(fileURLWithPath: "/film.mov"), line: 7, column: 3)
  },
  Helper("UIImagePickerController.pick(withInfo:)") {
    $0.use(UIImagePickerController()).pick(withInfo: [:], line: 7, column: 3)
  },
  Helper("UIImagePickerController.cancel()") {
    $0.use(UIImagePickerController()).cancel(line: 7, column: 3)
  },
  Helper("UIDocumentPickerViewController.pick(_:)") {
    $0.use(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]))
      .pick([], line: 7, column: 3)
  },
  Helper("UIDocumentPickerViewController.cancel()") {
    $0.use(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]))
      .cancel(line: 7, column: 3)
  },
  Helper("UIDocumentBrowserViewController.pick(_:)") {
    $0.use(UIDocumentBrowserViewController(forOpening: [.pdf])).pick([], line: 7, column: 3)
  },
  Helper("UIDocumentBrowserViewController.createDocument()") {
    let browser = $0.use(UIDocumentBrowserViewController(forOpening: [.pdf]))
    browser.allowsDocumentCreation = false
    browser.createDocument(line: 7, column: 3)
  },
  Helper("UIColorPickerViewController.pick(_:)") {
    $0.use(UIColorPickerViewController()).pick(.red, line: 7, column: 3)
  },
  Helper("UIColorPickerViewController.close()") {
    $0.use(UIColorPickerViewController()).close(line: 7, column: 3)
  },
  Helper("UIFontPickerViewController.pick(_:)") {
    $0.use(UIFontPickerViewController())
      .pick(UIFontDescriptor(name: "Georgia", size: 17), line: 7, column: 3)
  },
  Helper("UIFontPickerViewController.cancel()") {
    $0.use(UIFontPickerViewController()).cancel(line: 7, column: 3)
  },
  Helper("UIViewController.dragSheet(to:)") {
    $0.use($0.loadedScreen).dragSheet(to: .large, line: 7, column: 3)
  },
  Helper("UIViewController.dismissBySwipingDown()") {
    $0.use(UIViewController()).dismissBySwipingDown(line: 7, column: 3)
  },
  Helper("UIViewController.dismissByTappingOutside()") {
    $0.use(UIViewController()).dismissByTappingOutside(line: 7, column: 3)
  },
  Helper("UIAlertController.tapAlertAction(withTitle:)") {
    $0.use(UIAlertController()).tapAlertAction(withTitle: "OK", line: 7, column: 3)
  },
  Helper("UIAlertController.enter(_:intoTextFieldAt:)") {
    $0.use(UIAlertController()).enter("a", intoTextFieldAt: 0, line: 7, column: 3)
  },
]
