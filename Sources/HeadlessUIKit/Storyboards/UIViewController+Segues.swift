extension UIViewController {
  /// Performs the segue with an identifier, or reports that it is missing (behaviour 208).
  package final func goSegue(_ identifier: String, _ sender: Any?) {
    AppCall.make("performSegue(withIdentifier:sender:)", ofAnyLike: self, as: .override) {
      if let template = storyboardState.segueTemplates.first(where: { $0.identifier == identifier })
      {
        return template.perform(sender)
      }
      // A mock has no segues, and asking it for one is fine.
      guard !storyboardState.isMock else { return }
      let known = storyboardState.segueTemplates.compactMap(\.identifier)
      let there = NearMiss.details(
        for: identifier, among: known.map { NearMiss.Choice(title: $0) }, noun: "identifiers")
      ModelException.invalidArgument.raise(
        "Receiver (\(objectName(self))) has no segue with identifier '\(identifier)'",
        by: "UIViewController.performSegue(withIdentifier:sender:). \(there.dropLast())")
    }
  }
}
