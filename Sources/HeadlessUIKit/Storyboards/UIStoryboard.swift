package import FailureReporting
public import Foundation
import Interfaces

/// Screens and the segues between them, as Interface Builder stores them.
///
/// The file is the `.storyboard` itself, not a compiled one. It is read when its contents are first
/// needed, and only the objects that are asked for are made.
@preconcurrency @MainActor
open class UIStoryboard: NSObject, SelectorResponder {
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  // MARK: Getting a storyboard object

  /// Creates a storyboard without a file.
  public override init() {
    name = ""
    bundle = nil
    file = nil
    super.init()
  }

  /// Creates a storyboard from a file in a bundle, or reports that it is missing (behaviour 200).
  ///
  /// A bundle may be any folder: `Bundle(path:)`. Without a bundle, the search covers the main
  /// bundle and the resources of the packages that were built beside it.
  @_disfavoredOverload  // Where a test can see it, Fleet's is meant, which knows the test's line.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    file = Self.file(named: name, in: storyboardBundleOrNil)
    super.init()
  }

  /// Creates a storyboard, or reports at a test's line that it is missing.
  package init(name: String, bundle: Bundle?, at site: CallSite) {
    self.name = name
    self.bundle = bundle
    file = AmbientCallSite.at(site) { Self.file(named: name, in: bundle) }
    super.init()
  }

  private static func file(named name: String, in bundle: Bundle?) -> InterfaceFile? {
    let call = "UIStoryboard.init(name:bundle:)"
    guard !name.isEmpty else {
      ModelException.internalInconsistency.raise(
        "Invalid parameter not satisfying: [name length] > 0", by: call)
      return nil
    }
    if let url = InterfaceLocator.locate(name, .storyboard, in: bundle) {
      return InterfaceFile(
        name: name, kind: .storyboard, url: url, pathOfSource: InterfaceSources.path)
    }
    let there = InterfaceLocator.details(for: name, .storyboard, in: bundle)
    ModelException.invalidArgument.raise(
      "Could not find a storyboard named '\(name)' in bundle NSBundle "
        + "<\((bundle ?? .main).bundlePath)> (loaded)",
      by: "\(call). \(there) In a package, list '\(name).storyboard' among the resources of the "
        + "target, as `.copy`, and pass `Bundle.module`; a folder will do too: `Bundle(path:)`")
    return nil
  }

  // MARK: Loading the initial view controller

  /// Makes the initial view controller, or returns `nil` if the file has no such scene (behaviour
  /// 201).
  @_disfavoredOverload  // As the initializer.
  open func instantiateInitialViewController() -> UIViewController? {
    makeInitial(creator: nil)
  }

  // MARK: Instantiating storyboard view controllers

  /// Makes the view controller with an identifier, or reports that it is missing (behaviour 201).
  @_disfavoredOverload  // As the initializer.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(withIdentifier: identifier)
  }

  // MARK: Storage

  package nonisolated let name: String
  let bundle: Bundle?
  private let file: InterfaceFile?
  /// The view controllers that replace scenes, by the names of the scenes.
  private var bindings: [String: UIViewController] = [:]
  private var others: [String: UIStoryboard] = [:]
  private var translations: [String: String]?

  // MARK: The model

  nonisolated open override var description: String { "<UIStoryboard \"\(name)\">" }

  /// Whether the storyboard was found.
  package var hasFile: Bool { file != nil }

  /// Returns the contents of the file, or reports why it cannot be read.
  func contents() -> InterfaceContents? { file?.contents() }

  /// Makes the initial view controller, even where a subclass overrides it.
  package final func makeInitial() -> UIViewController? { makeInitial(creator: nil) }

  /// Makes the view controller with an identifier, even where a subclass overrides it.
  package final func make(withIdentifier identifier: String) -> UIViewController {
    make(identifier, creator: nil) ?? Self.placeholder()
  }

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
      let choices = contents.identifiers.map { NearMiss.Choice(title: $0) }
      let there = NearMiss.details(for: identifier, among: choices, noun: "identifiers")
      ModelException.invalidArgument.raise(
        "Storyboard (\(description)) doesn't contain a view controller with identifier "
          + "'\(identifier)'",
        by: "UIStoryboard.instantiateViewController(withIdentifier:). \(there.dropLast())")
      return nil
    }
    return make(scene, creator: creator)
  }

  /// Makes the view controller of a scene.
  ///
  /// All view controllers of a storyboard come from here.
  func make(
    _ scene: InterfaceContents.Scene, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if let bound = bindings[scene.name] { return bound }
    guard let file, let contents = contents() else { return nil }
    let sceneKey = "\(file.url?.path ?? name):\(scene.controller.index)"
    guard !Self.underWay.contains(sceneKey) else {
      InterfaceFault.reportCircle(scene, in: file)
      return nil
    }
    Self.underWay.append(sceneKey)
    defer { Self.underWay.removeLast() }
    if scene.isReference { return follow(scene, creator: creator) }
    let builder = makeBuilder(file, contents)
    return builder.makeController(of: scene, as: nil, creator: creator)
  }

  /// The scenes that are being made, the outermost one first.
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

  /// Makes the destination of a segue.
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
    InterfaceFailure.report(reason, details: "\(file.location(of: element)). \(advice)")
  }

  // MARK: Bindings

  /// Uses a given view controller for a scene.
  ///
  /// `nil` lets the scene make its own again.
  package func setBinding(_ controller: UIViewController?, ofScene sceneName: String) {
    bindings[sceneName] = controller
  }

  /// Makes all scenes create their own view controllers again.
  package func removeAllBindings() { bindings = [:] }

  /// Makes a mock of a class for a scene, with the items that the scene gives it.
  package func makeMock<Mock: UIViewController>(
    _ type: Mock.Type, ofScene sceneName: String
  ) -> Mock? {
    guard let file, let contents = contents(), let scene = contents.scene(named: sceneName) else {
      return nil
    }
    let builder = makeBuilder(file, contents)
    builder.isMock = true
    let mock = builder.makeController(of: scene, as: type, creator: nil) as? Mock
    // The storyboard holds the mock, so the mock must not hold the storyboard.
    mock?.storyboardState.builder = nil
    mock?.storyboardState.mockedIn = Weak(self)
    return mock
  }

  /// Makes a mock of a class that stands for no scene.
  package static func makeMock<Mock: UIViewController>(_ type: Mock.Type) -> Mock {
    let mock = Mock(coder: EmptyCoder()) ?? ObjectMaker.make(type)
    mock.storyboardState.isMock = true
    return mock
  }

  /// Returns the names of the scenes and, for references, where they lead.
  ///
  /// Returns `nil`, after a report, if the file cannot be read.
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
    /// The identifier in that storyboard, or `nil` for its initial view controller.
    package let identifier: String?
  }

  /// The parts of the files loaded so far that were not understood, one line each.
  package var diagnostics: [String] { file == nil ? [] : contents()?.diagnostics ?? [] }

  // MARK: Placeholders

  /// Returns a view controller for a scene that cannot be made.
  ///
  /// Its view is inert.
  static func placeholder() -> UIViewController {
    let controller = UIViewController()
    controller.view.becomeInert()
    return controller
  }
}

extension UIStoryboard {
  /// Makes the initial view controller, by the closure if there is one (behaviour 204).
  ///
  /// The closure passes on the coder.
  @_disfavoredOverload  // As the initializer.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let made = makeInitial(creator: creator.map { creator in { creator($0) } })
    return made.flatMap {
      cast($0, to: ViewController.self, by: "instantiateInitialViewController(creator:)")
    }
  }

  /// Makes the view controller with an identifier, by the closure if there is one (behaviour 204).
  ///
  /// The closure passes on the coder.
  @_disfavoredOverload  // As the initializer.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let call = "instantiateViewController(identifier:creator:)"
    if let made = make(identifier, creator: creator.map { creator in { creator($0) } }),
      let controller = cast(made, to: ViewController.self, by: call)
    {
      return controller
    }
    // The method must return this class, so it makes one outright. The cause was reported already.
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

extension UIStoryboard {
  /// Makes the view controller whose identifier is the last of some, if there is one.
  final func makeIfThere(_ path: [String]) -> UIViewController? {
    guard let name = path.last, contents()?.scene(named: name) != nil else { return nil }
    return make(withIdentifier: name)
  }
}
