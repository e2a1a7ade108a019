extension UIViewController {
  /// Performs the segue with an identifier, or reports that there is none (behaviour 208).
  final func goSegue(_ identifier: String, _ sender: Any?) {
    guard CallCircle.enter("performSegue(withIdentifier:sender:)", ofAnyOf: self) else { return }
    defer { CallCircle.leave() }
    if let template = storyboardState.segueTemplates.first(where: { $0.identifier == identifier }) {
      return template.perform(sender)
    }
    // A mock has no segues, and asking it for one is fine.
    guard !storyboardState.isMock else { return }
    let known = storyboardState.segueTemplates.compactMap(\.identifier)
    let names =
      known.isEmpty
      ? "It has no segue with an identifier"
      : "The identifiers are: \(known.map { "'\($0)'" }.joined(separator: ", "))"
    ModelException.invalidArgument.raise(
      "Receiver (\(objectName(self))) has no segue with identifier '\(identifier)'",
      by: "UIViewController.performSegue(withIdentifier:sender:). \(names)")
  }
}
