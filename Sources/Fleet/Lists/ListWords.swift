import Foundation
import HeadlessUIKit

/// The sentences for impossible acts on a row of a table, or an item of a collection view.
///
/// They are the same but for the words of a vocabulary. Sentences for one of them alone stand in
/// `TableWords` or `CollectionWords`.
@MainActor
struct ListWords {
  /// The name of the failures.
  let name: RecordedFailure.Name
  /// The class of the lists.
  let className: String
  /// The name of a cell's item: `row`, `item`.
  let item: String
  /// The name of the list: `table view`, `collection view`.
  let holder: String
  /// Why a cell takes no room.
  let withoutRoom: String
  /// The act that requires a data source, in a failure: `select cell row`, `select item`.
  let selection: String
  /// The name of an action that a swipe opens: `edit action`, `cell action`.
  let action: String
  let methods: Methods

  /// The methods that permit or refuse a user's acts.
  struct Methods {
    let canEdit: String
    /// The owner of that method: the data source or the delegate.
    let editor: String
    let canMove: String
    let moveTarget: String
    let contextMenu: String
    let command: String
  }

  private var capitalItem: String { item.prefix(1).uppercased() + item.dropFirst() }
  private var capitalHolder: String { holder.prefix(1).uppercased() + holder.dropFirst() }
  private var anItem: String { item.hasPrefix("i") ? "an \(item)" : "a \(item)" }

  private func named(_ path: ItemPath) -> String {
    "\(item) \(path.row) in section \(path.section)"
  }

  // MARK: Gestures that an obstacle stops

  /// The words for a tap on the index.
  var tappingIndex: GestureWords {
    GestureWords(name, cannot: "Cannot tap the index of a \(className)")
  }

  /// The words for a gesture on a row or item.
  func touching(_ path: ItemPath) -> GestureWords {
    var words = GestureWords(name, cannot: rejected(path))
    words.hidden = "\(capitalItem) is not visible."
    return words
  }

  /// The words for a tap on a cell, which may show nothing.
  func tapping(_ cell: UIView, at path: ItemPath?) -> GestureWords {
    path.map(touching) ?? GestureWords(cannot: "Cannot tap \(kindName(cell))")
  }

  private func rejected(_ path: ItemPath) -> String {
    "Interaction with \(named(path)) rejected"
  }

  /// That a user could not use a row or item.
  func rejected(
    _ path: ItemPath, _ sentence: String, _ details: String = ""
  ) -> FailureText {
    FailureText("\(rejected(path)): \(sentence)", details)
  }

  // MARK: Looking for it

  func noDataSource(to purpose: String, in view: some ListView) -> FailureText {
    FailureText(
      "Data source required to \(purpose).",
      "\(ObjectWords.property("dataSource", of: view)) is nil."
        + (view.superview == nil && view.window == nil ? " \(GestureWords.neverShown)" : ""))
  }

  func none(named path: IndexPath) -> FailureText {
    FailureText(
      "Index path \(Array(path)) names no \(item) of a \(holder).",
      "The path has \(counted(path.count, "component")), and needs a section and \(anItem).")
  }

  func noSection(_ section: Int, in view: some ListView) -> FailureText {
    FailureText("\(capitalHolder) has no section \(section).", sections(of: view))
  }

  func none(at path: ItemPath, in view: some ListView) -> FailureText {
    FailureText("\(capitalHolder) has no \(named(path)).", sections(of: view))
  }

  func noPlace(at path: ItemPath, in view: some ListView) -> FailureText {
    FailureText(
      "\(capitalHolder) has no place for \(anItem) at \(named(path)).", sections(of: view))
  }

  /// That the data source has fewer sections than the view knows of.
  func lostSection(_ section: Int, ofNow count: Int) -> FailureText {
    FailureText(
      "\(capitalHolder) has no section \(section).",
      "The data source has \(counted(count, "section")) now, and the \(holder) was not reloaded.")
  }

  /// That the data source has fewer rows or items than the view knows of.
  func lost(_ path: ItemPath, ofNow count: Int) -> FailureText {
    FailureText(
      "\(capitalHolder) has no \(named(path)).",
      "The data source has \(counted(count, item)) there now, and the \(holder) was not reloaded.")
  }

  func noneShows(_ text: String, ofFirst count: Int, in view: some ListView) -> FailureText {
    FailureText(
      "None of the first \(count) \(item)s of the \(holder) shows '\(text)'.",
      "More are not looked at. \(sections(of: view))")
  }

  func wrongType(_ cell: UIView, at path: ItemPath, wanted: Any.Type) -> FailureText {
    FailureText(
      "Cell at \(named(path)) is of type `\(kindName(cell))` (wanted `\(wanted)`).",
      "It is \(objectName(cell)), "
        + (reuseIdentifier(of: cell).map { "with the reuse identifier '\($0)'." }
          ?? "without a reuse identifier."))
  }

  /// How many rows or items each section has.
  private func sections(of view: some ListView) -> String {
    let count = view.numberOfSections
    let name = ObjectWords.name(of: view)
    guard count > 0 else { return "\(name) has no sections." }
    let listed = (0..<min(count, 8)).map { section in
      "section \(section) has \(counted(view.count(ofSection: section) ?? 0, item))"
    }
    let rest = count > listed.count ? ", …" : ""
    return "\(name) has \(counted(count, "section")): " + listed.joined(separator: ", ") + rest
      + "."
  }

  private func reuseIdentifier(of cell: UIView) -> String? {
    (cell as? UITableViewCell)?.reuseIdentifier
      ?? (cell as? UICollectionReusableView)?.reuseIdentifier
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    switch count {
    case 0: "no \(noun)s"
    case 1: "1 \(noun)"
    default: "\(count) \(noun)s"
    }
  }

  // MARK: Reaching it

  func notShown(_ path: ItemPath, in view: some ListView) -> FailureText {
    rejected(
      path, "\(capitalItem) is not visible.",
      "\(ObjectWords.name(of: view)) shows no cell for the \(item).")
  }

  /// That it takes no room.
  func withoutRoom(_ path: ItemPath) -> FailureText {
    rejected(path, "\(capitalItem) is not visible.", withoutRoom)
  }

  func wentAway(
    _ path: ItemPath, whileItWas what: String, in view: some ListView
  ) -> FailureText {
    rejected(
      path, "\(capitalItem) went away while it was \(what).",
      "The app changed \(ObjectWords.name(of: view)) meanwhile.")
  }

  func notImplemented(
    _ method: String, for path: ItemPath, in view: some ListView
  ) -> FailureText {
    rejected(
      path, "\(capitalHolder) data source does not implement \(method).",
      ObjectWords.refuser(
        view.dataSourceObject, "data source", of: ObjectWords.name(of: view)))
  }

  /// That the data source's answer stands against it.
  func answered(_ method: String, _ answer: String, _ source: NSObject?) -> String {
    "\(source.map(objectName) ?? "The data source").\(method) returned \(answer)."
  }

  /// The name of the delegate.
  func delegateName(of view: some ListView) -> String {
    ObjectWords.refuser(view.delegateObject, of: ObjectWords.name(of: view))
  }

  /// Says that the data source refuses the move.
  func notMovable(_ path: ItemPath, in view: some ListView) -> FailureText {
    rejected(
      path, "\(capitalHolder) data source does not allow moving that \(item).",
      answered(methods.canMove, "false", view.dataSourceObject))
  }

  /// That the delegate sent it back to where it was.
  func stays(_ path: ItemPath, in view: some ListView) -> FailureText {
    rejected(
      path, "Delegate's \(methods.moveTarget) returned the \(item)'s own index path.",
      "The \(item) stays where it is. \(delegateName(of: view))")
  }

  // MARK: Selecting

  func notSelectable(
    _ path: ItemPath, whileEditing isEditing: Bool, in view: some ListView
  ) -> FailureText {
    rejected(
      path, "\(capitalHolder) does not allow selection.",
      isEditing
        ? "\(ObjectWords.name(of: view)) is being edited, and neither allowsSelectionDuringEditing nor "
          + "allowsMultipleSelectionDuringEditing is set."
        : "\(ObjectWords.property("allowsSelection", of: view)) is false.")
  }

  func selectedAlready(_ path: ItemPath) -> FailureText {
    rejected(
      path, "\(capitalItem) is selected already.",
      "Several \(item)s can be selected, and a tap would deselect this one: tap\(capitalItem)(at:) "
        + "does.")
  }

  func deselected(_ path: ItemPath) -> FailureText {
    rejected(
      path, "The tap deselected the \(item).",
      "Several \(item)s can be selected, and the app selected this one meanwhile.")
  }

  func unreached(_ path: ItemPath) -> FailureText {
    rejected(
      path, "The touch did not reach the \(holder).",
      "The cell, or a gesture recognizer, kept it.")
  }

  /// Why a pan with two fingers selects nothing.
  func notSelectedByTwoFingers(
    _ path: ItemPath, _ refusal: Refusal<ItemTap.Fault>
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
  func refused(
    _ path: ItemPath, _ refusal: Refusal<ItemTap.Fault>, in view: some ListView
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
      rejected(path, "Delegate's \(refusal.method) returned false.", delegateName(of: view))
    case .withheld:
      rejected(path, "Delegate's \(refusal.method) returned nil.", delegateName(of: view))
    case .kept:
      rejected(
        path, "Delegate's \(refusal.method) returned nil.",
        "What was selected before stays selected. \(delegateName(of: view))")
    case .lost: wentAway(path, whileItWas: "tapped", in: view)
    case .toggled:
      rejected(
        path, "The tap expanded or collapsed the \(item).",
        "Its cell has an outline disclosure in the style of a header: such \(item)s are not "
          + "selected.")
    case .reported: nil
    }
  }

  // MARK: Actions

  /// Says that this requires editing.
  func notEdited(_ path: ItemPath, in view: some ListView) -> FailureText {
    rejected(
      path, "\(capitalHolder) is not being edited.",
      "\(ObjectWords.property("setEditing(_:animated:)", of: view)) has to be called, "
        + "as by a tap on an editButtonItem.")
  }

  /// Says that the app refuses editing.
  func notEditable(_ path: ItemPath, in view: some ListView) -> FailureText {
    rejected(
      path, "\(capitalHolder) \(methods.editor) does not allow editing of that \(item).",
      answered(
        methods.canEdit, "false",
        methods.editor == "delegate" ? view.delegateObject : view.dataSourceObject))
  }

  func noAction(
    titled title: String, at path: ItemPath, among offered: [OfferedActions],
    in view: some ListView
  ) -> FailureText {
    let choices = offered.flatMap(\.actions).map { NearMiss.Choice(title: $0.title) }
    let refusal = offered.lazy.compactMap(\.refusal).first
    let details = [
      NearMiss.details(for: title, among: choices, noun: "actions"),
      refusal.map { self.details(of: $0, in: view) },
    ]
    return FailureText(
      "Could not find \(action) with title '\(title)' at \(named(path)).",
      view.canSwipe(path)
        ? details.compactMap(\.self).joined(separator: " ") : "Only items of lists can be swiped.")
  }

  /// Which method offers no action.
  func details(
    of refusal: Refusal<UITableViewCell.EditingStyle>, in view: some ListView
  ) -> String {
    "\(view.delegateObject.map(objectName) ?? "The delegate").\(refusal.method) returned "
      + "\(refusal.kind)."
  }

  // MARK: Menus

  /// That the delegate offers no menu.
  func noContextMenu(_ path: ItemPath, in view: some ListView) -> FailureText {
    rejected(
      path, "\(capitalItem) has no context menu.",
      delegate(of: view, answered: methods.contextMenu, "nil"))
  }

  /// That the delegate allows no command in the menu from before iOS 13.
  func nothingAllowed(_ path: ItemPath, in view: some ListView) -> FailureText {
    rejected(
      path, "The menu has no command.",
      delegate(of: view, answered: methods.command, "false for each command"))
  }

  private func delegate(
    of view: some ListView, answered method: String, _ answer: String
  ) -> String {
    view.delegateObject.map { answered(method, answer, $0) }
      ?? "\(ObjectWords.name(of: view)) has no delegate."
  }

  func emptyContextMenu(_ path: ItemPath) -> FailureText {
    rejected(
      path, "Context menu is empty.", "Its configuration has neither a menu nor a preview.")
  }

  func noItemsInContextMenu(_ path: ItemPath) -> FailureText {
    rejected(path, "Context menu has no items.", "It has a preview only.")
  }

  func noPreviewInContextMenu(_ path: ItemPath) -> FailureText {
    rejected(
      path, "Context menu has no preview.",
      "Its configuration's previewProvider is missing, or returned nil.")
  }
  // MARK: The index

  func noIndexEntry(
    _ title: String, among titles: [String], in view: some ListView
  ) -> FailureText {
    FailureText(
      "No entry '\(title)' found in the index of the \(holder).",
      NearMiss.details(
        for: title, among: titles.map { NearMiss.Choice(title: $0) },
        noun: "entries of \(ObjectWords.name(of: view))"))
  }
}
