import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UITabBar and UITabBarItem")
struct UITabBarTests {
  @Test func `selects only what it has`() {
    let bar = UITabBar()
    let items = [UITabBarItem(), UITabBarItem()]
    bar.items = items
    #expect(bar.selectedItem == nil)

    bar.selectedItem = items[1]
    bar.selectedItem = UITabBarItem()
    #expect(bar.selectedItem === items[1])

    bar.setItems([items[0]], animated: false)
    #expect(bar.selectedItem == nil)
  }

  @Test func `a tab has all it is made with`() {
    let (image, other) = (UIImage(), UIImage())

    let plain = UITabBarItem(title: "Birds", image: image, tag: 3)
    #expect(plain.title == "Birds")
    #expect(plain.selectedImage === image)
    #expect(plain.tag == 3)
    #expect(UITabBarItem(title: nil, image: image, selectedImage: other).selectedImage === other)
    #expect(UITabBarItem(tabBarSystemItem: .topRated, tag: 1).label == "Top Rated")
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 1).title == nil)
  }

  @Test func `a tab keeps its badge`() {
    let item = UITabBarItem()
    item.badgeValue = "3"
    item.badgeColor = .red
    item.setBadgeTextAttributes([.kern: 1], for: .normal)

    #expect(item.badgeValue == "3")
    #expect(item.badgeTextAttributes(for: .selected)?[.kern] as? Int == 1)
  }

  @Test func `a screen's tab is made from its title, and follows it`() {
    let screen = UIViewController()
    screen.title = "Birds"
    #expect(screen.tabBarItem.title == "Birds")

    screen.title = "Map"
    #expect(screen.tabBarItem.title == "Map")
    screen.tabBarItem.title = "Tab"
    #expect(screen.title == "Map")
  }

  @Test func `a stack's tab is its own, or the root's`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem === root.tabBarItem)
    root.title = "Root"
    #expect(navigation.tabBarItem.title == "Root")

    let titled = UINavigationController(rootViewController: UIViewController())
    titled.title = "Stack"
    #expect(titled.tabBarItem.title == "Stack")

    let own = UITabBarItem(title: "Own", image: nil, tag: 0)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
    #expect(root.tabBarItem !== own)
  }

  @Test func `a stack's title reaches the tab that the root lends it`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    _ = navigation.tabBarItem

    navigation.title = "Stack"

    #expect(navigation.tabBarItem.title == "Stack")
  }
}
