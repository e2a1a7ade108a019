/// What an Interface Builder file holds, by the names that the file itself uses.
@MainActor
final class InterfaceContents {
  /// One screen of a storyboard.
  struct Scene {
    let objects: InterfaceElement
    /// The view controller, or the reference to one in another storyboard.
    let controller: InterfaceElement
    /// The name under which all instances are made: the identifier, or one that UIKit makes up.
    let name: String

    var isReference: Bool { controller.isNamed("viewControllerPlaceholder") }
    /// The storyboard that a reference leads to.
    var referencedStoryboard: String? { controller.filled("storyboardName") }
    /// The identifier there; `nil` for the initial view controller.
    var referencedIdentifier: String? { controller.filled("referencedIdentifier") }
  }

  let markup: Markup
  let scenes: [Scene]
  /// The scene of each view controller, by the id of the view controller.
  let scenesByID: [String: Int]
  /// The scene of each name.
  let scenesByName: [String: Int]
  /// The id of the view controller to begin with.
  let initialID: String?
  /// The color that all of the document is tinted in.
  private(set) lazy var tint: UIColor? = markup.root.child(key: "tintColor")?.color
  /// What was not understood, one line each.
  private(set) var diagnostics: [String] = []
  private var missingClasses: Set<String> = []

  init(_ markup: Markup) {
    self.markup = markup
    let root = markup.root
    var scenes: [Scene] = []
    var scenesByID: [String: Int] = [:]
    var scenesByName: [String: Int] = [:]
    for scene in root.list("scenes") {
      guard let objects = scene.child("objects"), let controller = Self.controller(in: objects),
        let id = controller.id
      else {
        diagnostics.append("line \(scene.position.line): a scene without a view controller")
        continue
      }
      let name = controller.filled("storyboardIdentifier") ?? "UIViewController-\(id)"
      if scenesByName[name] == nil {
        scenesByName[name] = scenes.count
      } else {
        diagnostics.append("line \(controller.position.line): '\(name)' names an earlier scene")
      }
      if scenesByID[id] == nil { scenesByID[id] = scenes.count }
      scenes.append(Scene(objects: objects, controller: controller, name: name))
    }
    self.scenes = scenes
    self.scenesByID = scenesByID
    self.scenesByName = scenesByName
    initialID = root.filled("initialViewController")
  }

  private static func controller(in objects: InterfaceElement) -> InterfaceElement? {
    objects.children.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.children.first {
        $0.name.hasSuffix("Controller") || $0.isNamed("viewControllerPlaceholder")
      }
  }

  /// Takes note of something that was not understood.
  func note(_ line: String) {
    if !diagnostics.contains(line) { diagnostics.append(line) }
  }

  /// Whether it is the first time that a class is missing.
  func isNew(missing name: String) -> Bool { missingClasses.insert(name).inserted }

  /// Whether an id is that of the first responder of a scene or nib.
  func isFirstResponder(_ id: String) -> Bool {
    element(withID: id)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// The element with an id, wherever it stands.
  func element(withID id: String) -> InterfaceElement? { elementsByID[id] }

  /// Asked for where something is wrong only.
  private lazy var elementsByID: [String: InterfaceElement] = {
    var elements: [String: InterfaceElement] = [:]
    for element in markup.root.descendants {
      if let id = element.id, elements[id] == nil { elements[id] = element }
    }
    return elements
  }()

  /// The scene of a name.
  func scene(named name: String) -> Scene? { scenesByName[name].map { scenes[$0] } }

  /// The scene of the view controller with an id.
  func scene(ofController id: String) -> Scene? { scenesByID[id].map { scenes[$0] } }

  /// The names of the scenes that hold view controllers and that a person gave, in order.
  var identifiers: [String] {
    scenes.compactMap { $0.isReference ? nil : $0.controller.filled("storyboardIdentifier") }
  }
}
