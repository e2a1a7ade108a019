public import Foundation

/// Screens and the ways between them, as Interface Builder writes them down.
///
/// The file is the `.storyboard` itself, not a compiled one. It is read when something of it is first
/// needed, and only what is asked for is made.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  // MARK: Getting a storyboard object

  /// Creates a storyboard from a file in a bundle; where there is none, that is reported
  /// (behaviour 200).
  ///
  /// A bundle may be any folder: `Bundle(path:)`. Without one, the main bundle is looked in, and the
  /// resources of the packages that were built beside it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    let call = "UIStoryboard.init(name:bundle:)"
    guard !name.isEmpty else {
      ModelException.internalInconsistency.raise(
        "Invalid parameter not satisfying: [name length] > 0", by: call)
      file = nil
      super.init()
      return
    }
    if let url = InterfaceLocator.locate(name, .storyboard, in: storyboardBundleOrNil) {
      file = InterfaceFile(name: name, kind: .storyboard, url: url)
    } else {
      let path = (storyboardBundleOrNil ?? .main).bundlePath
      ModelException.invalidArgument.raise(
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)",
        by: "\(call). In a package, list '\(name).storyboard' among the resources of the target, "
          + "as `.copy`, and pass `Bundle.module`; a folder will do too: `Bundle(path:)`")
      file = nil
    }
    super.init()
  }

  // MARK: Loading the initial view controller

  /// Makes the view controller to begin with; `nil` where the storyboard has none (behaviour 201).
  open func instantiateInitialViewController() -> UIViewController? {
    makeInitial(creator: nil)
  }

  // MARK: Instantiating storyboard view controllers

  /// Makes the view controller with an identifier; where there is none, that is reported
  /// (behaviour 201).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, creator: nil) ?? Self.placeholder()
  }

  // MARK: Storage

  package nonisolated let name: String
  let bundle: Bundle?
  private let file: InterfaceFile?
  /// What stands in for scenes, by the names of the scenes.
  private var bindings: [String: UIViewController] = [:]
  private var others: [String: UIStoryboard] = [:]
  private var translations: [String: String]?

  // MARK: The model

  nonisolated open override var description: String { "<UIStoryboard \"\(name)\">" }

  /// Whether the storyboard was found.
  package var hasFile: Bool { file != nil }

  /// What the file holds; where it cannot be read, that is reported.
  func contents() -> InterfaceContents? { file?.contents() }

  func makeInitial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let contents = contents(), let id = contents.initialID else { return nil }
    guard let scene = contents.scene(ofController: id) else {
      if let file { InterfaceFault.reportNoInitial(id, of: contents.markup.root, in: file) }
      return nil
    }
    return make(scene, creator: creator)
  }

  func make(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let contents = contents() else { return nil }
    guard let scene = contents.scene(named: identifier) else {
      let known = contents.identifiers
      let names = known.isEmpty ? "none" : known.map { "'\($0)'" }.joined(separator: ", ")
      ModelException.invalidArgument.raise(
        "Storyboard (\(description)) doesn't contain a view controller with identifier "
          + "'\(identifier)'",
        by: "UIStoryboard.instantiateViewController(withIdentifier:). The identifiers are: \(names)"
      )
      return nil
    }
    return make(scene, creator: creator)
  }

  /// The one way to any view controller of a storyboard.
  func make(
    _ scene: InterfaceContents.Scene, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if let bound = bindings[scene.name] { return bound }
    guard let file, let contents = contents() else { return nil }
    let place = "\(file.url?.path ?? name):\(scene.controller.index)"
    guard !Self.underWay.contains(place) else {
      InterfaceFault.reportCircle(scene, in: file)
      return nil
    }
    Self.underWay.append(place)
    defer { Self.underWay.removeLast() }
    if scene.isReference { return follow(scene, creator: creator) }
    let builder = makeBuilder(file, contents)
    return builder.makeController(of: scene, as: nil, creator: creator)
  }

  /// The scenes that are being made, from the outside in.
  private static var underWay: [String] = []

  private func makeBuilder(
    _ file: InterfaceFile, _ contents: InterfaceContents
  ) -> InterfaceBuilder {
    let texts = translations ?? InterfaceTexts.load(for: name, beside: file.url)
    translations = texts
    return InterfaceBuilder(
      file, contents, storyboard: self, bundle: bundle, translations: texts)
  }

  // MARK: Other storyboards

  private func follow(
    _ scene: InterfaceContents.Scene, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let target = scene.referencedStoryboard else {
      report(
        "A reference in '\(name)' names no storyboard.", scene.controller,
        "Choose one in Interface Builder.")
      return nil
    }
    let other = storyboard(named: target, scene.controller.filled("bundleIdentifier"))
    guard let identifier = scene.referencedIdentifier else {
      guard other.contents() != nil else { return nil }
      let controller = other.makeInitial(creator: creator)
      if controller == nil, other.contents()?.initialID == nil {
        report(
          "The storyboard '\(target)', which '\(name)' refers to, has no initial view controller.",
          scene.controller, "Choose one there, or name an identifier here.")
      }
      return controller
    }
    return other.make(identifier, creator: creator)
  }

  private func storyboard(named name: String, _ bundleIdentifier: String?) -> UIStoryboard {
    let key = "\(bundleIdentifier ?? "")/\(name)"
    if let known = others[key] { return known }
    let bundle = bundleIdentifier.flatMap(Bundle.init(identifier:)) ?? bundle
    let other = UIStoryboard(name: name, bundle: bundle)
    others[key] = other
    return other
  }

  // MARK: Segues

  /// Makes the view controller that a segue leads to.
  func makeController(
    for template: SegueTemplate,
    creator: @escaping (NSCoder) -> UIViewController?
  ) -> UIViewController? {
    guard let file, let contents = contents(), let id = template.destinationID else { return nil }
    guard let scene = contents.scene(ofController: id) else {
      InterfaceFault.reportNoScene(of: template.element, in: file)
      return nil
    }
    return make(scene, creator: creator)
  }

  private func report(_ reason: String, _ element: InterfaceElement, _ advice: String) {
    guard let file else { return }
    InterfaceFailure.report(reason, details: "\(file.place(of: element)). \(advice)")
  }

  // MARK: Bindings

  /// Has a scene be the given view controller; `nil` has it be made again.
  package func setBinding(_ controller: UIViewController?, ofScene sceneName: String) {
    bindings[sceneName] = controller
  }

  /// Has all scenes be made again.
  package func removeAllBindings() { bindings = [:] }

  /// Makes a mock of a class in the place of a scene, with the items that the scene gives it.
  package func makeMock<Mock: UIViewController>(
    _ type: Mock.Type, ofScene sceneName: String
  ) -> Mock? {
    guard let file, let contents = contents(), let scene = contents.scene(named: sceneName) else {
      return nil
    }
    let builder = makeBuilder(file, contents)
    builder.isMock = true
    let mock = builder.makeController(of: scene, as: type, creator: nil) as? Mock
    // The storyboard keeps the mock; the mock must not keep the storyboard.
    mock?.builder = nil
    mock?.mockedIn = Weak(self)
    return mock
  }

  /// Makes a mock of a class that stands for no scene.
  package static func makeMock<Mock: UIViewController>(_ type: Mock.Type) -> Mock {
    let mock = Mock(coder: EmptyCoder()) ?? ObjectMaker.make(type)
    mock.isMock = true
    return mock
  }

  /// The names of the scenes, and where those lead that stand for scenes of other storyboards; `nil`
  /// where the file cannot be read, which was reported.
  package func sceneNames() -> [SceneName]? {
    contents().map { contents in
      contents.scenes.map { scene in
        SceneName(
          name: scene.name, isGiven: scene.controller.filled("storyboardIdentifier") != nil,
          isReference: scene.isReference,
          storyboard: scene.isReference ? scene.referencedStoryboard : nil,
          identifier: scene.isReference ? scene.referencedIdentifier : nil)
      }
    }
  }

  /// A scene by its name.
  package struct SceneName {
    package let name: String
    /// Whether a person gave the name.
    package let isGiven: Bool
    package let isReference: Bool
    /// The storyboard that a reference leads to.
    package let storyboard: String?
    /// The identifier there; `nil` for the initial view controller.
    package let identifier: String?
  }

  /// What was not understood of what has been loaded so far, one line each.
  package var diagnostics: [String] { file == nil ? [] : contents()?.diagnostics ?? [] }

  // MARK: Placeholders

  /// A view controller for where there can be none, whose view helpers leave alone.
  static func placeholder() -> UIViewController {
    let controller = UIViewController()
    controller.view.becomeInert()
    return controller
  }
}

extension UIStoryboard {
  /// Makes the view controller to begin with, in a closure where one is given; it passes the coder on
  /// (behaviour 204).
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let made = makeInitial(creator: creator.map { creator in { creator($0) } })
    return made.flatMap {
      cast($0, to: ViewController.self, by: "instantiateInitialViewController(creator:)")
    }
  }

  /// Makes the view controller with an identifier, in a closure where one is given; it passes the
  /// coder on (behaviour 204).
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let call = "instantiateViewController(identifier:creator:)"
    if let made = make(identifier, creator: creator.map { creator in { creator($0) } }),
      let controller = cast(made, to: ViewController.self, by: call)
    {
      return controller
    }
    // There is no other way to one of the class; what went wrong has been reported.
    let coder = EmptyCoder()
    let controller =
      creator?(coder) ?? ViewController(coder: coder) ?? ObjectMaker.make(ViewController.self)
    return controller
  }

  private func cast<ViewController: UIViewController>(
    _ controller: UIViewController, to type: ViewController.Type, by call: String
  ) -> ViewController? {
    if let controller = controller as? ViewController { return controller }
    InterfaceFailure.report(
      "The view controller is \(objectName(controller)), not a \(type).",
      details: "UIStoryboard.\(call) was to return a \(type) from '\(name)'. Give the scene that "
        + "class in Interface Builder, or ask for the class that it has.")
    return nil
  }
}
