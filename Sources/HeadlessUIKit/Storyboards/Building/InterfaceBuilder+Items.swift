import Foundation

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

  /// Makes a bar button item.
  func makeBarButtonItem(_ element: InterfaceElement) -> UIBarButtonItem? {
    guard element.isNamed("barButtonItem") else { return nil }
    let coder = InterfaceCoder(self, element)
    let item = make(element, as: UIBarButtonItem.self) { $0.init(coder: coder) }
    guard let item else { return nil }
    if let name = element["systemItem"],
      let system = InterfaceNames.value(name, of: UIBarButtonItem.SystemItem.self)
    {
      item.adopt(system)
    }
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
    guard element.isNamed("tabBarItem") else { return nil }
    let coder = InterfaceCoder(self, element)
    let item = make(element, as: UITabBarItem.self) { $0.init(coder: coder) }
    guard let item else { return nil }
    if let name = element["systemItem"],
      let system = InterfaceNames.value(name, of: UITabBarItem.SystemItem.self)
    {
      item.systemItem = system
    }
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
    guard element.isNamed("navigationItem") else { return nil }
    let coder = InterfaceCoder(self, element)
    let item = make(element, as: UINavigationItem.self) { $0.init(coder: coder) }
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
    let right = element.list("rightBarButtonItems").compactMap(makeBarButtonItem)
    let left = element.list("leftBarButtonItems").compactMap(makeBarButtonItem)
    if !right.isEmpty { item.rightBarButtonItems = right }
    if !left.isEmpty { item.leftBarButtonItems = left }
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
