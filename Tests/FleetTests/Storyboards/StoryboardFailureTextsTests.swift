import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("What storyboards that lack something say", .freshApplication)
struct StoryboardFailureTextsTests {
  private let birds = UIStoryboard(name: "Birds", bundle: .module)
  private let page = UIViewController()

  init() { page.title = "Page" }

  // MARK: UIKit's own calls

  @Test func `a file that is not there: one failure, at the test's line`() {
    var made: UIViewController?
    let received = failures {
      let storyboard = UIStoryboard(name: "Brids", bundle: .module)
      made = storyboard.instantiateViewController(withIdentifier: "Details")
      storyboard.bind(viewController: page, toIdentifier: "Details")
      storyboard.mockIdentifier("Details", usingMockFor: UIViewController.self)
      #expect(storyboard.instantiateInitialViewController() == nil)
    }
    let line = #line - 6

    #expect(
      received.map { "\($0.name.rawValue): \($0.reason)" } == [
        "NSInvalidArgumentException: Could not find a storyboard named 'Brids' in bundle NSBundle "
          + "<\(Bundle.module.bundlePath)> (loaded)"
      ])
    #expect(
      received.map(\.details) == [
        """
        UIKit raises this exception in UIStoryboard.init(name:bundle:). Did you mean 'Birds'? The \
        storyboards there are 'Adapted', 'Birds', 'Bound', 'Details', 'Everything', 'More', 'Old', \
        'Rest', 'Settings', 'Symbols', 'Tiles', 'Unwind'. In a package, list 'Brids.storyboard' \
        among the resources of the target, as `.copy`, and pass `Bundle.module`; a folder will do \
        too: `Bundle(path:)`.
        """
      ])
    #expect(received.map(\.site.line) == [UInt(line)])
    #expect(made != nil)
  }

  @Test func `an identifier that is not there`() {
    let text = """
      NSInvalidArgumentException: Storyboard (<UIStoryboard "Birds">) doesn't contain a view \
      controller with identifier 'BirdDetial'
      UIKit raises this exception in UIStoryboard.instantiateViewController(withIdentifier:). Did \
      you mean 'BirdDetail'? The identifiers are 'Tabs', 'BirdList', 'BirdDetail', 'BirdMap', \
      'AddBird'.
      """
    expectText(text) { _ = birds.instantiateViewController(withIdentifier: "BirdDetial") }
    expectText(text) {
      let _: UIViewController = birds.instantiateViewController(identifier: "BirdDetial")
    }

    let received = failures { _ = birds.instantiateViewController(withIdentifier: "BirdDetial") }
    #expect(received.map(\.site.line) == [#line - 1])
  }

  /// A storyboard of the test's own, which hands on to UIKit's.
  private final class Own: UIStoryboard {
    var asked: [String] = []

    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
      asked.append(identifier)
      return super.instantiateViewController(withIdentifier: identifier)
    }
  }

  @Test func `an override is called, and calls UIKit's own`() {
    let own = Own(name: "Birds", bundle: .module)
    let storyboard: UIStoryboard = own

    #expect(
      failures { _ = storyboard.instantiateViewController(withIdentifier: "BirdMap") }.isEmpty)

    #expect(own.asked == ["BirdMap"])
  }

  @Test func `a nib that is not there: one failure, at the test's line`() {
    let text = """
      NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle \
      <\(Bundle.module.bundlePath)> (loaded)' with name 'BadgeCel'
      UIKit raises this exception in UINib.instantiate(withOwner:options:). Did you mean \
      'BadgeCell'? The nibs there are 'BadgeCell', 'Flow', 'NibScreen', 'SongHeader', 'TileCell', \
      'TileHeader', 'Window'. In a package, list 'BadgeCel.xib' among the resources of the target, \
      as `.copy`, and pass `Bundle.module`.
      """
    let nib = UINib(nibName: "BadgeCel", bundle: .module)
    expectText(text) { _ = nib.instantiate(withOwner: nil) }
    expectText(text) { Bundle.module.loadNibNamed("BadgeCel", owner: nil) }

    let received = failures {
      _ = nib.instantiate(withOwner: nil)
      Bundle.module.loadNibNamed("BadgeCel", owner: nil, options: nil)
    }
    let end: UInt = #line
    #expect(received.map(\.site.line) == [end - 3, end - 2])
  }

  @Test func `a nib that a test asks for in vain within a gesture: at the gesture's line`() {
    let button = UIButton(
      primaryAction: UIAction { _ in
        _ = UINib(nibName: "Nowhere", bundle: .module).instantiate(withOwner: nil)
      })

    let received = failures { button.tap() }

    #expect(received.map(\.site.line) == [#line - 2])
  }

  /// A nib of the test's own, which hands on to UIKit's.
  private final class OwnNib: UINib {
    var asked = 0

    override func instantiate(
      withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
      asked += 1
      return super.instantiate(withOwner: ownerOrNil, options: optionsOrNil)
    }
  }

  @Test func `a nib's override is called, and calls UIKit's own`() {
    let own = OwnNib(nibName: "BadgeCell", bundle: .module)
    let nib: UINib = own

    #expect(nib.instantiate(withOwner: nil).count == 1)

    #expect(own.asked == 1)
  }

  @Test func `a segue that is not there`() {
    let received = failures {
      birds.instantiateViewController(withIdentifier: "BirdList")
        .performSegue(withIdentifier: "Nowhere", sender: nil)
    }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(received.map(\.site.line) == [#line - 4])
    #expect(received.first?.reason.hasSuffix("has no segue with identifier 'Nowhere'") == true)
  }

  // MARK: Binding and mocking

  @Test func `identifiers and references that are not there`() {
    expectText(
      """
      Fleet.StoryboardError: Could not find identifier 'BirdDetial' on storyboard with name 'Birds'
      Did you mean 'BirdDetail'? The identifiers are 'Tabs', 'BirdList', 'BirdDetail', 'BirdMap', \
      'AddBird'.
      """
    ) { birds.bind(viewController: page, toIdentifier: "BirdDetial") }
    expectText(
      """
      Fleet.StoryboardError: Could not find identifier 'About' on storyboard with name 'Birds', but \
      found this identifier on an external storyboard reference. Use \
      UIStoryboard.bind(viewController:toIdentifier:forReferencedStoryboardWithName:) to bind to \
      external references
      The identifiers are 'Tabs', 'BirdList', 'BirdDetail', 'BirdMap', 'AddBird'.
      """
    ) { birds.mockIdentifier("About", usingMockFor: UIViewController.self) }
    expectText(
      """
      Fleet.StoryboardError: Could not find identifier 'Abuot' (external storyboard reference: \
      'Settings') on storyboard 'Birds'
      Did you mean 'Settings ▸ About'? The references are 'Settings', 'Settings ▸ About'.
      """
    ) {
      birds.bind(
        viewController: page, toIdentifier: "Abuot", forReferencedStoryboardWithName: "Settings")
    }
    expectText(
      """
      Fleet.StoryboardError: Could not find reference to an external storyboard with name 'Help' on \
      storyboard 'Birds'
      The references are 'Settings', 'Settings ▸ About'.
      """
    ) {
      birds.bind(
        viewController: page, asInitialViewControllerForReferencedStoryboardWithName: "Help")
    }
  }

  @Test func `view controllers whose view is loaded`() {
    page.loadViewIfNeeded()
    let start =
      "Fleet.StoryboardError: Attempted to bind a view controller whose view has already been "
      + "loaded to"
    let tail = """
      Fleet records a failure when this occurs because UIKit does not load the view of a segue \
      destination view controller before calling 'prepareForSegue:', and so binding a preloaded view \
      controller invalidates the environment of the test code.
      It is <UIViewController "Page">: bind it before anything asks for its view.
      """
    expectText("\(start) storyboard identifier 'BirdMap'. \(tail)") {
      birds.bind(viewController: page, toIdentifier: "BirdMap")
    }
    expectText("\(start) view controller identifier 'About' on storyboard 'Settings'. \(tail)") {
      birds.bind(
        viewController: page, toIdentifier: "About", forReferencedStoryboardWithName: "Settings")
    }
    expectText("\(start) initial view controller of storyboard 'Settings'. \(tail)") {
      birds.bind(
        viewController: page, asInitialViewControllerForReferencedStoryboardWithName: "Settings")
    }
  }
}
