package import FailureReporting

/// Hears of the steps that a test takes, while it is one of the ``UserAct/listeners``.
@preconcurrency @MainActor
package protocol StepListener: AnyObject {
  func hear(_ fact: StepFact)
}

/// What is heard of a step, in this order.
package enum StepFact {
  /// A helper begins.
  case begins(OpenStep)
  /// All that was due has run: the user sees the screen, and acts now.
  case sees(UIApplication)
  /// What the helper is used on, and what the user does where the helper's name may not say so.
  case isAbout(StepSubject, doing: String?)
  /// The user uses an element.
  case uses(ElementNode, in: UIApplication)
  /// The user uses the part of the screen that has this meaning.
  case usesPart((ElementPart.Meaning) -> Bool)
  /// The test reads elements.
  case reads([ElementNode], in: UIApplication)
  /// The test reads the whole screen.
  case readsScreen(UIApplication)
  /// Everything has been settled again.
  ///
  /// The helper has no name where it has shown something else instead of everything on the screen.
  case hasActed(UIApplication, helper: String?)
}

/// What a helper is used on.
package enum StepSubject {
  case view(UIView)
  case item(UIBarButtonItem)
  case screen(UIViewController)
  case element(ElementNode)
  /// What the test has looked for in vain, in its words.
  case missing(String)
}

/// A step that is under way and has listeners.
@MainActor
package final class OpenStep {
  /// The line of the test.
  package let site: CallSite
  /// What the user does in words, and as Swift, where the step is a value.
  package var words: (text: String, code: [String])?
  private var endings: [(OpenStep) -> Void] = []

  private init(_ site: CallSite) { self.site = site }

  /// Tells the listeners that a step begins; `nil` without listeners.
  package static func begin(at site: CallSite) -> OpenStep? {
    guard UserAct.isHeard else { return nil }
    let step = OpenStep(site)
    UserAct.tell(.begins(step))
    return step
  }

  /// Lets a listener hear of the step's end, whatever has been registered or removed by then.
  package func atEnd(_ ending: @escaping (OpenStep) -> Void) { endings.append(ending) }

  /// Tells that the step is over.
  package func end() {
    for ending in endings { ending(self) }
  }
}
