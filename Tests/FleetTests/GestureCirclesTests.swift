import FleetTesting
import TestSupport
import Testing

/// Helpers, and acts of users, in callbacks that lead to them again.
@MainActor
@Suite("Gestures that lead to themselves", .freshApplication)
struct GestureCirclesTests {
  private final class Form: NSObject, UITextFieldDelegate {
    var begins: (UITextField) -> Void = { _ in }
    var ends: (UITextField) -> Void = { _ in }
    var moves: (UITextField) -> Void = { _ in }

    func textFieldDidBeginEditing(_ textField: UITextField) { begins(textField) }
    func textFieldDidEndEditing(_ textField: UITextField) { ends(textField) }
    func textFieldDidChangeSelection(_ textField: UITextField) { moves(textField) }
  }

  private final class Note: NSObject, UITextViewDelegate {
    var changes: (UITextView) -> Void = { _ in }
    var moves: (UITextView) -> Void = { _ in }

    func textViewDidChange(_ textView: UITextView) { changes(textView) }
    func textViewDidChangeSelection(_ textView: UITextView) { moves(textView) }
  }

  private final class List: UITableViewController {
    var selects: (UITableView, IndexPath) -> Void = { _, _ in }
    var makes: (UITableView, IndexPath) -> Void = { _, _ in }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      makes(tableView, indexPath)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selects(tableView, indexPath)
    }
  }

  private final class Pushy: UIViewController {
    var goes: (Pushy) -> Void = { _ in }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      goes(self)
    }
  }

  private let root = UIViewController()
  private let form = Form()
  private let note = Note()
  private let fields = [UITextField(), UITextField()]

  private func show(_ views: UIView...) {
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 10, y: 60 + 60 * index, width: 200, height: 50)
      root.view.addSubview(view)
    }
    setAsAppRootWindow(root)
  }

  /// Whether a failure tells of a circle that goes through a call.
  private func tells(_ failures: [RecordedFailure], of calls: String...) -> Bool {
    failures.count == 1 && failures[0].name == .recursion
      && calls.allSatisfy(failures[0].reason.contains)
  }

  // MARK: Text

  @Test func `two fields that pass the focus to each other are one failure`() {
    show(fields[0], fields[1])
    for field in fields { field.delegate = form }
    form.begins = { [fields] in ($0 === fields[0] ? fields[1] : fields[0]).becomeFirstResponder() }

    let received = failures { fields[0].becomeFirstResponder() }

    #expect(
      received.reasons == [
        "becomeFirstResponder() of <UITextField> 1 and becomeFirstResponder() of <UITextField> 2 "
          + "lead to each other without end."
      ])
    form.begins = { _ in }
    #expect(failures { fields[0].startEditing() }.isEmpty)
    #expect(failures { fields[1].enter("Swift") }.isEmpty)
    #expect(fields[1].text == "Swift")
  }

  @Test func `two fields that pass the focus by helpers are one failure at the helper's line`() {
    show(fields[0], fields[1])
    for field in fields { field.delegate = form }
    form.begins = { [fields] in ($0 === fields[0] ? fields[1] : fields[0]).startEditing(line: 7) }

    let received = failures { fields[0].startEditing() }

    #expect(tells(received, of: "the helper at GestureCirclesTests.swift:7"), "\(received)")
    #expect(received.map(\.site.line) == [7])
  }

  @Test func `a caret that is moved when it has moved is one failure`() {
    show(fields[0])
    fields[0].delegate = form
    fields[0].text = "Swift"
    fields[0].startEditing()
    form.moves = { field in
      guard let range = field.selectedTextRange, let start = field.selectedTextRange?.start,
        let other = field.position(
          from: field.beginningOfDocument,
          offset: field.offset(from: field.beginningOfDocument, to: start) == 0 ? 1 : 0)
      else { return }
      _ = range
      field.selectedTextRange = field.textRange(from: other, to: other)
    }

    let received = failures { fields[0].type("x") }

    #expect(tells(received, of: "textFieldDidChangeSelection(_:) of <UITextField "), "\(received)")
  }

  @Test func `text that is inserted when text was inserted is one failure`() {
    let view = UITextView()
    show(view, fields[0])
    view.delegate = note
    view.startEditing()
    note.changes = { $0.insertText("y") }
    let first = failures { view.type("x") }
    note.changes = { _ in }
    fields[0].addAction(
      UIAction { ($0.sender as? UITextField)?.insertText("y") }, for: .editingChanged)
    fields[0].startEditing()
    let second = failures { fields[0].type("x") }

    #expect(tells(first, of: "textViewDidChange(_:) of <UITextView "), "\(first)")
    #expect(tells(second, of: "of <UITextField "), "\(second)")
  }

  // MARK: Tables

  @Test func `a row that is selected when it was selected is one failure`() {
    let list = List()
    setAsAppRootWindow(list)
    list.selects = { $0.selectRow(at: $1, line: 7) }

    let received = failures { list.tableView.selectRow(at: [0, 1]) }

    #expect(
      tells(
        received, of: "the helper at GestureCirclesTests.swift:7",
        "tableView(_:didSelectRowAt:) of <UITableView>"), "\(received)")
    #expect(list.tableView.indexPathForSelectedRow == [0, 1])
    list.selects = { _, _ in }
    #expect(failures { list.tableView.selectRow(at: [0, 2]) }.isEmpty)
  }

  @Test func `a cell that is fetched where it is made is one failure, and the rows are there`() {
    let list = List()
    list.makes = { _ = $0.fetchCell(at: $1, line: 7) }

    let received = failures { setAsAppRootWindow(list) }

    #expect(tells(received, of: "tableView(_:cellForRowAt:) of <UITableView>"), "\(received)")
    list.makes = { _, _ in }
    list.tableView.reloadData()
    #expect(list.tableView.fetchCell(at: [0, 2]).textLabel?.text == "2")
  }

  // MARK: Controls and touches

  @Test func `a tap in the action of a tap is one failure`() {
    let button = UIButton()
    show(button)
    var taps = 0
    button.addAction(
      UIAction { _ in
        taps += 1
        button.tap(line: 7)
      }, for: .touchUpInside)

    let received = failures { button.tap() }

    #expect(
      received.reasons == [
        "the helper at GestureCirclesTests.swift:7 and sendActions(for:) of <UIButton> lead to each "
          + "other without end."
      ])
    #expect(taps < 1_000)
  }

  @Test func `a switch whose action flips it is one failure`() {
    let flipped = UISwitch()
    show(flipped)
    flipped.addAction(UIAction { _ in flipped.flip(line: 7) }, for: .valueChanged)

    #expect(tells(failures { flipped.flip() }, of: "sendActions(for:) of <UISwitch>"))
  }

  @Test func `a view whose next is itself is one failure when it is tapped`() {
    final class Knot: UIView {
      override var next: UIResponder? { self }
    }
    let knot = Knot()
    show(knot)

    #expect(tells(failures { knot.tap() }.prefix(1).map { $0 }, of: "next of <Knot>"))
  }

  // MARK: Screens

  @Test func `a screen that is dismissed as it goes is dismissed once`() {
    let screen = Pushy()
    setAsAppRootWindow(root)
    root.present(screen, animated: true)
    Fleet.settle()
    screen.goes = { $0.dismiss(animated: true) }

    let log = logged {
      root.dismiss(animated: true)
      Fleet.settle()
    }

    #expect(log.failures.isEmpty)
    #expect(root.presentedViewController == nil)
  }
}
