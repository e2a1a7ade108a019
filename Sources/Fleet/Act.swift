import FailureReporting
import HeadlessUIKit

/// One action of a user, as a value: where it happens, how its failure begins, and its effect.
///
/// `volume.slide(to: 1)` makes it of the view, `Fleet.screen.sliders["Volume"]` of the element that it
/// finds. From there on both are the same.
@MainActor
struct Act {
  /// The object of the gesture, which knows its application.
  enum Owner {
    case application(UIApplication)
    case screen(UIViewController)
    case view(UIView)
    case item(UIBarButtonItem)
  }

  private let owner: Owner
  private let body: (Occasion) -> Fault?

  /// A gesture that checks for obstacles itself.
  init(with owner: Owner, _ body: @escaping (Occasion) -> Fault?) {
    self.owner = owner
    self.body = body
  }

  /// A gesture on a view, which a finger has to reach.
  init(
    on view: UIView, saying words: @autoclosure @escaping () -> GestureWords,
    _ body: @escaping (Occasion) -> Fault?
  ) {
    self.init(with: .view(view)) { occasion in
      if let obstacle = occasion.obstacle(before: view) {
        return Fault(obstacle, words().on(view))
      }
      return body(occasion)
    }
  }

  /// Does it, with everything settled before and after, and records why the user could not.
  func perform(at site: CallSite) {
    let act = { (application: UIApplication) -> Void in
      go(on: Occasion(application: application, site: site))?.report(at: site)
    }
    switch owner {
    case .application(let application): Gesture.perform(in: application, at: site, act)
    case .screen(let controller): Gesture.perform(with: controller, at: site, act)
    case .view(let view): Gesture.perform(with: view, at: site, act)
    case .item(let item): Gesture.perform(with: item, at: site, act)
    }
  }

  /// Does it, where everything has been settled.
  func go(on occasion: Occasion) -> Fault? { body(occasion) }

  /// A helper that asks, acts and tells by itself.
  static func helper(_ help: @escaping (Occasion) -> Void) -> Act {
    Act(with: .application(.shared)) { occasion in
      help(occasion)
      return nil
    }
  }

  /// An act without an effect.
  static let nothing = Act(with: .application(.shared)) { _ in nil }

  // MARK: On a view

  /// A tap on a view, as ``Gesture/tap(_:at:)`` makes it.
  static func tap(_ view: UIView) -> Act {
    Act(with: .view(view)) { Gesture.tapNow(view, on: $0) }
  }

  /// Fingers that move on a view, unless nothing would come of it.
  static func move(
    _ verb: String, on view: UIView, _ act: @escaping (UIView, Occasion) -> Void
  ) -> Act {
    Act(with: .view(view)) { occasion in
      let target = view.touchTarget
      let words = { (view: UIView) in
        GestureWords(cannot: "Cannot \(verb) \(kindName(view))").on(view)
      }
      if target !== view, let refusal = view.obstacleToSight { return Fault(refusal, words(view)) }
      if let obstacle = occasion.obstacle(before: target, shownBy: view) {
        return Fault(obstacle, words(obstacle.isAboutPlace ? view : target))
      }
      if view.wasNeverShown { return words(target).neverShown(to: verb) }
      act(target, occasion)
      return nil
    }
  }
}
