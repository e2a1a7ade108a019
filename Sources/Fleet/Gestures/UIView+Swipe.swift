import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Swipes over the view in a direction.
  ///
  /// Recognizers come first, then a row's actions, then what scrolls, or the sheet around where that is
  /// at its top. Records a failure, and sends nothing, when a user could not reach the view, or when it
  /// was never shown and nothing would come of it.
  ///
  /// ```swift
  /// let card = UIView()
  /// card.addGestureRecognizer(UISwipeGestureRecognizer())
  /// card.swipe(.left)
  /// ```
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    swiping(direction).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// Swipes up over the view, as `swipe(.up)` does: scroll views show content further down.
  ///
  /// ```swift
  /// let news = UITableViewController()
  /// setAsAppRootWindow(news)
  /// news.tableView.swipeUp()
  /// ```
  public func swipeUp(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { swiping(.up).perform(at: CallSite(fileID, filePath, line, column)) }

  /// Swipes down over the view, as `swipe(.down)` does: scroll views show content further up.
  ///
  /// ```swift
  /// let news = UITableViewController()
  /// setAsAppRootWindow(news)
  /// news.tableView.swipeDown()
  /// ```
  public func swipeDown(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { swiping(.down).perform(at: CallSite(fileID, filePath, line, column)) }

  /// Swipes left over the view, as `swipe(.left)` does: a row shows its actions at the far edge.
  ///
  /// ```swift
  /// let card = UIView()
  /// card.addGestureRecognizer(UISwipeGestureRecognizer())
  /// card.swipeLeft()
  /// ```
  public func swipeLeft(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { swiping(.left).perform(at: CallSite(fileID, filePath, line, column)) }

  /// Swipes right over the view, as `swipe(.right)` does: a row shows its actions at the near edge.
  ///
  /// ```swift
  /// let card = UIView()
  /// card.addGestureRecognizer(UISwipeGestureRecognizer())
  /// card.swipeRight()
  /// ```
  public func swipeRight(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { swiping(.right).perform(at: CallSite(fileID, filePath, line, column)) }

  /// A finger that swipes over the view.
  final func swiping(_ direction: UISwipeGestureRecognizer.Direction) -> Act {
    .move("swipe", on: self) { view, _ in Swipe(direction).perform(on: view) }
  }
}
