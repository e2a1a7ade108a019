import FleetTesting
import Foundation
import Testing

@MainActor
@Suite("Bars from right to left", .freshApplication)
struct BarDirectionTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))

  /// The left edges of the visible views of a stack with two screens, in one direction.
  private func edges(_ direction: UITraitEnvironmentLayoutDirection) -> [String: CGFloat] {
    Fleet.world.layoutDirection = direction
    first.title = "Birds"
    second.title = "Wren"
    second.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil),
      UIBarButtonItem(customView: view),
    ]
    second.toolbarItems = [
      UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
      .flexibleSpace(),
      UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil),
    ]
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    stack.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    stack.tabBarItem = UITabBarItem(title: "Here", image: nil, tag: 0)
    tabs.viewControllers?.last?.tabBarItem = UITabBarItem(title: "There", image: nil, tag: 1)
    setAsAppRootWindow(tabs)
    var edges: [String: CGFloat] = [:]
    for name in ["Birds", "Save", "One", "Two", "Here", "There"] {
      edges[name] = Fleet.screen.buttons[name].frame.minX
    }
    edges["view"] = view.convert(view.bounds, to: nil).minX
    edges["title"] = Fleet.screen.navigationBars.staticTexts["Wren"].frame.minX
    return edges
  }

  @Test func `items, back button and tabs are where they are in a mirror`() throws {
    func width(_ name: String) -> CGFloat { Fleet.screen.buttons[name].frame.width }
    let left = edges(.leftToRight)
    let widths = left.keys.reduce(into: [String: CGFloat]()) { widths, name in
      widths[name] =
        switch name {
        case "view": 60
        case "title": Fleet.screen.navigationBars.staticTexts["Wren"].frame.width
        default: width(name)
        }
    }
    let right = edges(.rightToLeft)

    #expect(try #require(left["Birds"]) < 40 && #require(left["Save"]) > 300)
    for (name, edge) in left {
      #expect(
        abs(try #require(right[name]) - (390 - edge - #require(widths[name]))) < 0.01, "\(name)")
    }
  }

  @Test func `a bar that is told its direction keeps it`() {
    Fleet.world.layoutDirection = .rightToLeft
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    let stack = UINavigationController(rootViewController: second)
    stack.navigationBar.semanticContentAttribute = .forceLeftToRight
    setAsAppRootWindow(stack)

    #expect(view.frame.minX > 300)
  }

  @Test func `a large title and the back button are drawn at the right`() {
    Fleet.world.layoutDirection = .rightToLeft
    first.title = "I"
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = true
    stack.navigationBar.tintColor = .red
    setAsAppRootWindow(stack)
    let title = Fleet.screen.navigationBars.staticTexts["I"].frame
    #expect(title.minX > 340)
    second.title = "Wren"
    stack.pushViewController(second, animated: false)
    Fleet.settle()
    let svg = Fleet.picture(of: stack.navigationBar).svg

    #expect(svg.contains("chevron.right") && !svg.contains("chevron.left"))
  }
}
