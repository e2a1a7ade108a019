import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Elements on the screen", .ownApplication)
struct ElementNodeTests {
  private let window = UIWindow()
  private let page = UIViewController()
  private var application: UIApplication { window.application }
  private var screen: ElementNode { .application(application) }

  init() {
    page.view.frame = window.bounds
    window.rootViewController = page
    window.makeKeyAndVisible()
    _ = application.mainLoop.settle()
  }

  private func add(_ text: String, at frame: CGRect = .zero, to view: UIView? = nil) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    (view ?? page.view).addSubview(label)
    return label
  }

  private func texts(_ reach: ElementNode.Reach = .shown) -> [String] {
    var texts: [String] = []
    screen.forEachDescendant(reach) { node in
      if node.type == .staticText { texts.append(node.label) }
      return true
    }
    return texts
  }

  // MARK: What shows

  @Test func `what is hidden or cannot be seen is no element (behaviour 678)`() {
    _ = add("shown")
    add("hidden").isHidden = true
    add("transparent").alpha = 0.005
    add("off").accessibilityElementsHidden = true
    let box = UIView()
    box.isHidden = true
    page.view.addSubview(box)
    _ = add("within", to: box)

    #expect(texts() == ["shown"])
    #expect(texts(.everything) == ["shown", "hidden", "transparent", "off", "within"])
  }

  @Test func `a view that is an element hides what is within it (behaviour 678)`() {
    let card = UIView()
    card.isAccessibilityElement = true
    page.view.addSubview(card)
    _ = add("within", to: card)

    #expect(texts().isEmpty)
  }

  @Test func `elements that an app lists take the place of subviews (behaviour 678)`() {
    let box = UIView()
    page.view.addSubview(box)
    let first = add("first", to: box)
    let second = add("second", to: box)
    _ = add("third", to: box)
    let own = NSObject()
    own.accessibilityLabel = "own"
    own.accessibilityTraits = .button

    box.accessibilityElements = [second, own, first]

    let lines = elementLines(.view(box))
    #expect(lines == ["other", "  staticText 'second'", "  button 'own'", "  staticText 'first'"])
  }

  @Test func `a modal view is alone among its siblings (behaviour 678)`() {
    _ = add("behind")
    let dialog = UIView()
    dialog.accessibilityViewIsModal = true
    page.view.addSubview(dialog)
    _ = add("in front", to: dialog)
    _ = add("beside")

    #expect(texts() == ["in front"])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `what is behind a presented screen is no element`(style: UIModalPresentationStyle) {
    _ = add("behind")
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    _ = add("in front", to: sheet.view)

    page.present(sheet, animated: true)
    _ = application.mainLoop.settle()

    #expect(texts() == ["in front"])
  }

  @Test func `windows come from front to back`() {
    _ = add("behind")
    let front = UIWindow()
    front.windowLevel = .alert
    front.isHidden = false
    _ = add("in front", to: front)

    #expect(texts() == ["in front", "behind"])
  }

  // MARK: Alerts, menus, keyboards

  @Test func `an alert holds its texts, fields and actions`() {
    _ = add("behind")
    let alert = UIAlertController(title: "Name?", message: "Any.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    let add = UIAlertAction(title: "Add", style: .default)
    add.isEnabled = false
    alert.addAction(add)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))

    page.present(alert, animated: true)
    _ = application.mainLoop.settle()

    #expect(
      elementLines(.view(alert.view)) == [
        "alert 'Name?'", "  staticText 'Name?'", "  staticText 'Any.'",
        "  textField = Name (Name) focused", "  button 'Add' disabled", "  button 'Cancel'",
      ])
    #expect(texts() == ["Name?", "Any."])
  }

  @Test func `an action sheet is a sheet`() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))

    page.present(sheet, animated: true)
    _ = application.mainLoop.settle()

    #expect(elementLines(.view(sheet.view)) == ["sheet", "  button 'Delete'"])
  }

  @Test func `an open menu is below its button`() {
    let button = UIButton(frame: CGRect(x: 10, y: 100, width: 80, height: 40))
    button.menu = UIMenu(children: [
      UIAction(title: "By name", state: .on) { _ in },
      UIMenu(options: .displayInline, children: [UIAction(title: "By size") { _ in }]),
      UIAction(title: "Off", attributes: .disabled) { _ in },
      UIAction(title: "Gone", attributes: .hidden) { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    page.view.addSubview(button)

    _ = button.openMenuAsUser()

    #expect(
      elementLines(.view(button)) == [
        "button", "  menu", "    button 'By name' selected", "    button 'By size'",
        "    button 'Off' disabled",
      ])
    button.shownMenu?.close()
    #expect(elementLines(.view(button)) == ["button"])
  }

  @Test func `the keyboard shows while somebody gets what is typed`() {
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
    field.returnKeyType = .next
    page.view.addSubview(field)
    #expect(screen.children.map(\.type) == [.window, .statusBar])

    field.becomeFirstResponder()

    let keyboard = screen.children.last
    let keys = keyboard?.children ?? []
    #expect(keyboard?.type == .keyboard)
    #expect(keyboard?.frame == application.keyboard.frame)
    let labels = keys.map(\.label)
    #expect(labels.prefix(26).joined() == "QWERTYUIOPASDFGHJKLZXCVBNM")
    #expect(labels.dropFirst(26) == ["shift", "numbers", "delete", "space", "Next"])
    #expect(Set(keys.map(\.identity)).count == keys.count)
    #expect(ElementNode.view(field).isFocused)
    field.resignFirstResponder()
    #expect(screen.children.map(\.type) == [.window, .statusBar])
  }

  @Test func `what surrounds a popover dismisses it`() {
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = page.view
    let forced = Forced()
    popover.popoverPresentationController?.delegate = forced

    page.present(popover, animated: true)
    _ = application.mainLoop.settle()

    var regions: [String] = []
    screen.forEachDescendant { node in
      if node.identifier == "PopoverDismissRegion" { regions.append(node.label) }
      return true
    }
    #expect(regions == ["dismiss popup"])
  }

  // MARK: Attributes

  @Test func `a frame is where the view is on the screen`() {
    let box = UIScrollView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
    page.view.addSubview(box)
    let label = add("Robin", at: CGRect(x: 5, y: 60, width: 50, height: 20), to: box)
    box.contentOffset.y = 30

    #expect(ElementNode.view(label).frame == CGRect(x: 15, y: 130, width: 50, height: 20))
    #expect(screen.frame == application.screen.bounds)
  }

  @Test func `traits tell what can be done (behaviour 677)`() {
    let slider = UISlider()
    slider.isEnabled = false
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "Birds", image: nil, tag: 0)]
    bar.selectedItem = bar.items?.first

    #expect(ElementNode.view(slider).traits == [.adjustable, .notEnabled])
    #expect(ElementNode.view(bar).traits == .tabBar)
    #expect(ElementNode.view(bar).children.map(\.traits) == [[.button, .selected]])
    #expect(ElementNode.view(UILabel()).traits == .staticText)
  }

  @Test func `an element is called by identifier, label, value or placeholder`() {
    let field = UITextField()
    field.placeholder = "Name"
    field.text = "Ada"
    field.accessibilityIdentifier = "name"
    field.accessibilityLabel = "Your name"
    let node = ElementNode.view(field)

    #expect(["Name", "Ada", "name", "Your name"].allSatisfy(node.isCalled))
    #expect(!node.isCalled("ada"))
    #expect(!node.isCalled(""))
  }

  @Test func `a container is what holds the element`() {
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "Birds", image: nil, tag: 0)]
    page.view.addSubview(bar)
    let tab = ElementNode.view(bar).children.first

    #expect(tab?.container?.view === bar)
    #expect(tab?.container?.container?.view === page.view)
    #expect(ElementNode.view(window).container?.type == .application)
    #expect(screen.container == nil)
  }

  // MARK: The order of reading

  @Test func `elements are read from top to bottom, and on a line from left to right`() {
    let names = ["d", "a", "c", "b"]
    let frames = [
      CGRect(x: 0, y: 300, width: 10, height: 10), CGRect(x: 0, y: 105, width: 10, height: 10),
      CGRect(x: 100, y: 100, width: 10, height: 10), CGRect(x: 50, y: 102, width: 10, height: 10),
    ]
    for (name, frame) in zip(names, frames) { _ = add(name, at: frame) }

    #expect(ReadingOrder.read(screen).map(\.label) == ["a", "b", "c", "d"])
  }

  @Test func `elements on a line are read from right to left where text is`() {
    page.view.semanticContentAttribute = .forceRightToLeft
    let labels = [
      add("b", at: CGRect(x: 0, y: 100, width: 10, height: 10)),
      add("a", at: CGRect(x: 100, y: 100, width: 10, height: 10)),
    ]
    for label in labels { label.semanticContentAttribute = .forceRightToLeft }

    #expect(ReadingOrder.sorted(labels.map { .view($0) }).map(\.label) == ["a", "b"])
  }

  @Test func `elements that an app lists are read in its order`() {
    let low = add("low", at: CGRect(x: 0, y: 300, width: 10, height: 10))
    let high = add("high", at: CGRect(x: 0, y: 100, width: 10, height: 10))
    page.view.accessibilityElements = [low, high]

    #expect(ReadingOrder.read(screen).map(\.label) == ["low", "high"])
  }
}

/// Keeps a popover a popover on a phone.
private final class Forced: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    .none
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
