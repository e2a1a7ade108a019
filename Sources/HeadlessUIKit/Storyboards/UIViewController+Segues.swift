extension UIViewController {
  /// Loads the view from the storyboard or nib, or returns `false` if neither has one.
  final func loadViewFromInterface() -> Bool {
    if let builder, builder.loadView(of: self) { return true }
    guard let name = nibName ?? InterfaceNibNames.name(for: self) else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard viewIfLoaded == nil else { return true }
    ModelException.internalInconsistency.raise(
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.",
      by: "UIViewController.loadView(). Connect the outlet 'view' of the nib's owner")
    return false
  }

  /// Performs the segue with an identifier, or reports that there is none (behaviour 208).
  final func goSegue(_ identifier: String, _ sender: Any?) {
    if let template = segueTemplates.first(where: { $0.identifier == identifier }) {
      return template.perform(sender)
    }
    // A mock has no segues, and asking it for one is fine.
    guard !isMock else { return }
    let known = segueTemplates.compactMap(\.identifier)
    let names =
      known.isEmpty
      ? "It has no segue with an identifier"
      : "The identifiers are: \(known.map { "'\($0)'" }.joined(separator: ", "))"
    ModelException.invalidArgument.raise(
      "Receiver (\(objectName(self))) has no segue with identifier '\(identifier)'",
      by: "UIViewController.performSegue(withIdentifier:sender:). \(names)")
  }
}
