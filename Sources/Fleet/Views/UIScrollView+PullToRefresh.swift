import FailureReporting
public import HeadlessUIKit

extension UIScrollView {
  /// Pulls the content down and lets go, to have it refreshed.
  ///
  /// The scroll view's delegate hears of the drag; the refresh control begins to refresh, and sends
  /// `.valueChanged` and `.primaryActionTriggered`. Records a failure, and changes nothing, when a
  /// user could not reach the scroll view or pull its content down, when it has no refresh control,
  /// or when that is disabled or refreshing already.
  ///
  /// ```swift
  /// let news = UIScrollView()
  /// news.alwaysBounceVertical = true
  /// news.refreshControl = UIRefreshControl()
  /// news.pullToRefresh()
  /// ```
  public func pullToRefresh(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let words = GestureWords(cannot: "Cannot pull \(type(of: self)) to refresh")
    Gesture.perform(on: self, saying: words, at: site) { _ in
      if let refusal = pullRefusal {
        return reportFailure(
          RecordedFailure(
            "\(words.cannot): \(refusal.sentence)", name: .control, details: refusal.details,
            site: site))
      }
      userPullDown()
    }
  }

  private var pullRefusal: (sentence: String, details: String)? {
    guard let refreshControl else {
      return ("It has no refresh control.", "Set its refreshControl.")
    }
    guard refreshControl.isEnabled else { return ("Its refresh control is not enabled.", "") }
    guard isScrollEnabled else {
      return ("Its content cannot be scrolled.", "isScrollEnabled is false.")
    }
    guard canBePulledDown else {
      return (
        "Its content does not bounce.",
        bounces
          ? "The content fits, and alwaysBounceVertical is false." : "bounces is false."
      )
    }
    return refreshControl.isRefreshing
      ? ("It is refreshing already.", "endRefreshing() ends it.") : nil
  }
}
