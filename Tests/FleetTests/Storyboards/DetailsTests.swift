import Fleet
import FleetTesting
import TestSupport
import Testing

/// Details of public storyboards that are easily forgotten.
@MainActor @Suite(.freshApplication) struct DetailsTests {
  private let storyboard = UIStoryboard(name: "Details", bundle: .module)

  private func shown() throws -> (screen: DetailsViewController, failures: [RecordedFailure]) {
    var screen: DetailsViewController?
    let found = failures {
      let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
      if let navigation { setAsAppRootWindow(navigation) }
      screen = navigation?.topViewController as? DetailsViewController
    }
    return (try #require(screen), found)
  }

  @Test func `a multiplier is written as 1 to 3 or as a third`() throws {
    let (screen, _) = try shown()

    let third = screen.view.subviews[0]

    #expect(abs(third.bounds.width - 130) < 0.5)
    #expect(abs(third.bounds.height - 211) < 0.5)
  }

  @Test func `a class of UIKit's own needs no module`() throws {
    let (screen, found) = try shown()

    #expect(found.reasons == [])
    #expect(screen.control === screen.view.subviews[1])
    #expect(screen.view.subviews[2] is UIScrollView)
    screen.control.tap()
    #expect(screen.touches == 1)
  }

  @Test func `an image has the size that the file lists`() throws {
    let (screen, _) = try shown()

    let listed = try #require((screen.view.subviews[3] as? UIImageView)?.image)

    #expect(listed.size == CGSize(width: 64, height: 48))
    #expect(listed == UIImage(named: "robin"))
    // The list has a symbol in another size, which no screen shows.
    let symbol = try #require((screen.view.subviews[4] as? UIImageView)?.image)
    #expect(symbol.size == UIImage(systemName: "bird.fill")?.size)
  }

  @Test func `a stack view may have the system's spacing`() throws {
    let (screen, _) = try shown()

    let stack = try #require(screen.view.subviews[5] as? UIStackView)

    #expect(stack.spacing == UIStackView.spacingUseSystem)
  }

  @Test
  func `the keyboard's guide is the end of the safe area, without a keyboard (behaviour 672)`()
    throws
  {
    let (screen, found) = try shown()

    let above = screen.view.subviews[6]

    #expect(found.reasons == [])
    #expect(above.frame == CGRect(x: 0, y: 844 - 34 - 30, width: 390, height: 30))
  }

  @Test func `the items of a navigation item may be outlets`() throws {
    let (screen, found) = try shown()

    #expect(found.reasons == [])
    #expect(screen.navigationItem.leftBarButtonItem?.title == "Close")
    #expect(screen.navigationItem.backBarButtonItem?.title == "Return")
    #expect(screen.navigationItem.rightBarButtonItems?.map(\.title) == ["Save", "Share"])
    let list = storyboard.instantiateViewController(withIdentifier: "List")
    list.loadViewIfNeeded()
    #expect(list.navigationItem.rightBarButtonItems?.count == 1)
  }

  @Test func `an outlet that leads to what stands in is left, and listed`() throws {
    let (screen, found) = try shown()

    #expect(found.reasons == [])
    #expect(screen.map == nil)
    #expect(screen.chips.count == 1)
    #expect(storyboard.diagnostics.contains { $0.contains("the outlet 'map' leads to") })
    #expect(storyboard.diagnostics.contains { $0.contains("the outlet collection 'chips'") })
  }

  @Test func `what stands in fails once, not for each outlet and each segue action`() throws {
    let (screen, _) = try shown()

    let found = failures {
      (screen.view.subviews[8] as? UIButton)?.tap()
      let stand = screen.navigationController?.topViewController
      stand?.performSegue(withIdentifier: "on", sender: nil)
      settle()
    }

    #expect(found.reasons == ["Unknown class GoneViewController in Interface Builder file."])
    #expect(screen.navigationController?.viewControllers.count == 3)
  }

  @Test func `a container that stands in has its children all the same`() throws {
    let found = failures {
      let navigation = storyboard.instantiateViewController(withIdentifier: "GoneNavigation")
      #expect((navigation as? UINavigationController)?.topViewController is DetailsViewController)
    }

    #expect(found.reasons == ["Unknown class GoneNavigationController in Interface Builder file."])
  }

  @Test func `a refresh control is enabled, whatever Interface Builder writes`() throws {
    let list = storyboard.instantiateViewController(withIdentifier: "List")
    setAsAppRootWindow(list)

    let control = try #require((list as? UITableViewController)?.refreshControl)

    #expect(control.isEnabled)
  }
}
