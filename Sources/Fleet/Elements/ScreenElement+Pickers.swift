import FailureReporting
public import Foundation
import HeadlessUIKit

extension ScreenElement {
  /// Spins a component of a picker until the first row with a title is in the middle.
  ///
  /// `UIPickerView.pickRow(withTitle:inComponent:)` does the same, and fails alike.
  ///
  /// ```swift
  /// let sizes = UIPickerView()
  /// swallowAnyErrors { sizes.element.pickRow(withTitle: "Large") }  // it is not on the screen
  /// ```
  public func pickRow(
    withTitle title: String, inComponent component: Int = 0,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .pick(rowTitled: title, inComponent: component), at: CallSite(fileID, filePath, line, column))
  }

  /// Spins a component of a picker until a row is in the middle, as `UIPickerView.pickRow(_:)` does.
  ///
  /// ```swift
  /// let sizes = UIPickerView()
  /// swallowAnyErrors { sizes.element.pickRow(2) }  // it is not on the screen
  /// ```
  public func pickRow(
    _ row: Int, inComponent component: Int = 0,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(.pick(row: row, inComponent: component), at: CallSite(fileID, filePath, line, column))
  }

  /// Picks a date in a date picker, as `UIDatePicker.pick(_:)` does.
  ///
  /// ```swift
  /// let arrival = UIDatePicker()
  /// swallowAnyErrors { arrival.element.pick(Date()) }  // it is not on the screen
  /// ```
  public func pick(
    _ date: Date,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.pick(date), at: CallSite(fileID, filePath, line, column)) }

  /// Picks how long a date picker counts down, as `UIDatePicker.pick(countDownDuration:)` does.
  ///
  /// ```swift
  /// let timer = UIDatePicker()
  /// swallowAnyErrors { timer.element.pick(countDownDuration: 300) }  // it does not count down
  /// ```
  public func pick(
    countDownDuration duration: TimeInterval,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.pick(countDownDuration: duration), at: CallSite(fileID, filePath, line, column)) }

  /// Taps the half of a page control that leads on, as `UIPageControl.tapNextPage()` does.
  ///
  /// ```swift
  /// let pages = UIPageControl()
  /// swallowAnyErrors { pages.element.tapNextPage() }  // it is not on the screen
  /// ```
  public func tapNextPage(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.turnPage(forward: true), at: CallSite(fileID, filePath, line, column)) }

  /// Taps the half of a page control that leads back, as `UIPageControl.tapPreviousPage()` does.
  ///
  /// ```swift
  /// let pages = UIPageControl()
  /// swallowAnyErrors { pages.element.tapPreviousPage() }  // it is not on the screen
  /// ```
  public func tapPreviousPage(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.turnPage(forward: false), at: CallSite(fileID, filePath, line, column)) }
}
