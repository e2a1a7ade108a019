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
    picking(row, inComponent: component).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// Spins a component until the first row with a title is in the middle.
  ///
  /// The row's visible text counts: the text of the delegate's own view, else the title. Records a
  /// failure, and changes nothing, when a user could not reach the picker view, or when no row
  /// among the first 100,000 has that title.
  ///
  /// ```swift
  /// let sizes = UIPickerView()
  /// swallowAnyErrors { sizes.pickRow(withTitle: "Large", inComponent: 0) }  // it has no rows yet
  /// ```
  public func pickRow(
    withTitle title: String, inComponent component: Int = 0, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    picking(rowTitled: title, inComponent: component)
      .perform(at: CallSite(fileID, filePath, line, column))
  }

  /// How many rows are read at most: a wheel that seems endless has some ten thousand.
  private static let rowsReadAtMost = 100_000

  /// A finger that spins a wheel to a row.
  final func picking(_ row: Int, inComponent component: Int) -> Act {
    picking(inComponent: component) { [self] in
      (0..<numberOfRows(inComponent: component)).contains(row) ? row : nil
    } orElse: { [self] in
      ControlWords.noRow(row, in: component, of: self)
    }
  }

  /// A finger that spins a wheel to the first row with a title.
  final func picking(rowTitled title: String, inComponent component: Int) -> Act {
    picking(inComponent: component) { [self] in
      (0..<min(numberOfRows(inComponent: component), Self.rowsReadAtMost))
        .first { text(ofRow: $0, in: component) == title }
    } orElse: { [self] in
      ControlWords.noRow(titled: title, in: component, of: self)
    }
  }

  private final func picking(
    inComponent component: Int, _ find: @escaping () -> Int?,
    orElse words: @escaping () -> FailureText
  ) -> Act {
    Act(on: self, saying: ControlWords.pickingRow) { [self] _ in
      guard (0..<numberOfComponents).contains(component) else {
        return Fault(.control, kind: .missing, ControlWords.noComponent(component, in: self))
      }
      guard let row = find() else { return Fault(.control, kind: .missing, words()) }
      userPick(row, in: component)
      return nil
    }
  }
}
