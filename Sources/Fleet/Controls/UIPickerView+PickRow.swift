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
    Gesture.perform(on: self, saying: Self.pickWords, at: site) { _ in
      guard hasComponent(component, at: site) else { return }
      guard (0..<numberOfRows(inComponent: component)).contains(row) else {
        return report(
          "Picker view has no row \(row) in component \(component).",
          listing(of: component), at: site)
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
    Gesture.perform(on: self, saying: Self.pickWords, at: site) { _ in
      guard hasComponent(component, at: site) else { return }
      let rows = 0..<min(numberOfRows(inComponent: component), Self.rowsReadAtMost)
      guard let row = rows.first(where: { text(ofRow: $0, in: component) == title }) else {
        return report(
          "No row with title '\(title)' found in component \(component) of picker view.",
          listing(of: component), at: site)
      }
      userPick(row, in: component)
    }
  }

  private static let pickWords = GestureWords(cannot: "Cannot pick row in UIPickerView")
  /// A wheel that seems endless has some ten thousand rows.
  private static let rowsReadAtMost = 100_000
  private static let rowsListedAtMost = 20

  private func report(_ reason: String, _ details: String, at site: CallSite) {
    reportFailure(RecordedFailure(reason, name: .control, details: details, site: site))
  }

  private func hasComponent(_ component: Int, at site: CallSite) -> Bool {
    let count = numberOfComponents
    if (0..<count).contains(component) { return true }
    report(
      "Picker view has no component \(component).",
      dataSource == nil ? "It has no data source." : "The number of components is \(count).",
      at: site)
    return false
  }

  /// The rows of a component in words, the first ones where there are many.
  private func listing(of component: Int) -> String {
    let count = numberOfRows(inComponent: component)
    guard count > 0 else { return "It has no rows." }
    var words = (0..<min(count, Self.rowsListedAtMost)).map { row in
      text(ofRow: row, in: component).map { "'\($0)'" } ?? "a row without text"
    }
    if count > words.count { words.append("and \(count - words.count) more") }
    return "The rows are \(words.joined(separator: ", "))."
  }
}
