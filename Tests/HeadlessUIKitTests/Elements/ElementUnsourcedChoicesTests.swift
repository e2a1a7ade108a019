import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Elements: choices without a source", .ownApplication)
struct ElementUnsourcedChoicesTests {
  @Test func `a symbol is called by its name, but for the one that leads back`() {
    let names = ["chevron.backward", "trash"].map { name in
      ElementNode.view(UIImageView(image: UIImage(systemName: name))).label
    }

    #expect(names == ["Back", "trash"])
  }

  @Test func `a large title is one text`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 96))
    bar.prefersLargeTitles = true
    bar.items = [UINavigationItem(title: "Birds")]

    let texts = ElementNode.view(bar).children.filter { $0.type == .staticText }

    #expect(texts.map(\.label) == ["Birds"])
    #expect(texts.map(\.frame.minY) == [44])
  }

  @Test func `the items of a menu are below what has opened it`() {
    let button = UIButton(frame: CGRect(x: 10, y: 100, width: 80, height: 40))
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])
    button.showsMenuAsPrimaryAction = true
    let box = UIView()
    box.addSubview(button)

    _ = button.openMenuAsUser()

    let menu = ElementNode.view(button).children.first { $0.type == .menu }
    #expect(box.subviews == [button])
    #expect(menu?.frame == CGRect(x: 10, y: 140, width: 250, height: 88))
    #expect(menu?.children.last?.frame == CGRect(x: 10, y: 184, width: 250, height: 44))
  }

  @Test func `the buttons in a search field have names`() {
    let bar = UISearchBar()
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true

    let names = ElementNode.view(bar).children.filter { $0.type == .button }.map(\.label)

    #expect(names == ["Bookmarks", "Search results"])
  }

  @Test func `a view that can be adjusted and is nothing else is a slider`() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityTraits = .adjustable

    #expect(ElementNode.view(view).type == .slider)
  }

  @Test func `the views that an app adds to a bar come last`() {
    let bar = UINavigationBar()
    let badge = UILabel()
    badge.text = "3"
    bar.addSubview(badge)
    bar.items = [UINavigationItem(title: "Birds")]

    #expect(ElementNode.view(bar).children.map(\.label) == ["Birds", "3"])
  }
}
