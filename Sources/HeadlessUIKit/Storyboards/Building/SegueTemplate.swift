import Foundation
import Interfaces

/// A segue as the file describes it.
///
/// Each time it is performed, it makes a new segue object.
///
/// The template is the target of the control, item or recognizer that triggers it (behaviour 206).
@MainActor
final class SegueTemplate: NSObject, SelectorResponder {
  static let action: Selector = "perform:"

  static var objectiveCMembers: [Selector.Method] { [.method(action, SegueTemplate.trigger)] }

  /// The kinds of segues that are modelled.
  static let kinds: Set<String> = [
    "custom", "embed", "modal", "popover", "popoverPresentation", "presentation", "push",
    "relationship", "replace", "show", "showDetail", "unwind",
  ]

  let element: InterfaceElement
  /// The view into which an embed segue puts the destination's view.
  weak var container: UIView?
  private weak var source: UIViewController?
  private let builder: InterfaceBuilder

  init(_ element: InterfaceElement, of source: UIViewController, _ builder: InterfaceBuilder) {
    self.element = element
    self.source = source
    self.builder = builder
    super.init()
  }

  var kind: String { element["kind"] ?? "" }
  var identifier: String? { element.filled("identifier") }
  var destinationID: String? { element["destination"] }
  var isAccessoryAction: Bool { element["trigger"] == "accessoryAction" }
  private var animates: Bool { element.says("animates", default: true) }

  // MARK: Going the way

  /// Performs the segue because the user triggered it (behaviour 207).
  func trigger(_ sender: Any?) {
    // A continuous recognizer sends its action several times. Only the first one performs the
    // segue.
    if let recognizer = sender as? UIGestureRecognizer, !isBeginning(recognizer) { return }
    guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    perform(sender)
  }

  private func isBeginning(_ recognizer: UIGestureRecognizer) -> Bool {
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    return isDiscrete || recognizer.state == .began
  }

  func perform(_ sender: Any?) {
    guard let source, !source.storyboardState.isMock else { return }
    if kind == "unwind" { return unwind(source, sender) }
    guard let destination = makeDestination(sender) else { return }
    let segue = makeSegue(source, destination) { [animates] in
      self.show(destination, source, animated: animates)
    }
    prepare(destination, sender)
    source.prepare(for: segue, sender: sender)
    if animates { segue.perform() } else { UIView.performWithoutAnimation { segue.perform() } }
  }

  private func makeDestination(_ sender: Any?) -> UIViewController? {
    builder.storyboard?.makeController(for: self) {
      self.destinationFromAction(sender: sender, $0)
    }
  }

  /// Returns the view controller that the source's segue action makes, if there is such an action.
  func destinationFromAction(sender: Any?, _ coder: NSCoder) -> UIViewController? {
    guard let source, let name = element.filled("destinationCreationSelector") else { return nil }
    // Why another class stands in was told when it was made: it lacks the method, and that is no news.
    guard !builder.isStandIn(source) else { return nil }
    return Selector(name).makeController(
      on: source, coder: coder, sender: sender, identifier: identifier)
  }

  private func makeSegue(
    _ source: UIViewController, _ destination: UIViewController, _ handler: @escaping () -> Void
  ) -> UIStoryboardSegue {
    var type = UIStoryboardSegue.self
    if element.filled("customClass") != nil {
      let found: AnyClass = builder.findClass(of: element, base: UIStoryboardSegue.self).type
      type = found as? UIStoryboardSegue.Type ?? type
    }
    let segue = ObjectMaker.make(
      type, identifier: identifier, source: source, destination: destination)
    segue.handler = handler
    return segue
  }

  // MARK: The kinds

  /// Applies the presentation options that Interface Builder offers.
  private func prepare(_ destination: UIViewController, _ sender: Any?) {
    if let style = element["modalPresentationStyle"] {
      destination.modalPresentationStyle = InterfaceValue(text: style).named(.automatic)
    }
    if let style = element["modalTransitionStyle"] {
      destination.modalTransitionStyle = InterfaceValue(text: style).named(.coverVertical)
    }
    guard kind == "popoverPresentation" || kind == "popover" else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let id = element.filled("popoverAnchorView") ?? element.filled("popoverAnchorBarButtonItem")
    switch id.map(builder.object) ?? sender as? NSObject {
    case let view as UIView:
      popover.sourceView = view
      popover.sourceRect = view.bounds
    case let item as UIBarButtonItem: popover.barButtonItem = item
    default: break
    }
    if let arrows = element.child("popoverArrowDirection") {
      popover.permittedArrowDirections = arrows.options([
        "up": .up, "down": .down, "left": .left, "right": .right,
      ])
    }
    let through = element.list("popoverPassthroughViews").compactMap { $0["reference"] }
    if !through.isEmpty {
      popover.passthroughViews = through.compactMap { builder.object($0) as? UIView }
    }
  }

  private func show(_ destination: UIViewController, _ source: UIViewController, animated: Bool) {
    switch kind {
    case "show": source.show(destination, sender: self)
    case "push": push(destination, source, animated: animated)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: self)
    case "presentation", "modal", "popover", "popoverPresentation":
      source.present(destination, animated: animated)
    case "custom": break
    default:
      builder.diagnose("the kind '\(kind)' of a segue is not modelled: it shows", element)
      source.show(destination, sender: self)
    }
  }

  private func push(_ destination: UIViewController, _ source: UIViewController, animated: Bool) {
    if let navigation = source.navigationController {
      return navigation.pushViewController(destination, animated: animated)
    }
    let start =
      identifier.map { "Could not find a navigation controller for segue '\($0)'. " } ?? ""
    ModelException.generic.raise(
      start
        + "Push segues can only be used when the source controller is managed by an instance of "
        + "UINavigationController.",
      by:
        "UIStoryboardSegue.perform(). \(builder.file.location(of: element)) is the segue, and its "
        + "source is \(objectName(source)). Embed the source in a navigation controller, or have "
        + "the segue be of the kind 'show'")
  }

  /// Puts the destination's view into the container (behaviour 210).
  func embed() {
    guard let source, let container else { return }
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: container),
      let child = makeDestination(container), !containsItself(child, in: source)
    else { return }
    let segue = makeSegue(source, child) {
      source.addChild(child)
      if let view = child.view {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
      }
      child.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: container)
    segue.perform()
  }

  /// Returns whether embedding would put a scene into itself without end.
  ///
  /// Reports it if so.
  private func containsItself(_ child: UIViewController, in source: UIViewController) -> Bool {
    guard let made = child.storyboardState.builder else { return false }
    made.isEmbedded = true
    var ancestor: UIViewController? = source
    while let controller = ancestor, let builder = controller.storyboardState.builder {
      if builder.makesSameScene(as: made) {
        InterfaceFailure.report(
          "The scene '\(made.sceneName)' of '\(made.file.name)' contains itself.",
          details: "\(self.builder.file.location(of: element)) embeds it. Take the segue out.")
        return true
      }
      ancestor = builder.isEmbedded ? controller.parent : nil
    }
    return false
  }

  // MARK: The way back

  private func unwind(_ source: UIViewController, _ sender: Any?) {
    guard let name = element.filled("unwindAction") else { return }
    let action = Selector(name)
    let origin = UIStoryboardUnwindSegueSource(source: source, action: action, sender: sender)
    guard let destination = UnwindSearch.destination(for: origin) else { return }
    let segue = makeSegue(source, destination) {}
    segue.handler = { [unowned segue] in
      UnwindSearch.goBack(segue, from: source, to: destination)
    }
    source.prepare(for: segue, sender: sender)
    action.perform(on: destination, sender: segue)
    if animates { segue.perform() } else { UIView.performWithoutAnimation { segue.perform() } }
  }
}
