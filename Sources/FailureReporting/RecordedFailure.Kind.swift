extension RecordedFailure {
  /// What kind of failure it is, whatever its words are.
  ///
  /// The name says what a failure is about, such as a table; the kind says what went wrong with it.
  /// More kinds may come: a `switch` needs a `default`.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Any other failure, and one whose helper does not say.
    case other

    // MARK: What a user cannot do

    /// What it is, or the app, does not let a user do that.
    case refused
    /// Something stops the finger on its way: the view is hidden, disabled, covered or out of reach.
    case blocked
    /// There is no such element, row, title or place.
    case missing
    /// Several match where one is meant.
    case ambiguous
    /// The keys would go to something else.
    case unfocused
    /// Nothing would come of it, because the control has no action.
    case dead

    // MARK: What the app does wrong

    /// The app does not come to rest.
    case restless
    /// Constraints contradict each other.
    case conflict
    /// The app asks for something that the test has no answer to.
    case unanswered
    /// UIKit, or another framework, raises an exception, or a device ends the app.
    case exception
    /// The app's code does not compile there, and something else stood in its place.
    case deferred

    // MARK: What the test says

    /// Something is not as the test expects it.
    case unmet
    /// The test asks for something that makes no sense.
    case mistake
  }
}
