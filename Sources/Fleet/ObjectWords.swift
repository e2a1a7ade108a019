import Foundation
import HeadlessUIKit

/// The names of objects, as failures tell them.
@MainActor
enum ObjectWords {
  /// The name of an object: of a container with the screen it shows, of a view without a name with
  /// its container.
  static func name(of object: NSObject) -> String {
    let name = objectName(object)
    switch object {
    case is any SelfNamedObject where object is UIView: return name
    case let controller as UIViewController:
      let shown = controller.innermostScreen
      return shown === controller ? name : "\(name) with \(objectName(shown))"
    case let view as UIView where givenName(of: view).isEmpty:
      return place(of: view).map { "\(name) \($0)" } ?? name
    default: return name
    }
  }

  /// A property or method of an object.
  static func property(_ property: String, of object: NSObject) -> String {
    self.property(property, ofWhatIsCalled: name(of: object))
  }

  static func property(_ property: String, ofWhatIsCalled name: String) -> String {
    // A name that goes on behind its brackets says where its object is.
    name.contains("> ") || name.contains("` ") ? "\(property) of \(name)" : "\(name).\(property)"
  }

  /// The nearest around a view that a reader knows.
  private static func place(of view: UIView) -> String? {
    var next: UIView? = view
    while let around = next {
      if around !== view, !givenName(of: around).isEmpty { return "in \(objectName(around))" }
      if let controller = around.viewController {
        return "\(around === view ? "of" : "in") \(objectName(controller))"
      }
      next = around.superview
    }
    return nil
  }

  /// Says that a screen, or the system's alert, is over something.
  static func isOver(_ what: String, _ front: NSObject?) -> String {
    front is SystemAlertController
      ? "The system's alert is in front of \(what)."
      : "Another screen is presented over \(what)."
  }

  /// That a screen is in front of something, and has to go first.
  static func inFront(_ front: UIViewController, of subject: String) -> String {
    let name = name(of: front)
    guard let alert = front as? UIAlertController else {
      return "\(name) is in front of \(subject), and has to be dismissed first."
    }
    let actions = alert.actions.map { "'\($0.title ?? "")'" }.joined(separator: ", ")
    if alert is SystemAlertController {
      return "'\(alert.title ?? "")' is in front of \(subject), and has to be answered first: "
        + "\(actions). Fleet.answerPermission(.allow) does so."
    }
    return "\(name) is in front of \(subject), and has to be answered first"
      + (actions.isEmpty ? "." : ": \(actions).")
  }

  /// Names the owner of the delegate or data source that refused; empty if it is unknown.
  ///
  /// - Parameter role: Its role for `owner`, such as "delegate".
  static func refuser(_ culprit: NSObject?, _ role: String = "delegate", of owner: String)
    -> String
  {
    culprit.map { "The \(role) of \(owner) is \(objectName($0))." } ?? ""
  }
}
