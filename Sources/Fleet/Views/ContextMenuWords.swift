import HeadlessUIKit

/// The sentences for context menus of views that a user cannot open or use.
@MainActor
enum ContextMenuWords {
  static func gesture(_ view: UIView) -> GestureWords { GestureWords(cannot: cannot(view)) }

  static func noInteraction(_ view: UIView) -> FailureText {
    FailureText(
      "\(cannot(view)): It has no context menu.",
      "Neither \(ObjectWords.name(of: view)) nor a view around it has a UIContextMenuInteraction.")
  }

  static func noMenu(_ view: UIView) -> FailureText {
    let delegate = view.nearestContextMenuInteraction?.delegate as? NSObject
    return FailureText(
      "\(cannot(view)): It has no context menu.",
      "\(delegate.map { objectName($0) } ?? "The delegate")"
        + ".contextMenuInteraction(_:configurationForMenuAtLocation:) returned nil.")
  }

  static func empty(_ view: UIView) -> FailureText {
    unfit(view, "Context menu is empty.", provides: "neither a menu nor a preview")
  }

  static func noItems(_ view: UIView) -> FailureText {
    unfit(view, "Context menu has no items.", provides: "a preview only")
  }

  static func noPreview(_ view: UIView) -> FailureText {
    unfit(view, "Context menu has no preview.", provides: "a menu only")
  }

  private static func unfit(
    _ view: UIView, _ sentence: String, provides what: String
  ) -> FailureText {
    FailureText(
      "\(cannot(view)): \(sentence)",
      "The configuration for \(ObjectWords.name(of: view)) provides \(what).")
  }

  private static func cannot(_ view: UIView) -> String { "Cannot press \(kindName(view))" }
}
