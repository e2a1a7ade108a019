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

  /// Makes the storyboard use a view controller here.
  func bind(_ controller: UIViewController, in storyboard: UIStoryboard, at site: CallSite) {
    Gesture.perform(at: site) {
      guard !controller.isViewLoaded else {
        return words.preloaded(controller).report(.storyboard, kind: .mistake, at: site)
      }
      for name in names(in: storyboard, at: site) ?? [] {
        storyboard.setBinding(controller, ofScene: name)
      }
    }
  }

  /// Makes the storyboard use a mock here; returns an unused one where it cannot.
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

  private var words: StoryboardWords { StoryboardWords(place: self) }

  // MARK: Looking for the place

  /// The names of the scenes at this place; `nil` for a missing scene, which is reported.
  private func names(in storyboard: UIStoryboard, at site: CallSite) -> [String]? {
    // That there is no file was reported when the storyboard was created, and a file that cannot be
    // read is reported by the storyboard.
    guard storyboard.hasFile, let scenes = storyboard.sceneNames() else { return nil }
    let found = scenes.filter(isMeant).map(\.name)
    guard found.isEmpty else { return found }
    words.missing(in: storyboard, scenes).report(.storyboard, kind: .missing, at: site)
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
}
