import Foundation

extension InterfaceBuilder {
  /// What the tags of view controllers stand for.
  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
  ]

  /// What can be said of view controllers.
  static let controllerAttributes: [String: @MainActor (UIViewController, InterfaceValue) -> Void] =
    [
      "clearsSelectionOnViewWillAppear": {
        ($0 as? UITableViewController)?.clearsSelectionOnViewWillAppear = $1.bool
      },
      "definesPresentationContext": { $0.definesPresentationContext = $1.bool },
      "extendedLayoutIncludesOpaqueBars": { $0.extendedLayoutIncludesOpaqueBars = $1.bool },
      "hidesBarsOnSwipe": { ($0 as? UINavigationController)?.hidesBarsOnSwipe = $1.bool },
      "hidesBarsOnTap": { ($0 as? UINavigationController)?.hidesBarsOnTap = $1.bool },
      "hidesBarsWhenKeyboardAppears": {
        ($0 as? UINavigationController)?.hidesBarsWhenKeyboardAppears = $1.bool
      },
      "hidesBarsWhenVerticallyCompact": {
        ($0 as? UINavigationController)?.hidesBarsWhenVerticallyCompact = $1.bool
      },
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

  /// What is read elsewhere, says something to Interface Builder only, or changes nothing that the
  /// model has.
  private static let silentAttributes: Set<String> = [
    "automaticallyAdjustsScrollViewInsets", "autoresizesArchivedViewToFullSize",
    "storyboardIdentifier", "title", "useStoryboardIdentifierAsRestorationIdentifier",
    "wantsFullScreenLayout",
  ]

  /// Whether an attribute of a view controller is understood, or says nothing that matters.
  static func knows(controllerAttribute name: String) -> Bool {
    controllerAttributes[name] != nil || silentAttributes.contains(name)
      || InterfaceKind.silent.contains(name)
  }

  /// Gives a view controller what its element says; called from within its initializer.
  func decode(_ controller: UIViewController, _ element: InterfaceElement) {
    guard owner !== controller else { return }
    owner = controller
    controller.builder = self
    controller.isMock = isMock
    if let title = text("title", of: element) { controller.title = title }
    let isModelled = Self.controllers[element.name] != nil
    for (name, value) in element.attributes {
      Self.controllerAttributes[name]?(controller, InterfaceValue(text: value))
      if isModelled, !Self.knows(controllerAttribute: name) {
        diagnose("the attribute '\(name)' of <\(element.name)> is not modelled", element)
      }
    }
    if element.says("useStoryboardIdentifierAsRestorationIdentifier") {
      controller.restorationIdentifier = element.filled("storyboardIdentifier")
    }
    if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = edges.options(Self.edges)
    }
    if !element.list("keyCommands").isEmpty {
      diagnose("the key commands of a view controller are not modelled", element)
    }
    decodeItems(of: controller, element)
    guard !isMock else { return }
    register(controller, element)
    expect(controller, element)
    decodeBars(of: controller, element)
    decodeSegues(of: controller)
    decodeChildren(of: controller, element)
  }

  /// The names of edges.
  static let edges: [String: UIRectEdge] = [
    "top": .top, "left": .left, "bottom": .bottom, "right": .right,
  ]

  /// The items that bars show for a view controller.
  private func decodeItems(of controller: UIViewController, _ element: InterfaceElement) {
    if let item = element.child(key: "navigationItem") {
      if item.filled("customClass") != nil, let own = makeNavigationItem(item) {
        controller.adopt(own)
      } else {
        fill(controller.navigationItem, item)
      }
    }
    if let item = element.child(key: "tabBarItem") { controller.tabBarItem = makeTabBarItem(item) }
    let items = element.list("toolbarItems").compactMap(makeBarButtonItem)
    if !items.isEmpty { controller.toolbarItems = items }
  }

  private func decodeBars(of controller: UIViewController, _ element: InterfaceElement) {
    if let navigation = controller as? UINavigationController {
      if let bar = element.child(key: "navigationBar") {
        if let own = makeBar(bar) as? UINavigationBar {
          navigation.adopt(own)
        } else {
          decode(navigation.navigationBar, bar)
        }
      }
      if let bar = element.child(key: "toolbar") {
        if let own = makeBar(bar) as? UIToolbar {
          navigation.adopt(own)
        } else {
          decode(navigation.toolbar, bar)
        }
      }
    } else if let tabs = controller as? UITabBarController,
      let bar = element.child(key: "tabBar")
    {
      if let own = makeBar(bar) as? UITabBar { tabs.adopt(own) } else { decode(tabs.tabBar, bar) }
    }
  }

  /// Makes a container's bar where it is to be of a class of the app's own.
  private func makeBar(_ element: InterfaceElement) -> UIView? {
    element.filled("customClass") == nil ? nil : makeView(element)
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
    var children: [UIViewController] = []
    for segue in element.list("connections") where segue["kind"] == "relationship" {
      let template = SegueTemplate(segue, of: controller, self)
      let child = storyboard.makeController(for: template) {
        template.destinationFromAction(sender: nil, $0)
      }
      if let child, !children.contains(where: { $0 === child }) { children.append(child) }
    }
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController:
      navigation.setViewControllers(children, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    default:
      diagnose("<\(element.name)> shows its view controllers side by side", element)
      for child in children {
        controller.addChild(child)
        child.didMove(toParent: controller)
      }
    }
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
    guard let element = scene.controller.child(key: "view") else {
      return loadViewOfStandIn(controller, scene)
    }
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

  /// Makes the view of what stands in for a container: the views of its children, side by side.
  private func loadViewOfStandIn(
    _ controller: UIViewController, _ scene: InterfaceContents.Scene
  ) -> Bool {
    let children = controller.children
    guard Self.controllers[scene.controller.name] == nil, !children.isEmpty else { return false }
    let view = UIView(frame: UIScreen.main.bounds)
    controller.view = view
    let width = view.bounds.width / CGFloat(children.count)
    for (index, child) in children.enumerated() {
      guard let part = child.view else { continue }
      part.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
      part.autoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight,
      ]
      view.addSubview(part)
    }
    return true
  }

  /// Makes an object that stands beside the view controller.
  func makeLooseObject(_ element: InterfaceElement) {
    switch element.name {
    case "placeholder", "exit": return
    case let name where Self.recognizers[name] != nil:
      if let recognizer = makeRecognizer(element) { kept.append(recognizer) }
    case "barButtonItem":
      if let item = makeBarButtonItem(element) { kept.append(item) }
    case "tabBarItem":
      if let item = makeTabBarItem(element) { kept.append(item) }
    case "navigationItem":
      if let item = makeNavigationItem(element) { kept.append(item) }
    case "customObject":
      if let object = makeCustomObject(element) { kept.append(object) }
    case "searchDisplayController":
      diagnose("<searchDisplayController> is not modelled", element)
    case let name where name.hasSuffix("Controller"):
      diagnose("<\(name)> stands where the model makes no view controllers", element)
    default:
      if let view = makeView(element) { kept.append(view) }
    }
  }

  private func makeCustomObject(_ element: InterfaceElement) -> NSObject? {
    let (found, isMissing): (AnyClass, Bool) = findClass(of: element, base: NSObject.self)
    guard !isMissing, let type = found as? NSObject.Type else { return nil }
    let object = ObjectMaker.make(type)
    register(object, element)
    expect(object, element)
    return object
  }
}

extension UIViewController {
  /// Takes over a navigation item that was made for the view controller.
  final func adopt(_ item: UINavigationItem) {
    if item.title == nil { item.title = title }
    item.owner = self
    storedNavigationItem = item
  }
}
