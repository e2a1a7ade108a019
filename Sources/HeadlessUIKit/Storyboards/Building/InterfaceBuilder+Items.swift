import Foundation
import Interfaces

extension InterfaceBuilder {
  /// The attributes that items may have, by the items' tags.
  static let itemAttributes: [String: Set<String>] = [
    "barButtonItem": barItemAttributes.union([
      "changesSelectionAsPrimaryAction", "hidden", "selected", "style", "systemItem", "width",
    ]),
    "navigationItem": [
      "backButtonDisplayMode", "backButtonTitle", "hidesBackButton", "largeTitleDisplayMode",
      "leftItemsSupplementBackButton", "prompt", "style", "title",
    ],
    "tabBarItem": barItemAttributes.union(["badgeValue", "selectedImage", "systemItem"]),
  ]

  private static let barItemAttributes: Set<String> = [
    "enabled", "image", "landscapeImage", "tag", "title",
  ]

  /// Makes an item that an element of a name stands for.
  private func makeItem<Item: NSObject>(
    _ name: String, _ element: InterfaceElement, _ base: Item.Type,
    by make: (Item.Type, InterfaceCoder) -> Item?
  ) -> Item? {
    guard element.isNamed(name) else { return nil }
    let coder = InterfaceCoder(self, element)
    return self.make(element, as: base) { make($0, coder) }
  }

  private func systemItem<Item: RawRepresentable<Int>>(of element: InterfaceElement) -> Item? {
    element["systemItem"].flatMap { InterfaceNames.value($0, of: Item.self) }
  }

  /// Makes a bar button item.
  func makeBarButtonItem(_ element: InterfaceElement) -> UIBarButtonItem? {
    let made = makeItem("barButtonItem", element, UIBarButtonItem.self) { $0.init(coder: $1) }
    guard let item = made else { return nil }
    if let system: UIBarButtonItem.SystemItem = systemItem(of: element) { item.adopt(system) }
    if let style = element["style"] { item.style = style == "done" ? .done : .plain }
    if element["width"] != nil { item.width = element.number("width") }
    if element["hidden"] != nil { item.isHidden = element.says("hidden") }
    if element["selected"] != nil { item.isSelected = element.says("selected") }
    item.changesSelectionAsPrimaryAction = element.says("changesSelectionAsPrimaryAction")
    if let color = element.child(key: "tintColor")?.color { item.tintColor = color }
    if let titles = element.child("possibleTitles") {
      item.possibleTitles = Set(titles.children.map(\.string))
    }
    if let view = element.child(key: "customView").flatMap(makeView) { item.customView = view }
    if let menu = element.child(key: "menu") { item.menu = makeMenu(menu) }
    decode(item, element)
    return item
  }

  /// Makes a tab bar item.
  func makeTabBarItem(_ element: InterfaceElement) -> UITabBarItem? {
    let made = makeItem("tabBarItem", element, UITabBarItem.self) { $0.init(coder: $1) }
    guard let item = made else { return nil }
    if let system: UITabBarItem.SystemItem = systemItem(of: element) { item.systemItem = system }
    if let image = element.image("selectedImage") { item.selectedImage = image }
    if let badge = text("badgeValue", of: element) { item.badgeValue = badge }
    if let color = element.child(key: "badgeColor")?.color { item.badgeColor = color }
    decode(item, element)
    return item
  }

  /// Applies the attributes that the items of all bars have.
  private func decode(_ item: UIBarItem, _ element: InterfaceElement) {
    if let title = text("title", of: element) { item.title = title }
    if let image = element.image("image") { item.image = image }
    if let image = element.image("landscapeImage") { item.landscapeImagePhone = image }
    if let insets = element.child(key: "imageInsets")?.insets { item.imageInsets = insets }
    if let tag = element["tag"] { item.tag = InterfaceValue(text: tag).int }
    item.isEnabled = element.says("enabled", default: true)
    if let accessibility = element.child("accessibility") {
      decodeTexts(of: item, element, accessibility)
    }
    register(item, element)
    expect(item, element)
  }

  // MARK: Navigation items

  /// Makes a navigation item.
  func makeNavigationItem(_ element: InterfaceElement) -> UINavigationItem? {
    let item = makeItem("navigationItem", element, UINavigationItem.self) { $0.init(coder: $1) }
    if let item { fill(item, element) }
    return item
  }

  /// Applies an element to a navigation item.
  func fill(_ item: UINavigationItem, _ element: InterfaceElement) {
    register(item, element)
    expect(item, element)
    if let title = text("title", of: element) { item.title = title }
    if let prompt = text("prompt", of: element) { item.prompt = prompt }
    if let title = text("backButtonTitle", of: element) { item.backButtonTitle = title }
    item.hidesBackButton = element.says("hidesBackButton")
    item.leftItemsSupplementBackButton = element.says("leftItemsSupplementBackButton")
    if let mode = element["largeTitleDisplayMode"] {
      item.largeTitleDisplayMode = InterfaceValue(text: mode).named(.automatic)
    }
    if let style = element["style"] { item.style = InterfaceValue(text: style).named(.navigator) }
    if let mode = element["backButtonDisplayMode"] {
      item.backButtonDisplayMode = InterfaceValue(text: mode).named(.default)
    }
    if let items = element.items("rightBarButtonItems", makeBarButtonItem) {
      item.rightBarButtonItems = items
    }
    if let items = element.items("leftBarButtonItems", makeBarButtonItem) {
      item.leftBarButtonItems = items
    }
    for child in element.children {
      switch child["key"] {
      case "rightBarButtonItem": item.rightBarButtonItem = makeBarButtonItem(child)
      case "leftBarButtonItem": item.leftBarButtonItem = makeBarButtonItem(child)
      case "backBarButtonItem": item.backBarButtonItem = makeBarButtonItem(child)
      case "titleView": item.titleView = makeView(child)
      default: break
      }
    }
  }
}
