import HeadlessUIKit

/// The sentences for pages that a user cannot turn.
@MainActor
enum PageWords {
  static let turning = GestureWords(.pageViewController, cannot: "Cannot turn page")

  static func text(
    _ refusal: Refusal<UIPageViewController.TurnFault>,
    _ direction: UIPageViewController.NavigationDirection, of controller: UIPageViewController
  ) -> FailureText {
    FailureText(
      "Cannot turn page: \(sentence(for: refusal, direction))", details(of: refusal, controller))
  }

  private static func sentence(
    for refusal: Refusal<UIPageViewController.TurnFault>,
    _ direction: UIPageViewController.NavigationDirection
  ) -> String {
    switch refusal.kind {
    case .noDataSource, .disabled: "No gesture turns pages here."
    case .empty: "There is no page to turn."
    case .noPage: direction == .forward ? "It is the last one." : "It is the first one."
    }
  }

  private static func details(
    of refusal: Refusal<UIPageViewController.TurnFault>, _ controller: UIPageViewController
  ) -> String {
    switch refusal.kind {
    case .noDataSource: "\(objectName(controller)) has no data source."
    case .disabled: "The app has switched the gestures of \(objectName(controller)) off."
    case .empty: "\(objectName(controller)) was given no page by setViewControllers."
    case .noPage:
      "\(ObjectWords.name(of: controller)): \(refusal.method) of its data source returned nil."
    }
  }
}
