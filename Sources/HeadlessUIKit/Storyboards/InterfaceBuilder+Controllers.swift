import Foundation

extension InterfaceBuilder {
  /// What the tags of view controllers stand for.
  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
  ]

  private static let attributes: [String: (UIViewController, InterfaceValue) -> Void] = [
    "clearsSelectionOnViewWillAppear": {
      ($0 as? UITableViewController)?.clearsSelectionOnViewWillAppear = $1.bool
    },
    "definesPresentationContext": { $0.definesPresentationContext = $1.bool },
    "extendedLayoutIncludesOpaqueBars": { $0.extendedLayoutIncludesOpaqueBars = $1.bool },
    "hidesBottomBarWhenPushed": { $0.hidesBottomBarWhenPushed = $1.bool },
    "modalInPresentation": { $0.isModalInPresentation = $1.bool },
    "modalPresentationStyle": { $0.modalPresentationStyle = $1.named(.automatic) },
    "modalTransitionStyle": { $0.modalTransitionStyle = $1.named(.coverVertical) },
    "navigationBarHidden": { ($0 as? UINavigationController)?.isNavigationBarHidden = $1.bool },
    "providesPresentationContextTransitionStyle": {
      $0.providesPresentationContextTransitionStyle = $1.bool
    },
    "restorationIdentifier": { $0.restorationIdentifier = $1.text },
    "toolbarHidden": { ($0 as? UINavigationController)?.isToolbarHidden = $1.bool },
  ]

  /// Gives a view controller what its element says; called from within its initializer.
  func decode(_ controller: UIViewController, _ element: InterfaceElement) {
    guard owner !== controller else { return }
    owner = controller
    controller.builder = self
    controller.isMock = isMock
    if let title = text("title", of: element) { controller.title = title }
    for (name, value) in element.attributes {
      Self.attributes[name]?(controller, InterfaceValue(text: value))
    }
    if element.says("useStoryboardIdentifierAsRestorationIdentifier") {
      controller.restorationIdentifier = element.filled("storyboardIdentifier")
    }
    if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
    decodeItems(of: controller, element)
    guard !isMock else { return }
    register(controller, element)
    expect(controller, element)
    decodeBars(of: controller, element)
    decodeSegues(of: controller)
    decodeChildren(of: controller, element)
  }

  /// The items that bars show for a view controller.
  func decodeItems(of controller: UIViewController, _ element: InterfaceElement) {
    if let item = element.child(key: "navigationItem") {
      fill(controller.navigationItem, item)
    }
    if let item = element.child(key: "tabBarItem") { controller.tabBarItem = makeTabBarItem(item) }
    let items = element.list("toolbarItems").compactMap(makeBarButtonItem)
    if !items.isEmpty { controller.toolbarItems = items }
  }

  private func decodeBars(of controller: UIViewController, _ element: InterfaceElement) {
    if let navigation = controller as? UINavigationController {
      if let bar = element.child(key: "navigationBar") { decode(navigation.navigationBar, bar) }
      if let bar = element.child(key: "toolbar") { decode(navigation.toolbar, bar) }
    } else if let tabs = controller as? UITabBarController {
      if let bar = element.child(key: "tabBar") { decode(tabs.tabBar, bar) }
    }
  }

  /// Gives a bar that is there already what its element says.
  private func decode(_ bar: UIView, _ element: InterfaceElement) {
    let isHidden = bar.isHidden
    let frame = bar.frame
    decode(bar, element, InterfaceKind.tags[element.name])
    // The controller places its bar.
    bar.frame = frame
    bar.isHidden = isHidden
    expect(bar, element)
  }

  /// Makes the view controllers that a container begins with.
  private func decodeChildren(of controller: UIViewController, _ element: InterfaceElement) {
    guard let storyboard else { return }
    let segues = element.list("connections").filter {
      $0.isNamed("segue") && $0["kind"] == "relationship"
    }
    var children: [UIViewController] = []
    for segue in segues {
      guard controller is UINavigationController || controller is UITabBarController else {
        diagnose("the relationship '\(segue["relationship"] ?? "")' is not modelled", segue)
        continue
      }
      let template = SegueTemplate(segue, of: controller, self)
      let child = storyboard.makeController(for: template) {
        template.destinationFromAction(sender: nil, $0)
      }
      if let child, !children.contains(where: { $0 === child }) { children.append(child) }
    }
    guard !children.isEmpty else { return }
    (controller as? UINavigationController)?.setViewControllers(children, animated: false)
    (controller as? UITabBarController)?.setViewControllers(children, animated: false)
  }

  /// The templates of the segues that begin in the scene, with or without a trigger.
  private func decodeSegues(of controller: UIViewController) {
    guard let scene else { return }
    var templates: [SegueTemplate] = []
    for element in scene.objects.descendants where element.isNamed("segue") {
      guard element["kind"] != nil, element["kind"] != "relationship" else { continue }
      templates.append(SegueTemplate(element, of: controller, self))
    }
    controller.segueTemplates = templates
  }

  /// The scene whose objects the builder makes.
  private var scene: InterfaceContents.Scene? { sceneID.flatMap(contents.scene(ofController:)) }

  // MARK: The view

  /// Loads the view of a view controller; answers whether the scene has one.
  func loadView(of controller: UIViewController) -> Bool {
    guard !isMock, let scene else { return false }
    guard let element = scene.controller.child(key: "view") else { return false }
    beginLoadingView()
    for child in scene.controller.list("layoutGuides") {
      let guide = BarGuide(isTop: child["type"] == "top")
      kept.append(guide)
      register(guide, child)
    }
    for child in scene.objects.children where child.index != scene.controller.index {
      makeLooseObject(child)
    }
    guard let view = makeView(element) else { return false }
    controller.view = view
    if let control = scene.controller.child(key: "refreshControl"),
      let refresh = makeView(control) as? UIRefreshControl
    {
      (view as? UIScrollView)?.refreshControl = refresh
    }
    finish(isLast: true)
    embed()
    return true
  }

  /// Makes an object that stands beside the view controller.
  func makeLooseObject(_ element: InterfaceElement) {
    switch element.name {
    case "placeholder", "exit": return
    case let name where InterfaceBuilder.recognizers[name] != nil:
      if let recognizer = makeRecognizer(element) { kept.append(recognizer) }
    case "barButtonItem":
      if let item = makeBarButtonItem(element) { kept.append(item) }
    case "navigationItem": kept.append(makeNavigationItem(element))
    case "customObject":
      if let object = makeCustomObject(element) { kept.append(object) }
    case "viewController", "tableViewController", "navigationController", "tabBarController":
      diagnose("a second view controller in the scene", element)
    default:
      if let view = makeView(element) { kept.append(view) }
    }
  }

  private func makeCustomObject(_ element: InterfaceElement) -> NSObject? {
    let (found, isStandIn): (AnyClass, Bool) = findClass(of: element, base: NSObject.self)
    guard !isStandIn, let type = found as? NSObject.Type else { return nil }
    let object = ObjectMaker.make(type)
    register(object, element)
    expect(object, element)
    return object
  }

  // MARK: Gesture recognizers

  static let recognizers: [String: @MainActor () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    // The format spells it so.
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "gestureRecognizer": { UIGestureRecognizer() },
  ]

  private func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    guard let make = Self.recognizers[element.name] else { return nil }
    if element.filled("customClass") != nil {
      diagnose("the class of a gesture recognizer is not modelled", element)
    }
    let recognizer = make()
    for (name, value) in element.attributes {
      Self.recognizerAttributes[name]?(recognizer, InterfaceValue(text: value))
    }
    register(recognizer, element)
    expect(recognizer, element)
    return recognizer
  }

  private static let recognizerAttributes:
    [String: @MainActor (UIGestureRecognizer, InterfaceValue) -> Void] = [
      "allowableMovement": {
        ($0 as? UILongPressGestureRecognizer)?.allowableMovement = $1.number
      },
      "cancelsTouchesInView": { $0.cancelsTouchesInView = $1.bool },
      "delaysTouchesBegan": { $0.delaysTouchesBegan = $1.bool },
      "delaysTouchesEnded": { $0.delaysTouchesEnded = $1.bool },
      "direction": {
        let directions: [String: UISwipeGestureRecognizer.Direction] = [
          "left": .left, "right": .right, "up": .up, "down": .down,
        ]
        if let direction = directions[$1.text] {
          ($0 as? UISwipeGestureRecognizer)?.direction = direction
        }
      },
      "enabled": { $0.isEnabled = $1.bool },
      "minimumPressDuration": {
        ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration = Double($1.number)
      },
      "numberOfTapsRequired": {
        ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired = max($1.int, 1)
      },
      "numberOfTouchesRequired": {
        ($0 as? UITapGestureRecognizer)?.numberOfTouchesRequired = max($1.int, 1)
      },
    ]

  // MARK: Items of bars

  /// Makes an item of a bar.
  func makeBarButtonItem(_ element: InterfaceElement) -> UIBarButtonItem? {
    guard element.isNamed("barButtonItem") else { return nil }
    let (found, _): (AnyClass, Bool) = findClass(of: element, base: UIBarButtonItem.self)
    let item =
      (found as? UIBarButtonItem.Type)?.init(coder: InterfaceCoder(self, element))
      ?? UIBarButtonItem()
    if let name = element["systemItem"],
      let system = InterfaceNames.value(name, of: UIBarButtonItem.SystemItem.self)
    {
      item.adopt(system)
    }
    if let title = text("title", of: element) { item.title = title }
    if let image = element.image("image") { item.image = image }
    if let style = element["style"] { item.style = style == "done" ? .done : .plain }
    item.isEnabled = element.says("enabled", default: true)
    if element["width"] != nil { item.width = element.number("width") }
    if let tag = element["tag"] { item.tag = InterfaceValue(text: tag).int }
    if let color = element.child(key: "tintColor")?.color { item.tintColor = color }
    if let view = element.child(key: "customView").flatMap(makeView) { item.customView = view }
    decodeAccessibility(of: item, element)
    register(item, element)
    expect(item, element)
    return item
  }

  private func decodeAccessibility(of item: UIBarItem, _ element: InterfaceElement) {
    guard let accessibility = element.child("accessibility") else { return }
    if let identifier = accessibility["identifier"] { item.accessibilityIdentifier = identifier }
    let label = translation("accessibilityLabel", of: element) ?? accessibility["label"]
    if let label { item.accessibilityLabel = label }
    let hint = translation("accessibilityHint", of: element) ?? accessibility["hint"]
    if let hint { item.accessibilityHint = hint }
  }

  /// Makes a tab.
  func makeTabBarItem(_ element: InterfaceElement) -> UITabBarItem {
    let system = element["systemItem"].flatMap {
      InterfaceNames.value($0, of: UITabBarItem.SystemItem.self)
    }
    let tag = InterfaceValue(text: element["tag"] ?? "0").int
    let item = system.map { UITabBarItem(tabBarSystemItem: $0, tag: tag) } ?? UITabBarItem()
    item.tag = tag
    if let title = text("title", of: element) { item.title = title }
    if let image = element.image("image") { item.image = image }
    if let image = element.image("selectedImage") { item.selectedImage = image }
    if let badge = element["badgeValue"] { item.badgeValue = badge }
    item.isEnabled = element.says("enabled", default: true)
    decodeAccessibility(of: item, element)
    register(item, element)
    expect(item, element)
    return item
  }

  /// Makes what a navigation bar shows.
  func makeNavigationItem(_ element: InterfaceElement) -> UINavigationItem {
    let item = UINavigationItem()
    fill(item, element)
    return item
  }

  /// Gives a navigation item what its element says.
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
