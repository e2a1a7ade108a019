import FailureReporting
import Foundation
import HeadlessUIKit
import LocalizedWords

/// Where VoiceOver is on a screen, and where it goes.
@MainActor
struct VoiceOverCursor {
  let stops: [VoiceOverStop]
  private let application: UIApplication

  /// Looks at the screen, once due work has run, and goes where the app sends VoiceOver.
  static func settled(_ application: UIApplication) -> Self {
    if Reporting.mayAct(), !application.mainLoop.isIdle {
      let site = AmbientCallSite.nearest ?? CallSite()
      AmbientCallSite.at(site) { _ = Gesture.settle(application, at: site) }
    }
    return Self(application)
  }

  /// Looks at the screen as it is, and goes where the app sends VoiceOver.
  init(_ application: UIApplication) {
    self.application = application
    let language = application.userLanguages.languages.first
    stops = VoiceOverReader(.application(application), language: language).stops
    follow()
  }

  // MARK: Where it is

  /// The stop that VoiceOver is at; the first one, until it has been moved.
  var focused: VoiceOverStop? { index.map { stops[$0] } ?? stops.first }

  private var index: Int? {
    guard let identity = application.appState.voiceOver.identity else { return nil }
    return stops.firstIndex { $0.node.identity == identity }
  }

  // MARK: The app's announcements

  /// Follows the app's notifications since, and a change of the screen.
  private func follow() {
    let state = application.appState
    let posted = state.postedAccessibility
    for post in posted.dropFirst(state.voiceOver.heardPosts) { hear(post) }
    application.appState.voiceOver.heardPosts = posted.count
    let front = VisibleScreen(application.keyWindow ?? application.windows.last)
      .topmostViewController.map { ObjectIdentifier($0) }
    let before = application.appState.voiceOver.screen
    if let before, before != front, !stops.isEmpty, index == nil {
      move(to: stops[0])
    }
    application.appState.voiceOver.screen = front
  }

  private func hear(_ post: (notification: UIAccessibility.Notification, argument: Any?)) {
    switch post.notification {
    case .announcement, .pageScrolled: say(post.argument)
    case .screenChanged:
      if let stop = stop(for: post.argument) ?? stops.first { move(to: stop) }
    case .layoutChanged:
      if let stop = stop(for: post.argument) { move(to: stop) } else { say(post.argument) }
    default: break
    }
  }

  private func say(_ argument: Any?) {
    let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
    if let text, !text.isEmpty { application.appState.voiceOver.spoken.append(text) }
  }

  /// The stop that an object is, or the first one within it.
  private func stop(for argument: Any?) -> VoiceOverStop? {
    guard let object = argument as? NSObject else { return nil }
    if let stop = stops.first(where: { $0.node.object === object }) { return stop }
    guard let view = (object as? UIView) ?? (object as? UIViewController)?.viewIfLoaded else {
      return nil
    }
    return stops.first { $0.node.holder?.isDescendant(of: view) == true }
  }

  /// The stop that a rotor has found: an element, or the first within it, or the one around it.
  func stop(for item: UIAccessibilityCustomRotorItemResult) -> VoiceOverStop? {
    if let stop = stop(for: item.targetElement as Any?) { return stop }
    guard let view = item.targetElement as? UIView else { return nil }
    return stops.first { stop in stop.node.view.map { view.isDescendant(of: $0) } == true }
  }

  // MARK: Where it goes

  /// Goes to a stop, tells both elements, and speaks it, or the part that a rotor has found.
  func move(to stop: VoiceOverStop, at item: UIAccessibilityCustomRotorItemResult? = nil) {
    let old = application.appState.voiceOver.object
    application.appState.voiceOver.identity = stop.node.identity
    application.appState.voiceOver.object = stop.node.object
    application.appState.voiceOver.rotorItem = item
    let part = item.flatMap { stop.words(of: $0) }
    application.appState.voiceOver.spoken.append(part ?? stop.description)
    let new = stop.node.object
    guard old !== new else { return }
    (old as? UIResponder)?.accessibilityElementDidLoseFocus()
    (new as? UIResponder)?.accessibilityElementDidBecomeFocused()
    application.postVoiceOverFocus(from: old, to: new)
  }

  /// The next stop of a kind, or the previous one.
  func stop(_ rotor: VoiceOver.Rotor, forward: Bool) -> VoiceOverStop? {
    guard let index else {
      guard let first = focused else { return nil }
      // It was not moved: it is at the first stop.
      guard let start = stops.firstIndex(where: { $0.node.identity == first.node.identity }) else {
        return nil
      }
      return stop(rotor, from: start, forward: forward)
    }
    return stop(rotor, from: index, forward: forward)
  }

  private func stop(_ rotor: VoiceOver.Rotor, from index: Int, forward: Bool) -> VoiceOverStop? {
    let others = forward ? Array(stops[(index + 1)...]) : stops[..<index].reversed()
    return others.first { rotor.includes($0) }
  }
}
