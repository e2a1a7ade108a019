import Fleet
import FleetTesting
import TestSupport
import Testing

/// Attributes of a file for some sizes and devices only.
@MainActor @Suite(.freshApplication) struct AdaptedTests {
  /// The parts of the screen that depend on its size.
  private struct Look: Equatable {
    var axis: NSLayoutConstraint.Axis
    var spacing: CGFloat
    var arranged: [String?]
    var narrowIsHidden: Bool
    var font: UIFont
    var color: UIColor
    var image: UIImage?
    var width: CGFloat
    var constraints: [Bool]
    var padIsThere: Bool

    @MainActor init(_ screen: AdaptedViewController) {
      axis = screen.stack.axis
      spacing = screen.stack.spacing
      arranged = screen.stack.arrangedSubviews.map { ($0 as? UILabel)?.text }
      narrowIsHidden = screen.narrow.isHidden
      font = screen.narrow.font
      color = screen.narrow.textColor
      image = screen.picture.image
      width = screen.width.constant
      constraints = [screen.top, screen.bottom, screen.leading, screen.beside].map(\.isActive)
      padIsThere = screen.pad.superview === screen.view
    }
  }

  private func expect(isPhone: Bool, _ screen: AdaptedViewController) {
    let look = Look(screen)
    #expect(look.axis == (isPhone ? .vertical : .horizontal))
    #expect(look.spacing == (isPhone ? 0 : 12))
    #expect(look.arranged == (isPhone ? ["Narrow", "Always"] : ["Narrow", "Wide", "Always"]))
    #expect(look.narrowIsHidden == !isPhone)
    #expect(look.font == (isPhone ? .systemFont(ofSize: 17) : .boldSystemFont(ofSize: 30)))
    #expect(look.color == UIColor(white: isPhone ? 0 : 1, alpha: 1))
    #expect(look.image == UIImage(named: isPhone ? "moon" : "sun"))
    #expect(look.width == (isPhone ? 40 : 80))
    #expect(
      look.constraints == (isPhone ? [true, false, true, false] : [false, true, true, true]))
    #expect(look.padIsThere == !isPhone)
  }

  private func setScreen(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) {
    let screen = UIScreen.main
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.horizontalSizeClass = width
      $0.verticalSizeClass = height
    }
    for window in UIApplication.shared.windows { window.settleTraits() }
  }

  private func shown() throws -> AdaptedViewController {
    let storyboard = UIStoryboard(name: "Adapted", bundle: .module)
    let screen = try #require(
      storyboard.instantiateInitialViewController() as? AdaptedViewController)
    setAsAppRootWindow(screen)
    return screen
  }

  @Test(arguments: [true, false])
  func `a screen is as the file has it for its size`(isPhone: Bool) throws {
    if !isPhone { setScreen(.regular, .regular) }
    let found = try failures { expect(isPhone: isPhone, try shown()) }
    #expect(found.reasons == [])
  }

  @Test func `what a size leaves out is there all the same, and outlets lead to it`() throws {
    let screen = try shown()
    #expect(screen.wide.text == "Wide" && screen.wide.superview == nil)
    #expect(screen.pad != nil && screen.bottom.secondAttribute == .bottom)
  }

  @Test func `a screen changes with its size, and changes back`() throws {
    let screen = try shown()
    let found = failures {
      setScreen(.regular, .regular)
      expect(isPhone: false, screen)
      setScreen(.compact, .regular)
      expect(isPhone: true, screen)
    }
    #expect(found.reasons == [])
  }

  @Test func `a size that only some of it is for changes that`() throws {
    let screen = try shown()
    setScreen(.regular, .compact)
    let look = Look(screen)
    #expect(look.axis == .horizontal && look.narrowIsHidden && look.width == 80)
    #expect(look.image == UIImage(named: "moon") && look.font == .systemFont(ofSize: 17))
    #expect(look.constraints == [true, false, true, false])
  }

  @Test func `what code has changed stays where the file says nothing else`() throws {
    let screen = try shown()
    screen.leading.isActive = false
    screen.leading.constant = 5
    screen.stack.axis = .horizontal
    screen.top.isActive = false
    setScreen(.compact, .compact)
    #expect(!screen.leading.isActive && screen.leading.constant == 5)
    #expect(screen.stack.axis == .horizontal && !screen.top.isActive)
    setScreen(.regular, .regular)
    setScreen(.compact, .regular)
    #expect(!screen.leading.isActive && screen.leading.constant == 5)
    #expect(screen.stack.axis == .vertical && screen.top.isActive)
  }

  @Test func `a screen whose size changed before it was shown is as it is to be then`() throws {
    let storyboard = UIStoryboard(name: "Adapted", bundle: .module)
    let screen = try #require(
      storyboard.instantiateInitialViewController() as? AdaptedViewController)
    screen.loadViewIfNeeded()
    expect(isPhone: true, screen)
    setScreen(.regular, .regular)
    setAsAppRootWindow(screen)
    expect(isPhone: false, screen)
  }

  @Test func `a screen with several looks goes when nobody needs it`() {
    let storyboard = UIStoryboard(name: "Adapted", bundle: .module)
    var screen = storyboard.instantiateInitialViewController()
    screen?.loadViewIfNeeded()
    expectRelease {
      screen
    } after: {
      screen = nil
    }
  }
}
