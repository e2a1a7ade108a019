import FailureReporting
public import HeadlessUIKit

extension UIPageViewController {
  /// Drags the page away, so that the next one, or the previous one, comes.
  ///
  /// The data source is asked and the delegate told. Records a failure when a user could not reach
  /// the pages, when no gesture turns them, or when there is no page in that direction.
  ///
  /// ```swift
  /// final class Tour: NSObject, UIPageViewControllerDataSource {
  ///   let pages = [UIViewController(), UIViewController()]
  ///
  ///   func pageViewController(
  ///     _ controller: UIPageViewController, viewControllerBefore page: UIViewController
  ///   ) -> UIViewController? { page === pages[1] ? pages[0] : nil }
  ///
  ///   func pageViewController(
  ///     _ controller: UIPageViewController, viewControllerAfter page: UIViewController
  ///   ) -> UIViewController? { page === pages[0] ? pages[1] : nil }
  /// }
  ///
  /// @MainActor func takeTheTour() {
  ///   let tour = Tour()
  ///   let book = UIPageViewController(
  ///     transitionStyle: .scroll, navigationOrientation: .horizontal)
  ///   book.dataSource = tour
  ///   book.setViewControllers([tour.pages[0]], direction: .forward, animated: false)
  ///   setAsAppRootWindow(book)
  ///
  ///   book.turnPage(.forward)
  ///   print(book.viewControllers == [tour.pages[1]])  // true
  /// }
  /// ```
  public func turnPage(
    _ direction: NavigationDirection, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(with: self, at: site) { _ in
      loadViewIfNeeded()
      if let obstacle = viewIfLoaded?.obstacle {
        return PageWords.turning.on(self).report(obstacle, at: site)
      }
      guard let refusal = userTurn(direction) else { return }
      PageWords.text(refusal, direction, of: self).report(.pageViewController, at: site)
    }
  }
}
