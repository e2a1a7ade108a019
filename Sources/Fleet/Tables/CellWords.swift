import Foundation
import HeadlessUIKit

/// The sentences that are the same for the rows of tables and the items of collection views, but for
/// their nouns.
@MainActor
protocol CellWords {
  associatedtype Holder: UIView

  /// The name of the failures.
  static var name: RecordedFailure.Name { get }
  /// What the cells stand for: `row`, `item`.
  static var item: String { get }
  /// What shows them: `table view`, `collection view`.
  static var holder: String { get }

  static func sectionCount(of holder: Holder) -> Int
  static func itemCount(of holder: Holder, in section: Int) -> Int
  static func delegate(of holder: Holder) -> NSObject?
  static func dataSource(of holder: Holder) -> NSObject?
}

extension CellWords {
  private static var capitalItem: String { item.prefix(1).uppercased() + item.dropFirst() }
  private static var capitalHolder: String { holder.prefix(1).uppercased() + holder.dropFirst() }
  private static var anItem: String { item.hasPrefix("i") ? "an \(item)" : "a \(item)" }

  private static func named(_ path: TableRow) -> String {
    "\(item) \(path.row) in section \(path.section)"
  }

  // MARK: Gestures that an obstacle stops

  /// The words for a gesture on a row or item.
  static func touching(_ path: TableRow) -> GestureWords {
    var words = GestureWords(name, cannot: rejected(path))
    words.hidden = "\(capitalItem) is not visible."
    return words
  }

  /// The words for a tap on a cell, which may show nothing.
  static func tapping(_ cell: UIView, at path: TableRow?) -> GestureWords {
    path.map(touching) ?? GestureWords(cannot: "Cannot tap \(type(of: cell))")
  }

  private static func rejected(_ path: TableRow) -> String {
    "Interaction with \(named(path)) rejected"
  }

  /// That a user could not use a row or item.
  static func rejected(
    _ path: TableRow, _ sentence: String, _ details: String = ""
  ) -> FailureText {
    FailureText("\(rejected(path)): \(sentence)", details)
  }

  // MARK: Looking for it

  static func noDataSource(to purpose: String, in view: Holder) -> FailureText {
    FailureText(
      "Data source required to \(purpose).",
      "\(ObjectWords.property("dataSource", of: view)) is nil."
        + (view.superview == nil && view.window == nil ? " \(GestureWords.neverShown)" : ""))
  }

  static func none(named path: IndexPath) -> FailureText {
    FailureText(
      "Index path \(Array(path)) names no \(item) of a \(holder).",
      "The path has \(counted(path.count, "component")), and needs a section and \(anItem).")
  }

  static func noSection(_ section: Int, in view: Holder) -> FailureText {
    FailureText("\(capitalHolder) has no section \(section).", sections(of: view))
  }

  static func none(at path: TableRow, in view: Holder) -> FailureText {
    FailureText("\(capitalHolder) has no \(named(path)).", sections(of: view))
  }

  static func noPlace(at path: TableRow, in view: Holder) -> FailureText {
    FailureText(
      "\(capitalHolder) has no place for \(anItem) at \(named(path)).", sections(of: view))
  }

  /// That the data source has fewer sections than the view knows of.
  static func lostSection(_ section: Int, ofNow count: Int) -> FailureText {
    FailureText(
      "\(capitalHolder) has no section \(section).",
      "The data source has \(counted(count, "section")) now, and the \(holder) was not reloaded.")
  }

  /// That the data source has fewer rows or items than the view knows of.
  static func lost(_ path: TableRow, ofNow count: Int) -> FailureText {
    FailureText(
      "\(capitalHolder) has no \(named(path)).",
      "The data source has \(counted(count, item)) there now, and the \(holder) was not reloaded.")
  }

  static func noneShows(_ text: String, ofFirst count: Int, in view: Holder) -> FailureText {
    FailureText(
      "None of the first \(count) \(item)s of the \(holder) shows '\(text)'.",
      "More are not looked at. \(sections(of: view))")
  }

  static func wrongType(_ cell: UIView, at path: TableRow, wanted: Any.Type) -> FailureText {
    FailureText(
      "Cell at \(named(path)) is of type `\(type(of: cell))` (wanted `\(wanted)`).",
      "It is \(objectName(cell)), "
        + (reuseIdentifier(of: cell).map { "with the reuse identifier '\($0)'." }
          ?? "without a reuse identifier."))
  }

  /// How many rows or items each section has.
  private static func sections(of view: Holder) -> String {
    let count = sectionCount(of: view)
    let name = ObjectWords.name(of: view)
    guard count > 0 else { return "\(name) has no sections." }
    let listed = (0..<min(count, 8)).map { section in
      "section \(section) has \(counted(itemCount(of: view, in: section), item))"
    }
    let rest = count > listed.count ? ", …" : ""
    return "\(name) has \(counted(count, "section")): " + listed.joined(separator: ", ") + rest
      + "."
  }

  private static func reuseIdentifier(of cell: UIView) -> String? {
    (cell as? UITableViewCell)?.reuseIdentifier
      ?? (cell as? UICollectionReusableView)?.reuseIdentifier
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    switch count {
    case 0: "no \(noun)s"
    case 1: "1 \(noun)"
    default: "\(count) \(noun)s"
    }
  }

  // MARK: Reaching it

  static func notShown(_ path: TableRow, in view: Holder) -> FailureText {
    rejected(
      path, "\(capitalItem) is not visible.",
      "\(ObjectWords.name(of: view)) shows no cell for the \(item).")
  }

  /// That it takes no room, and why.
  static func invisible(_ path: TableRow, because details: String) -> FailureText {
    rejected(path, "\(capitalItem) is not visible.", details)
  }

  static func wentAway(
    _ path: TableRow, whileItWas what: String, in view: Holder
  ) -> FailureText {
    rejected(
      path, "\(capitalItem) went away while it was \(what).",
      "The app changed \(ObjectWords.name(of: view)) meanwhile.")
  }

  static func notImplemented(
    _ method: String, for path: TableRow, in view: Holder
  ) -> FailureText {
    rejected(
      path, "\(capitalHolder) data source does not implement \(method).",
      ObjectWords.refuser(
        dataSource(of: view), "data source", of: ObjectWords.name(of: view)))
  }

  /// That the data source's answer stands against it.
  static func answered(_ method: String, _ answer: String, _ source: NSObject?) -> String {
    "\(source.map(objectName) ?? "The data source").\(method) returned \(answer)."
  }

  /// Who the delegate is.
  static func delegateName(of view: Holder) -> String {
    ObjectWords.refuser(delegate(of: view), of: ObjectWords.name(of: view))
  }

  /// That a method of the data source's does not let it be moved.
  static func notMovable(_ path: TableRow, by method: String, in view: Holder) -> FailureText {
    rejected(
      path, "\(capitalHolder) data source does not allow moving that \(item).",
      answered(method, "false", dataSource(of: view)))
  }

  /// That a method of the delegate's sent it back to where it was.
  static func stays(_ path: TableRow, by method: String, in view: Holder) -> FailureText {
    rejected(
      path, "Delegate's \(method) returned the \(item)'s own index path.",
      "The \(item) stays where it is. \(delegateName(of: view))")
  }

  // MARK: Selecting

  static func notSelectable(
    _ path: TableRow, whileEditing isEditing: Bool, in view: Holder
  ) -> FailureText {
    rejected(
      path, "\(capitalHolder) does not allow selection.",
      isEditing
        ? "\(ObjectWords.name(of: view)) is being edited, and neither allowsSelectionDuringEditing nor "
          + "allowsMultipleSelectionDuringEditing is set."
        : "\(ObjectWords.property("allowsSelection", of: view)) is false.")
  }

  static func selectedAlready(_ path: TableRow) -> FailureText {
    rejected(
      path, "\(capitalItem) is selected already.",
      "Several \(item)s can be selected, and a tap would deselect this one: tap\(capitalItem)(at:) "
        + "does.")
  }

  static func deselected(_ path: TableRow) -> FailureText {
    rejected(
      path, "The tap deselected the \(item).",
      "Several \(item)s can be selected, and the app selected this one meanwhile.")
  }

  static func unreached(_ path: TableRow) -> FailureText {
    rejected(
      path, "The touch did not reach the \(holder).",
      "The cell, or a gesture recognizer, kept it.")
  }

  /// Why a pan with two fingers selects nothing.
  static func notSelectedByTwoFingers(
    _ path: TableRow, _ refusal: Refusal<RowTap.Fault>
  ) -> FailureText {
    guard case .vetoed = refusal.kind else {
      return rejected(
        path, "Two fingers scroll the \(holder), and select nothing.",
        "Its content is larger than the \(holder) in both directions.")
    }
    return rejected(
      path, "Delegate's \(refusal.method) returned false.",
      "Without that method, two fingers select where allowsMultipleSelectionDuringEditing is true.")
  }

  /// Why a tap came to nothing; `nil` where that was reported.
  static func refused(
    _ path: TableRow, _ refusal: Refusal<RowTap.Fault>, in view: Holder
  ) -> FailureText? {
    switch refusal.kind {
    case .notSelectable: notSelectable(path, whileEditing: false, in: view)
    case .cancelled:
      rejected(
        path, "The touch was cancelled.",
        "A gesture recognizer took it, or the cell left its window.")
    case .closedActions:
      rejected(
        path, "The tap closed the actions of \(anItem) that was swiped aside.",
        "An action that is chosen has to call its completion, which brings its \(item) back.")
    case .vetoed:
      rejected(
        path,
        "Delegate's \(refusal.method) returned "
          + (refusal.method.contains("should") ? "false." : "nil."),
        (refusal.method.contains("willDeselect")
          ? "What was selected before stays selected. " : "")
          + delegateName(of: view))
    case .lost: wentAway(path, whileItWas: "tapped", in: view)
    case .toggled:
      rejected(
        path, "The tap expanded or collapsed the \(item).",
        "Its cell has an outline disclosure in the style of a header: such \(item)s are not "
          + "selected.")
    case .reported: nil
    }
  }

  // MARK: Menus

  /// That a method of the delegate's offers no menu.
  static func noContextMenu(
    _ path: TableRow, by method: String, in view: Holder
  ) -> FailureText {
    rejected(
      path, "\(capitalItem) has no context menu.",
      delegate(of: view).map { answered(method, "nil", $0) }
        ?? "\(ObjectWords.name(of: view)) has no delegate.")
  }

  /// That a method of the delegate's allows no command in the menu from before iOS 13.
  static func nothingAllowed(
    _ path: TableRow, by method: String, in view: Holder
  ) -> FailureText {
    rejected(
      path, "The menu has no command.",
      delegate(of: view).map { answered(method, "false for each command", $0) }
        ?? "\(ObjectWords.name(of: view)) has no delegate.")
  }

  static func emptyContextMenu(_ path: TableRow) -> FailureText {
    rejected(
      path, "Context menu is empty.", "Its configuration has neither a menu nor a preview.")
  }

  static func noItemsInContextMenu(_ path: TableRow) -> FailureText {
    rejected(path, "Context menu has no items.", "It has a preview only.")
  }

  static func noPreviewInContextMenu(_ path: TableRow) -> FailureText {
    rejected(
      path, "Context menu has no preview.",
      "Its configuration's previewProvider is missing, or returned nil.")
  }
}
