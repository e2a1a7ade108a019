public import Foundation

/// An object that plays haptic feedback.
///
/// Nothing is felt in the model; the application notes what would have been (behaviour 673).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, SelectorResponder {
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  /// Creates a generator.
  public override init() { super.init() }

  /// Gets the generator ready for a feedback that is to come soon.
  open func prepare() {}

  // MARK: The model

  /// Notes that something would have been felt.
  final func play(_ feedback: PlayedFeedback) {
    UIApplication.shared.touchState.playedFeedback.append(feedback)
  }
}
