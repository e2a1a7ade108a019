import Foundation
import Interfaces
import LocalizedWords

/// Makes the objects of one scene of a storyboard, of one nib, or of one prototype cell.
///
/// The builder lives on after its first run.
///
/// Later requests, for the view or for a cell, find earlier objects by their ids. The builder also
/// holds the objects that no other object holds.
@MainActor
final class InterfaceBuilder {
  private let source: Source
  /// The builder of the scene that contains the prototype, if this builder makes a cell.
  let outer: InterfaceBuilder?
  /// The view controller of the scene, or the owner of the nib.
  weak var owner: NSObject?
  /// The id of the scene's view controller.
  private(set) var sceneID: String?
  /// Whether the view controller was made for a view of another one.
  var isEmbedded = false
  /// Whether the view controller is a mock.
  ///
  /// Only its bar items are made then.
  var isMock = false
  /// The file's data for the cell that is being made.
  weak var cellOrigin: CellOrigin?
  /// The objects that were made and that no other object holds.
  var heldObjects: [NSObject] = []
  /// The views of a nib whose view controllers have not asked for them yet.
  var waitingViews: [ObjectIdentifier: UIView] = [:]

  private var known = KnownObjects()
  /// The connections to objects that are made together with the view.
  private var postponed: [(object: Weak<NSObject>, connection: InterfaceConnection)] = []
  private var standIns = StandIns()
  private var pending = Pending()

  /// What is read, and with what.
  private struct Source {
    let file: InterfaceFile
    let contents: InterfaceContents
    let storyboard: UIStoryboard?
    let bundle: Bundle?
    /// The texts that replace the file's own, by their keys.
    let translations: [String: String]
    /// What is done to all texts, for a test of the layout.
    let pseudolanguage = ApplicationScope.current.userLanguages.pseudolanguage
  }

  /// The objects by their ids.
  private struct KnownObjects {
    var all: [String: Weak<NSObject>] = [:]
    /// The objects that were made before the view.
    var first: [String: Weak<NSObject>] = [:]
    /// The ids that more than one object has.
    var doubled: Set<String> = []
  }

  /// What replaces objects that cannot be made.
  private struct StandIns {
    var objects: [Weak<NSObject>] = []
    /// The indices of the elements that they are made of.
    var elements: Set<Int> = []
  }

  /// The work that is left for objects that were made.
  struct Pending {
    var attributes: [(object: NSObject, element: InterfaceElement)] = []
    var connections: [(object: NSObject, element: InterfaceElement)] = []
    var constraints: [(view: UIView, varied: VariedView?, element: InterfaceElement)] = []
    var drawn: [DrawnFrame] = []
    var embeds: [SegueTemplate] = []
    var awaking: [NSObject] = []
  }

  init(
    _ file: InterfaceFile, _ contents: InterfaceContents, storyboard: UIStoryboard?,
    bundle: Bundle?,
    translations: [String: String]
  ) {
    source = Source(
      file: file, contents: contents, storyboard: storyboard, bundle: bundle,
      translations: translations)
    outer = nil
  }

  /// Creates a builder for a cell whose prototype is in another builder's scene.
  init(within outer: InterfaceBuilder) {
    source = outer.source
    self.outer = outer
    owner = outer.owner
  }

  var file: InterfaceFile { source.file }
  var contents: InterfaceContents { source.contents }
  var storyboard: UIStoryboard? { source.storyboard }
  var bundle: Bundle? { source.bundle }

  // MARK: Objects by their ids

  /// Remembers which object an element stands for.
  func register(_ object: NSObject, _ element: InterfaceElement) {
    guard let id = element.id else { return }
    if let other = known.all[id]?.object, other !== object {
      guard known.doubled.insert(id).inserted else { return }
      InterfaceFault.reportDouble(element, in: file)
      return
    }
    known.all[id] = Weak(object)
  }

  /// Returns the object with an id, if it was made already.
  func object(_ id: String) -> NSObject? { known.all[id]?.object ?? outer?.object(id) }

  /// Returns whether the class of an object replaces a missing one.
  func isStandIn(_ object: NSObject) -> Bool {
    standIns.objects.contains { $0.object === object } || outer?.isStandIn(object) == true
  }

  /// Notes that something in the file was not understood.
  func diagnose(_ what: String, _ element: InterfaceElement) {
    contents.note("line \(element.position.line): \(what)")
  }

  // MARK: Classes

  /// Makes the object of an element.
  ///
  /// The element names the class, or else its tag does. Returns `nil`, after a report, if no object
  /// could be made.
  ///
  /// - Parameters:
  ///   - wanted: The class to use instead of the class that the element names.
  ///   - isStandIn: Whether `base` replaces a class that is not modelled.
  func make<Object: NSObject>(
    _ element: InterfaceElement, as base: Object.Type, wanted: Object.Type? = nil,
    isStandIn: Bool = false, by make: (Object.Type) -> Object?
  ) -> Object? {
    let (found, isMissing): (AnyClass, Bool) =
      wanted.map { ($0, false) } ?? findClass(of: element, base: base)
    let type = found as? Object.Type
    if type == nil {
      InterfaceFailure.report(
        "\(found) cannot be made for <\(element.name)>.",
        details: "\(file.location(of: element)) needs a subclass of \(base). A \(base) stands in.")
    }
    let awaking = pending.awaking.count
    let standsIn = isMissing || isStandIn || type == nil
    if standsIn { standIns.elements.insert(element.index) }
    var made = make(type ?? base)
    if made == nil {
      InterfaceFailure.report(
        "\(found).init(coder:) returned nil.",
        details: "\(file.location(of: element)) is what it was made for. Storyboards and nibs make "
          + "their objects with `init(coder:)`: call `super.init(coder: coder)` there. A \(base) "
          + "stands in.")
      // If the initializer read the file before it gave up, its subviews exist already.
      guard pending.awaking.count == awaking else { return nil }
      made = make(base)
    }
    if standsIn, let made { setStandsIn(made) }
    return made
  }

  /// Returns the class that an element names, or the class that its tag stands for.
  func findClass(
    of element: InterfaceElement, base: AnyClass
  ) -> (type: AnyClass, isMissing: Bool) {
    guard let name = element.filled("customClass") else { return (base, false) }
    let module = element.filled("customModule")
    if let found = InterfaceClasses.find(name, module: module, near: file.modules) {
      return (found, false)
    }
    if contents.isNew(missing: "\(module ?? "").\(name)") {
      let written = module.map { "'\(name)' in the module '\($0)'" } ?? "'\(name)'"
      let question = InterfaceClasses.question(name, module: module, near: file.modules)
      InterfaceFailure.report(
        "Unknown class \(name) in Interface Builder file.",
        details:
          "\(file.location(of: element)) names \(written). \(question)Check the name, and that "
          + "its module is linked: classes at the top level of a module are found by name; register "
          + "others: `UIStoryboard.register(\(name).self)`. A \(base) stands in.")
    }
    return (base, true)
  }

  /// Remembers, while an object is made, that it replaces one that cannot be made.
  func setStandsIn(_ object: NSObject, for element: InterfaceElement) {
    if standIns.elements.contains(element.index) { setStandsIn(object) }
  }

  /// Remembers that an object replaces one that cannot be made.
  private func setStandsIn(_ object: NSObject) { standIns.objects.append(Weak(object)) }

  /// The name of the scene.
  var sceneName: String {
    sceneID.flatMap(contents.scene(ofController:))?.name ?? sceneID ?? ""
  }

  /// Whether another builder makes the same scene of the same file.
  func makesSameScene(as other: InterfaceBuilder) -> Bool {
    file.url == other.file.url && sceneID == other.sceneID
  }

  // MARK: Making view controllers

  /// Makes the view controller of a scene, up to `awakeFromNib`.
  func makeController(
    of scene: InterfaceContents.Scene, as wanted: UIViewController.Type?,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    sceneID = scene.controller.id
    let controller = makeController(scene.controller, as: wanted, creator: creator)
    finish(isLast: false)
    known.first = known.all
    return controller
  }

  /// Makes the view controller of an element.
  func makeController(
    _ element: InterfaceElement, as wanted: UIViewController.Type?,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let known = Self.controllers[element.name]
    if known == nil {
      diagnose("<\(element.name)> is not modelled: a UIViewController stands in", element)
    }
    let coder = InterfaceCoder(self, element)
    let made =
      creator?(coder)
      ?? make(
        element, as: known ?? UIViewController.self, wanted: wanted, isStandIn: known == nil
      ) { $0.init(coder: coder) }
    let controller = made ?? UIViewController()
    // An initializer that does not go through `init(coder:)` has decoded nothing.
    decode(controller, element)
    return controller
  }

  /// Forgets the objects that were made with a former view.
  func beginLoadingView() {
    known.all = known.first
    heldObjects = []
    standIns.objects.removeAll { $0.object == nil }
  }

  // MARK: Making views

  /// Makes a view and its content.
  func makeView(_ element: InterfaceElement) -> UIView? {
    // An element that refers to another one is not a view itself.
    guard element["reference"] == nil else { return nil }
    let known = InterfaceKind.of(element.name)
    let kind = known ?? InterfaceKind.plain
    if known == nil {
      diagnose("<\(element.name)> is not modelled: a \(kind.type) stands in", element)
    }
    let coder = InterfaceCoder(self, element, as: kind)
    let view = make(element, as: kind.type, isStandIn: known == nil) { $0.init(coder: coder) }
    guard let view else { return nil }
    register(view, element)
    expect(view, element)
    return view
  }

  /// Notes what to do with an object once all others exist.
  func expect(_ object: NSObject, _ element: InterfaceElement) {
    pending.awaking.append(object)
    if let attributes = element.child("userDefinedRuntimeAttributes") {
      pending.attributes.append((object, attributes))
    }
    if let connections = element.child("connections") {
      pending.connections.append((object, connections))
    }
  }

  /// Notes the connections of an object, which are made once all objects exist.
  func expectConnections(of object: NSObject, _ element: InterfaceElement) {
    if let connections = element.child("connections") {
      pending.connections.append((object, connections))
    }
  }

  /// Notes a constraint, which is added once all views exist.
  func expect(_ constraint: InterfaceElement, in view: UIView, _ varied: VariedView?) {
    pending.constraints.append((view, varied, constraint))
  }

  /// Takes note of where a view was drawn, if constraints are to say where it is.
  func expectDrawnFrame(of view: UIView, _ element: InterfaceElement) {
    guard !view.translatesAutoresizingMaskIntoConstraints, let frame = element.rect("frame")
    else { return }
    pending.drawn.append(DrawnFrame(view, frame, element))
  }

  /// Takes note of a segue that puts a view controller into a view.
  func expect(embed template: SegueTemplate) { pending.embeds.append(template) }

  /// Does what had to wait until all objects were there: attributes, connections, `awakeFromNib`.
  ///
  /// - Parameter isLast: Whether nothing more is made that a connection could lead to.
  func finish(isLast: Bool) {
    let work = pending
    pending = Pending()
    let constraints = work.constraints.compactMap { view, varied, element in
      addConstraint(element, to: view, varied).map { (holder: view, constraint: $0) }
    }
    DrawnFrame.keep(work.drawn, besides: constraints)
    for (object, element) in work.attributes {
      applyAttributes(element, to: object)
    }
    for (object, connection) in postponed where isLast {
      if let object = object.object { _ = connect(object, connection, isLast: true) }
    }
    for (object, element) in work.connections {
      for connection in InterfaceConnection.all(in: element) {
        guard !connect(object, connection, isLast: isLast) else { continue }
        postponed.append((Weak(object), connection))
      }
    }
    pending.embeds += work.embeds
    for object in work.awaking {
      switch object {
      case let view as UIView: view.awakeFromNib()
      case let controller as UIViewController: controller.awakeFromNib()
      case let item as UIBarItem: item.awakeFromNib()
      case let item as UINavigationItem: item.awakeFromNib()
      case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
      case let layout as UICollectionViewLayout: layout.awakeFromNib()
      default: break
      }
    }
  }

  /// Performs the segues that put view controllers into views.
  func embed() {
    let embeds = pending.embeds
    pending.embeds = []
    for template in embeds { template.embed() }
  }

  // MARK: Texts

  /// Returns the translation of a property of an object, if there is one.
  func translation(_ property: String, of element: InterfaceElement) -> String? {
    guard !source.translations.isEmpty, let id = element.id else { return nil }
    return source.translations["\(id).\(property)"].map {
      source.pseudolanguage.applied(to: $0)
    }
  }

  /// Returns a text, from an attribute or a child element, in the user's language.
  func text(_ key: String, of element: InterfaceElement) -> String? {
    if let translation = translation(key, of: element) { return translation }
    let own =
      element[key]
      ?? element.children.first {
        $0["key"] == key && ($0.isNamed("string") || $0.isNamed("mutableString"))
      }?
      .string
    return own.map { source.pseudolanguage.applied(to: $0) }
  }

  /// Returns a text with attributes.
  func attributedText(_ key: String, of element: InterfaceElement) -> NSAttributedString? {
    let string = element.children.first { $0.isNamed("attributedString") && $0["key"] == key }
    return string.map { NSAttributedString(string: $0.fragments) }
  }
}
