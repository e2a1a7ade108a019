import FailureReporting
import HeadlessUIKit

extension ScreenElement {
  /// Scrolls until the element is in sight, as a gesture on it does first.
  ///
  /// Records a failure when the element is not there, or when nothing scrolls to it.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// setAsAppRootWindow(birds)
  /// let owl = Fleet.screen.staticTexts["Owl"]
  /// if owl.exists { owl.scrollToVisible() }
  /// ```
  public func scrollToVisible(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.scrollToVisible, at: CallSite(fileID, filePath, line, column)) }

  /// Presses the element for as long as a long press takes, as `UIView.longPress()` does.
  ///
  /// ```swift
  /// let photo = UIView()
  /// swallowAnyErrors { photo.element.longPress() }  // it is not on the screen
  /// ```
  public func longPress(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.longPress, at: CallSite(fileID, filePath, line, column)) }

  /// Opens the menu of a button, a bar item, a row or another view, and chooses an item.
  ///
  /// ```swift
  /// let more = UIButton()
  /// swallowAnyErrors { more.element.chooseMenuItem(withTitle: "Copy") }  // it has none
  /// ```
  public func chooseMenuItem(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(.choose(menuItemTitled: title), at: CallSite(fileID, filePath, line, column))
  }

  /// Presses a row, an item or another view for long, and taps the preview above its context menu.
  ///
  /// ```swift
  /// let photo = UIView()
  /// swallowAnyErrors { photo.element.tapContextMenuPreview() }  // it has none
  /// ```
  public func tapContextMenuPreview(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.tapContextMenuPreview, at: CallSite(fileID, filePath, line, column)) }

  /// Slides a slider to a value, as `UISlider.slide(to:)` does.
  ///
  /// ```swift
  /// let volume = UISlider()
  /// swallowAnyErrors { volume.element.slide(to: 0.5) }  // it is not on the screen
  /// ```
  public func slide(
    to value: Float, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.slide(toValue: value), at: CallSite(fileID, filePath, line, column)) }

  /// Taps the segment with a title, as `UISegmentedControl.selectSegment(withTitle:)` does.
  ///
  /// ```swift
  /// let filter = UISegmentedControl(items: ["All", "Mine"])
  /// swallowAnyErrors { filter.element.selectSegment(withTitle: "Mine") }  // it is not on the screen
  /// ```
  public func selectSegment(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(.select(segmentTitled: title), at: CallSite(fileID, filePath, line, column))
  }

  /// Taps the segment at an index, as `UISegmentedControl.selectSegment(at:)` does.
  ///
  /// ```swift
  /// let filter = UISegmentedControl(items: ["All", "Mine"])
  /// swallowAnyErrors { filter.element.selectSegment(at: 1) }  // it is not on the screen
  /// ```
  public func selectSegment(
    at index: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.select(segmentAt: index), at: CallSite(fileID, filePath, line, column)) }

  /// Pulls the content down to have it refreshed, as `UIScrollView.pullToRefresh()` does.
  ///
  /// ```swift
  /// let news = UIScrollView()
  /// swallowAnyErrors { news.element.pullToRefresh() }  // it is not on the screen
  /// ```
  public func pullToRefresh(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.pullToRefresh, at: CallSite(fileID, filePath, line, column)) }
}
