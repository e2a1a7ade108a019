import FailureReporting
import HeadlessUIKit

/// The place in a storyboard that a view controller is bound to.
@MainActor
enum StoryboardPlace {
  /// A view controller of the storyboard itself.
  case identifier(String)
  /// A reference to a view controller of another storyboard.
  case reference(String, storyboard: String)
  /// A reference to the initial view controller of another storyboard.
  case initial(storyboard: String)

  /// Lets the storyboard use a view controller here.
  func bind(_ controller: UIViewController, in storyboard: UIStoryboard, at site: CallSite) {
    Gesture.perform(at: site) {
      guard !controller.isViewLoaded else {
        return report(preloaded, details: "It was \(objectName(controller)).", site)
      }
      for name in names(in: storyboard, at: site) ?? [] {
        storyboard.setBinding(controller, ofScene: name)
      }
    }
  }

  /// Lets the storyboard use a mock here; answers one that is used nowhere where it cannot.
  func mock<Mock: UIViewController>(
    _ type: Mock.Type, in storyboard: UIStoryboard, at site: CallSite
  ) -> Mock {
    var mock: Mock?
    Gesture.perform(at: site) {
      guard let names = names(in: storyboard, at: site), let first = names.first,
        let made = storyboard.makeMock(type, ofScene: first)
      else { return }
      for name in names { storyboard.setBinding(made, ofScene: name) }
      mock = made
    }
    return mock ?? AmbientCallSite.at(site) { UIStoryboard.makeMock(type) }
  }

  // MARK: Looking for the place

  /// The names of the scenes that are meant; `nil` where there is none, which is reported.
  private func names(in storyboard: UIStoryboard, at site: CallSite) -> [String]? {
    guard storyboard.hasFile else {
      report(
        "Failed to build storyboard reference map for storyboard with name '\(storyboard.name)'. "
          + "This storyboard does not exist.",
        details: "That it was not found was reported when it was created.", site)
      return nil
    }
    // A file that cannot be read is reported by the storyboard.
    guard let scenes = storyboard.sceneNames() else { return nil }
    let found = scenes.filter(isMeant).map(\.name)
    guard found.isEmpty else { return found }
    report(missing(in: storyboard, scenes), details: details(scenes), site)
    return nil
  }

  private func isMeant(_ scene: UIStoryboard.SceneName) -> Bool {
    switch self {
    case .identifier(let identifier): !scene.isReference && scene.name == identifier
    case .reference(let identifier, let storyboard):
      scene.storyboard == storyboard && scene.identifier == identifier
    case .initial(let storyboard): scene.storyboard == storyboard && scene.identifier == nil
    }
  }

  // MARK: Texts

  private var preloaded: String {
    let place =
      switch self {
      case .identifier(let identifier): "storyboard identifier '\(identifier)'"
      case .reference(let identifier, let storyboard):
        "view controller identifier '\(identifier)' on storyboard '\(storyboard)'"
      case .initial(let storyboard): "initial view controller of storyboard '\(storyboard)'"
      }
    return "Attempted to bind a view controller whose view has already been loaded to \(place). "
      + "Fleet records a failure when this occurs because UIKit does not load the view of a segue "
      + "destination view controller before calling 'prepareForSegue:', and so binding a preloaded "
      + "view controller invalidates the environment of the test code."
  }

  private func missing(in storyboard: UIStoryboard, _ scenes: [UIStoryboard.SceneName]) -> String {
    switch self {
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
    switch self {
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

  private func report(_ reason: String, details: String, _ site: CallSite) {
    reportFailure(RecordedFailure(reason, name: .storyboard, details: details, site: site))
  }
}
