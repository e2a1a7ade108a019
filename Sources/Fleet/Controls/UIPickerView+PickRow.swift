import FailureReporting
public import HeadlessUIKit

extension UIPickerView {
  /// Spins a component until a row is in the middle.
  ///
  /// Tells the delegate that the row was selected, unless it is selected already. Records a
  /// failure, and changes nothing, when a user could not reach the picker view, or when there is no
  /// such row.
  ///
  /// ```swift
  /// let sizes = UIPickerView()
  /// swallowAnyErrors { sizes.pickRow(2, inComponent: 0) }  // it has no rows yet
  /// ```
  public func pickRow(
    _ row: Int, inComponent component: Int = 0, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(on: self, saying: ControlWords.pickingRow, at: site) { _ in
      guard hasComponent(component, at: site) else { return }
      guard (0..<numberOfRows(inComponent: component)).contains(row) else {
        return ControlWords.noRow(row, in: component, of: self).report(.control, at: site)
      }
      userPick(row, in: component)
    }
  }

  /// Spins a component until the first row with a title is in the middle.
  ///
  /// What counts is what the row reads: the text of the delegate's own view, else the title.
  /// Records a failure, and changes nothing, when a user could not reach the picker view, or when
  /// none of the first 100,000 rows has that title.
  ///
  /// ```swift
  /// let sizes = UIPickerView()
  /// swallowAnyErrors { sizes.pickRow(withTitle: "Large", inComponent: 0) }  // it has no rows yet
  /// ```
  public func pickRow(
    withTitle title: String, inComponent component: Int = 0, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(on: self, saying: ControlWords.pickingRow, at: site) { _ in
      guard hasComponent(component, at: site) else { return }
      let rows = 0..<min(numberOfRows(inComponent: component), Self.rowsReadAtMost)
      guard let row = rows.first(where: { text(ofRow: $0, in: component) == title }) else {
        return ControlWords.noRow(titled: title, in: component, of: self)
          .report(.control, at: site)
      }
      userPick(row, in: component)
    }
  }

  /// A wheel that seems endless has some ten thousand rows.
  private static let rowsReadAtMost = 100_000

  private func hasComponent(_ component: Int, at site: CallSite) -> Bool {
    if (0..<numberOfComponents).contains(component) { return true }
    ControlWords.noComponent(component, in: self).report(.control, at: site)
    return false
  }
}
