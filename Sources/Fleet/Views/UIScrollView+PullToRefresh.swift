import FailureReporting
public import HeadlessUIKit

extension UIScrollView {
  /// Pulls the content down and lets go, to have it refreshed.
  ///
  /// The scroll view's delegate is told of the drag; the refresh control begins to refresh, and
  /// sends `.valueChanged` and `.primaryActionTriggered`. Records a failure, and changes nothing,
  /// when a user could not reach the scroll view or pull its content down, when it has no refresh
  /// control, or when that is disabled or refreshing already.
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
    pullingToRefresh.perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A finger that pulls the content down and lets go.
  final var pullingToRefresh: Act {
    Act(on: self, saying: ScrollWords(scrollView: self).pulling) { [self] _ in
      if let text = pullRefusal { return Fault(.control, text) }
      userPullDown()
      return nil
    }
  }

  private var pullRefusal: FailureText? {
    let words = ScrollWords(scrollView: self)
    guard let refreshControl else { return words.noRefreshControl }
    guard refreshControl.isEnabled else { return words.disabledRefreshControl }
    guard isScrollEnabled else { return words.notScrollable }
    guard canBePulledDown else { return words.bouncesNot }
    return refreshControl.isRefreshing ? words.refreshesAlready : nil
  }
}
