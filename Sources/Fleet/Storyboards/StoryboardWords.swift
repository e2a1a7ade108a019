import HeadlessUIKit

/// The sentences for a place in a storyboard that nothing can be bound to.
@MainActor
struct StoryboardWords {
  let place: StoryboardPlace

  func preloaded(_ controller: UIViewController) -> FailureText {
    let place =
      switch place {
      case .identifier(let identifier): "storyboard identifier '\(identifier)'"
      case .reference(let identifier, let storyboard):
        "view controller identifier '\(identifier)' on storyboard '\(storyboard)'"
      case .initial(let storyboard): "initial view controller of storyboard '\(storyboard)'"
      }
    return FailureText(
      "Attempted to bind a view controller whose view has already been loaded to \(place). "
        + "Fleet records a failure when this occurs because UIKit does not load the view of a segue "
        + "destination view controller before calling 'prepareForSegue:', and so binding a preloaded "
        + "view controller invalidates the environment of the test code.",
      "It is \(objectName(controller)): bind it before anything asks for its view.")
  }

  func missing(
    in storyboard: UIStoryboard, _ scenes: [UIStoryboard.SceneName]
  ) -> FailureText {
    FailureText(reason(in: storyboard, scenes), details(scenes))
  }

  private func reason(in storyboard: UIStoryboard, _ scenes: [UIStoryboard.SceneName]) -> String {
    switch place {
    case .identifier(let identifier):
      let reason =
        "Could not find identifier '\(identifier)' on storyboard with name '\(storyboard.name)'"
      let isOnReference = scenes.contains {
        $0.isReference && ($0.identifier == identifier || $0.name == identifier)
      }
      guard isOnReference else { return reason }
      return reason + ", but found this identifier on an external storyboard reference. Use "
        + "UIStoryboard.bind(viewController:toIdentifier:forReferencedStoryboardWithName:) to bind to "
        + "external references"
    case .reference(let identifier, let reference):
      return "Could not find identifier '\(identifier)' (external storyboard reference: "
        + "'\(reference)') on storyboard '\(storyboard.name)'"
    case .initial(let reference):
      return "Could not find reference to an external storyboard with name '\(reference)' on "
        + "storyboard '\(storyboard.name)'"
    }
  }

  private func details(_ scenes: [UIStoryboard.SceneName]) -> String {
    switch place {
    case .identifier(let identifier):
      let names = scenes.filter { !$0.isReference && $0.isGiven }.map(\.name)
      return NearMiss.details(for: identifier, among: choices(names), noun: "identifiers")
    case .reference(let identifier, let storyboard):
      return NearMiss.details(
        for: reference(storyboard, identifier), among: references(scenes), noun: "references")
    case .initial(let storyboard):
      return NearMiss.details(
        for: reference(storyboard, nil), among: references(scenes), noun: "references")
    }
  }

  private func references(_ scenes: [UIStoryboard.SceneName]) -> [NearMiss.Choice] {
    choices(scenes.compactMap { scene in scene.storyboard.map { reference($0, scene.identifier) } })
  }

  private func reference(_ storyboard: String, _ identifier: String?) -> String {
    identifier.map { "\(storyboard) ▸ \($0)" } ?? storyboard
  }

  private func choices(_ names: [String]) -> [NearMiss.Choice] {
    names.map { NearMiss.Choice(title: $0) }
  }
}
