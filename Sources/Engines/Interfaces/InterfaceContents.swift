/// The contents of an Interface Builder file, under the names that the file itself uses.
@MainActor
package final class InterfaceContents {
  /// One screen of a storyboard.
  package struct Scene {
    package let objects: InterfaceElement
    /// The view controller, or the reference to one in another storyboard.
    package let controller: InterfaceElement
    /// The name under which the scene is found: its identifier, or a name that UIKit makes up.
    package let name: String

    package var isReference: Bool { controller.isNamed("viewControllerPlaceholder") }
    /// The storyboard that a reference leads to.
    package var referencedStoryboard: String? { controller.filled("storyboardName") }
    /// The identifier in that storyboard, or `nil` for its initial view controller.
    package var referencedIdentifier: String? { controller.filled("referencedIdentifier") }
  }

  package let markup: Markup
  package let scenes: [Scene]
  /// The index of each scene, by the id of its view controller.
  package let scenesByID: [String: Int]
  /// The index of each scene, by its name.
  package let scenesByName: [String: Int]
  /// The id of the initial view controller.
  package let initialID: String?
  /// The parts that were not understood, one line each.
  package private(set) var diagnostics: [String] = []
  private var noted: Set<String> = []
  private var missingClasses: Set<String> = []
  private var silentDelegates: Set<Int> = []

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

  /// Notes something that was not understood.
  package func note(_ line: String) {
    if noted.insert(line).inserted { diagnostics.append(line) }
  }

  /// Returns whether a class is found missing for the first time.
  package func isNew(missing name: String) -> Bool { missingClasses.insert(name).inserted }

  /// Returns whether the connection of a delegate that conforms to nothing is found for the first
  /// time.
  package func isNew(silentDelegate connection: InterfaceElement) -> Bool {
    silentDelegates.insert(connection.index).inserted
  }

  /// Returns whether an id means the first responder of a scene or nib.
  package func isFirstResponder(_ id: String) -> Bool {
    element(withID: id)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// Returns the element with an id, at any depth.
  package func element(withID id: String) -> InterfaceElement? { elementsByID[id] }

  /// The elements by their ids.
  ///
  /// Only failures need them, so most files never build the table.
  private lazy var elementsByID: [String: InterfaceElement] = {
    var elements: [String: InterfaceElement] = [:]
    for element in markup.root.descendants {
      if let id = element.id, elements[id] == nil { elements[id] = element }
    }
    return elements
  }()

  /// Returns the scene with a name.
  package func scene(named name: String) -> Scene? { scenesByName[name].map { scenes[$0] } }

  /// Returns the scene whose view controller has an id.
  package func scene(ofController id: String) -> Scene? { scenesByID[id].map { scenes[$0] } }

  /// The identifiers that people gave to scenes with view controllers, in order.
  package var identifiers: [String] {
    scenes.compactMap { $0.isReference ? nil : $0.controller.filled("storyboardIdentifier") }
  }
}
