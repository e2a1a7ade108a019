import Foundation
import Interfaces

extension InterfaceBuilder {
  /// The classes of view controllers by the tags that stand for them.
  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
  ]

  /// The attributes of view controllers, each with the code that applies it.
  static let controllerAttributes: [String: @MainActor (UIViewController, InterfaceValue) -> Void] =
    [
      "automaticallyAdjustsScrollViewInsets": { $0.adjustsScrollViewInsets = $1.bool },
      "clearsSelectionOnViewWillAppear": {
        ($0 as? UITableViewController)?.clearsSelectionOnViewWillAppear = $1.bool
        ($0 as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = $1.bool
      },
      "doubleSided": { ($0 as? UIPageViewController)?.isDoubleSided = $1.bool },
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
      "navigationOrientation": {
        ($0 as? UIPageViewController)?.navigationOrientation = $1.named(.horizontal)
      },
      "navigationBarHidden": { ($0 as? UINavigationController)?.isNavigationBarHidden = $1.bool },
      "providesPresentationContextTransitionStyle": {
        $0.providesPresentationContextTransitionStyle = $1.bool
      },
      "restorationIdentifier": { $0.restorationIdentifier = $1.text },
      "spineLocation": { ($0 as? UIPageViewController)?.spineLocation = $1.named(.min) },
      "style": { ($0 as? UISplitViewController)?.style = $1.named(.unspecified) },
      "transitionStyle": {
        ($0 as? UIPageViewController)?.transitionStyle = $1.named(.pageCurl)
      },
      "toolbarHidden": { ($0 as? UINavigationController)?.isToolbarHidden = $1.bool },
    ]

  /// Attributes that are read elsewhere, concern Interface Builder alone, or change nothing
  /// modelled.
  private static let silentAttributes: Set<String> = [
    "autoresizesArchivedViewToFullSize", "nibName",
    "storyboardIdentifier", "title", "useStoryboardIdentifierAsRestorationIdentifier",
    "wantsFullScreenLayout",
  ]

  /// Returns whether an attribute of a view controller is understood or can safely be ignored.
  static func knows(controllerAttribute name: String) -> Bool {
    controllerAttributes[name] != nil || silentAttributes.contains(name)
      || InterfaceKind.silent.contains(name)
  }

  /// Applies an element to its view controller.
  ///
  /// Called from within the controller's initializer.
  func decode(_ controller: UIViewController, _ element: InterfaceElement) {
    guard controller.storyboardState.builder !== self else { return }
    // The owner of a nib is not one of the view controllers inside it.
    if sceneID != nil { owner = controller }
    setStandsIn(controller, for: element)
    controller.storyboardState.builder = self
    controller.storyboardState.isMock = isMock
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
    decodeItems(of: controller, element)
    guard !isMock else { return }
    if let name = element.filled("nibName") {
      controller.storyboardState.nibName = name
      controller.storyboardState.nibBundle = bundle
    }
    element.list("keyCommands").compactMap(makeKeyCommand).forEach(controller.addKeyCommand)
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

  /// Reads the items that bars show for a view controller.
  private func decodeItems(of controller: UIViewController, _ element: InterfaceElement) {
    if let item = element.child(key: "navigationItem") {
      if item.filled("customClass") != nil, let own = makeNavigationItem(item) {
        controller.adopt(own)
      } else {
        fill(controller.navigationItem, item)
      }
    }
    if let item = element.child(key: "tabBarItem") { controller.tabBarItem = makeTabBarItem(item) }
    if let items = element.items("toolbarItems", makeBarButtonItem) {
      controller.toolbarItems = items
    }
  }

  private func decodeBars(of controller: UIViewController, _ element: InterfaceElement) {
    switch controller {
    case let navigation as UINavigationController:
      decodeBar("navigationBar", of: element, navigation.navigationBar) { navigation.adopt($0) }
      decodeBar("toolbar", of: element, navigation.toolbar) { navigation.adopt($0) }
    case let tabs as UITabBarController:
      decodeBar("tabBar", of: element, tabs.tabBar) { tabs.adopt($0) }
    default: break
    }
  }

  /// Applies an element to a container's bar, or lets the container adopt a bar of the app's own
  /// class.
  private func decodeBar<Bar: UIView>(
    _ key: String, of container: InterfaceElement, _ known: @autoclosure () -> Bar,
    adopt: (Bar) -> Void
  ) {
    guard let element = container.child(key: key) else { return }
    if element.filled("customClass") != nil, let own = makeView(element) as? Bar {
      adopt(own)
      return tint(own, element)
    }
    let bar = known()
    let (frame, isHidden) = (bar.frame, bar.isHidden)
    decodePart(bar, element)
    // The controller decides where its bar stands.
    (bar.frame, bar.isHidden) = (frame, isHidden)
    tint(bar, element)
  }

  /// Gives a view the tint of the document, unless its element sets a tint.
  func tint(_ view: UIView, _ element: InterfaceElement) {
    guard element.child(key: "tintColor") == nil,
      let tint = contents.markup.root.child(key: "tintColor")?.color
    else { return }
    view.tintColor = tint
  }

  /// Makes the view controllers that a container starts with.
  private func decodeChildren(of controller: UIViewController, _ element: InterfaceElement) {
    let children = makeChildren(of: controller, element)
    guard !children.isEmpty else { return }
    switch controller {
    case let split as UISplitViewController: fill(split, children, element)
    case let navigation as UINavigationController:
      navigation.setViewControllers(children, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    default: break
    }
  }

  /// Gives a split view controller its screens, in the order of the file.
  ///
  /// A third one makes it a split view of columns.
  private func fill(
    _ split: UISplitViewController, _ children: [UIViewController], _ element: InterfaceElement
  ) {
    let names = element.list("connections").compactMap { $0["relationship"] }
    if names.contains("supplementaryViewController") { split.style = .tripleColumn }
    guard split.style != .unspecified, names.count == children.count else {
      split.viewControllers = children
      return
    }
    for (name, child) in zip(names, children) {
      if let column = Self.columns[name] { split.setViewController(child, for: column) }
    }
  }

  private static let columns: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "supplementaryViewController": .supplementary,
    "detailViewController": .secondary, "compactViewController": .compact,
  ]

  private func makeChildren(
    of controller: UIViewController, _ element: InterfaceElement
  ) -> [UIViewController] {
    // A nib holds the children themselves. A storyboard holds relationship segues to them.
    guard let storyboard else {
      return element.list("viewControllers").compactMap(makeNestedController)
    }
    var children: [UIViewController] = []
    for segue in element.list("connections") where segue["kind"] == "relationship" {
      let template = SegueTemplate(segue, of: controller, self)
      let child = storyboard.makeController(for: template) {
        template.destinationFromAction(sender: nil, $0)
      }
      if let child, !children.contains(where: { $0 === child }) { children.append(child) }
    }
    return children
  }

  /// Collects the templates of the segues that begin in the scene, with or without a trigger.
  private func decodeSegues(of controller: UIViewController) {
    guard let scene else { return }
    var templates: [SegueTemplate] = []
    for element in scene.objects.descendants where element.isNamed("segue") {
      guard element["kind"] != nil, element["kind"] != "relationship" else { continue }
      templates.append(SegueTemplate(element, of: controller, self))
    }
    controller.storyboardState.segueTemplates = templates
  }

  /// The scene whose objects the builder makes.
  private var scene: InterfaceContents.Scene? { sceneID.flatMap(contents.scene(ofController:)) }

  // MARK: The view

  /// Loads the view of a view controller.
  ///
  /// Returns `false` if the scene has no view.
  func loadView(of controller: UIViewController) -> Bool {
    if let view = waitingViews.removeValue(forKey: ObjectIdentifier(controller)) {
      controller.view = view
      return true
    }
    guard !isMock, let scene else { return false }
    guard let element = scene.controller.child(key: "view") else { return false }
    beginLoadingView()
    for child in scene.controller.list("layoutGuides") {
      let guide = EdgeGuide(child["type"] == "top" ? .top : .bottom)
      heldObjects.append(guide)
      register(guide, child)
    }
    for child in scene.objects.children where child.index != scene.controller.index {
      makeLooseObject(child)
    }
    guard let view = makeView(element) else { return false }
    tint(view, element)
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

  /// Makes an object that stands beside the view controller in the scene's list of objects.
  func makeLooseObject(_ element: InterfaceElement) {
    switch element.name {
    case "placeholder", "exit": return
    case let name where Self.recognizers[name] != nil:
      if let recognizer = makeRecognizer(element) { heldObjects.append(recognizer) }
    case "barButtonItem":
      if let item = makeBarButtonItem(element) { heldObjects.append(item) }
    case "tabBarItem":
      if let item = makeTabBarItem(element) { heldObjects.append(item) }
    case "navigationItem":
      if let item = makeNavigationItem(element) { heldObjects.append(item) }
    case "customObject":
      if let object = makeCustomObject(element) { heldObjects.append(object) }
    case "searchDisplayController":
      diagnose("<searchDisplayController> is not modelled", element)
    case let name where name.hasSuffix("Controller"):
      guard storyboard == nil else {
        return diagnose("<\(name)> stands beside the view controller of its scene", element)
      }
      if let controller = makeNestedController(element) { heldObjects.append(controller) }
    default:
      guard let view = makeView(element) else { return }
      if storyboard == nil { tint(view, element) }
      heldObjects.append(view)
    }
  }

  /// Makes a view controller inside a nib.
  ///
  /// Its view is loaded at the first access.
  private func makeNestedController(_ element: InterfaceElement) -> UIViewController? {
    guard element.name.hasSuffix("Controller") else { return nil }
    let controller = makeController(element, as: nil, creator: nil)
    if let view = element.child(key: "view").flatMap(makeView) {
      tint(view, element)
      waitingViews[ObjectIdentifier(controller)] = view
    }
    return controller
  }

  /// Keeps a view back until its view controller is asked for it, if a nib holds both.
  ///
  /// Returns whether it does so.
  func keep(_ value: NSObject, forOutlet property: String, of object: NSObject) -> Bool {
    guard storyboard == nil, property == "view" || property == "tableView",
      let view = value as? UIView, let controller = object as? UIViewController,
      controller.storyboardState.builder === self, !controller.isViewLoaded
    else { return false }
    waitingViews[ObjectIdentifier(controller)] = view
    return true
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
