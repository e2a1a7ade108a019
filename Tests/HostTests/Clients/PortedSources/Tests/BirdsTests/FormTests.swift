import FleetTesting
import Testing

@testable import Birds

@MainActor @Suite(.freshApplication)
struct FormTests {
  private func shownForm() throws -> FormViewController {
    let form = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        as? FormViewController)
    setAsAppRootWindow(form)
    return form
  }

  @Test func `a storyboard connects outlets, whose observers run, and sets what is inspectable`()
    throws
  {
    let form = try shownForm()

    #expect(form.nameField.placeholder == "Name")
    #expect(form.buttons.map(\.currentTitle) == ["Send", "Clear"])
    #expect(form.birdCount == 7)
    #expect(form.nameField.layer.cornerRadius == 4)
  }

  @Test func `actions of the storyboard and selectors of the code are called`() throws {
    let form = try shownForm()
    form.nameField.text = "Wren"

    form.buttons.first?.tap()
    form.buttons.last?.tap()
    form.tapView()

    #expect(form.log == ["send", "save sender", "tapped"])
    #expect(form.nameField.text == "")
  }

  @Test func `notifications are heard until the observer is removed`() throws {
    let form = try shownForm()

    NotificationCenter.default.post(name: Notification.Name("song"), object: nil)
    NotificationCenter.default.removeObserver(form)
    NotificationCenter.default.post(name: Notification.Name("song"), object: nil)

    #expect(form.log == ["heard song"])
  }

  @Test func `timers and delayed performs come in UIKit time`() throws {
    let form = try shownForm()

    form.startTimer()
    advance(by: .seconds(1))
    #expect(form.log == ["phone"])
    advance(by: .seconds(1))
    #expect(form.log == ["phone", "fired wren"])
  }

  @Test func `overrides in extensions, and delegate methods of subclasses, are called`() throws {
    let form = try shownForm()
    let base: BaseViewController = form
    let scrollView = UIScrollView()
    scrollView.delegate = form

    base.configure()
    scrollView.contentOffset = CGPoint(x: 0, y: 9)

    #expect(form.log == ["base", "form", "scrolled"])
  }

  @Test func `an object that is no responder is a target`() {
    let coordinator = Coordinator()
    let button = coordinator.makeButton()

    button.tap()

    #expect(coordinator.steps == 1)
  }

  @Test func `the sources are where Xcode has them`() throws {
    #expect(try shownForm().place().hasSuffix("/App/Screens/FormViewController.swift:39"))
  }

  @Test func `a storyboard's failure names the file in the app, and the attribute of its class`() {
    let log = FailureLog()
    withFailureReporter(log) {
      let storyboard = UIStoryboard(name: "Broken", bundle: nil)
      storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    }

    let details = log.failures.first?.details ?? ""
    #expect(details.contains("/App/Base.lproj/Broken.storyboard:14:"), "\(details)")
    #expect(details.contains("Declare `@IBOutlet var forgottenLabel: UILabel!`"), "\(details)")
  }

  @Test func `the app begins with the main storyboard of its Info.plist`() throws {
    let delegate = AppDelegate()
    launchApp(delegate)

    #expect(delegate.window?.rootViewController is FormViewController)
    #expect(BirdList.appName == "Birds")
    #expect(BirdList.appIdentifier == "com.example.birds")
  }

  private final class TestedAppDelegate: AppDelegate {}

  @Test func `a delegate of the tests' own begins as the app's does`() {
    let delegate = TestedAppDelegate()
    launchApp(delegate)

    #expect(delegate.window?.rootViewController is FormViewController)
  }

  @Test func `the app's resources and texts are found`() throws {
    #expect(try BirdList.load() == ["Robin", "Wren"])
    #expect(BirdList.path != nil)
    #expect(BirdList.title == "A bird")
    #expect(BirdList.modernTitle == "A bird")
  }

  @Test func `the app speaks the user's language`() {
    let noon = Date(timeIntervalSince1970: 43_200)
    #expect(BirdList.counts(2) == ["2 birds", "2 birds", "2 birds"])
    #expect(BirdList.eggs(1) == ["A nest", "1 egg"])

    Fleet.languages = ["de"]

    #expect(BirdList.title == "Ein Vogel")
    #expect(BirdList.counts(1) == ["1 Vogel", "1 Vogel", "1 Vogel"])
    #expect(BirdList.counts(2_000) == ["2.000 Vögel", "2000 Vögel", "2.000 Vögel"])
    #expect(BirdList.eggs(2) == ["Ein Nest", "2 Eier"])
    #expect(BirdList.day(noon) == ["1. Januar 1970", "Januar", "de_DE"])
  }

  @Test func `a search waits until nothing has been typed for a while`() {
    let search = BirdSearch()
    for words in ["r", "ro", "rob"] {
      search.words = words
      Fleet.advance(by: .milliseconds(200))
    }
    #expect(search.searched == [])

    Fleet.advance(by: .milliseconds(100))

    #expect(search.searched == ["rob"])
  }

  @Test func `the app's colors, images and data are those of its catalog`() throws {
    let orange = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    #expect(BirdLook.accent.resolvedColor(with: .current) == orange)
    #expect(BirdLook.tint == BirdLook.accent && UIColor(named: "AccentColor") == BirdLook.accent)
    #expect(UIView().tintColor == BirdLook.accent)
    #expect(BirdLook.robin.size == CGSize(width: 10, height: 7) && BirdLook.robin.scale == 3)
    #expect(BirdLook.owl.size == CGSize(width: 24, height: 16))
    #expect(BirdLook.owl.renderingMode == .alwaysTemplate)
    #expect(BirdLook.beak?.width == 5)
    #expect(BirdLook.words == "wren")
    let log = FailureLog()
    withFailureReporter(log) { #expect(BirdLook.misspelled == nil) }
    #expect(log.notes.map(\.reason) == ["There is no image 'robbin'."])
    #expect(log.notes.first?.details.hasPrefix("Did you mean 'robin'? ") == true)
  }

  @Test func `what is said in Objective-C's types is what a device makes of it`() throws {
    let nest = NestViewController()
    setAsAppRootWindow(UINavigationController(rootViewController: nest))
    nest.field.text = "Wren"

    Fleet.screen.buttons["Watch"].tap()
    nest.removeEgg()
    try nest.noteVowels(of: "owl")

    #expect(nest.log == ["watch", "removed", "vowel"])
    #expect(nest.answers() == [true, true])
    #expect(nest.watcher?.holds(nest) == true)
    #expect(nest.segue(to: UIViewController()).identifier == "nest")
    #expect(NestViewController.application() === UIApplication.shared)
    #expect(NestViewController.area == 4)
  }
}
