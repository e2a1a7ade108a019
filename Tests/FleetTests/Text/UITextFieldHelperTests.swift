import FleetTesting
import Foundation
import TestSupport
import Testing

/// A delegate that logs its calls, and answers as the test sets it.
private final class Log: NSObject, UITextFieldDelegate {
  let trace = Trace()
  var refuses: Set<String> = []
  var onCall: [String: (UITextField) -> Void] = [:]

  private func note(_ call: String, _ field: UITextField, _ details: String = "") -> Bool {
    trace.add(call + details)
    onCall[call]?(field)
    return !refuses.contains(call)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBegin", textField)
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd", textField) }
  func textFieldDidEndEditing(_ textField: UITextField) { _ = note("didEnd", textField) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("shouldChange", textField, " \(range.location),\(range.length) '\(string)'")
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { note("shouldClear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn", textField) }
}

@MainActor
@Suite("UITextField's helpers", .freshApplication)
struct UITextFieldHelperTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let other = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
  private let page = UIViewController()
  private let log = Log()

  init() {
    field.delegate = log
    page.view.addSubview(field)
    page.view.addSubview(other)
    setAsAppRootWindow(page)
  }

  private func reasons(_ body: () -> Void) -> [String] { failures(body).reasons }

  private static let name = "<UITextField> in <UIViewController>"

  private static let becomeFailed =
    "Could not edit UITextField: Text field failed to become first responder. This can happen if "
    + "the field is not part of the window's hierarchy."

  // MARK: enter

  @Test func `enter begins, types and ends, and asks each thing once`() {
    #expect(failures { field.enter("ab") }.isEmpty)

    #expect(
      log.trace.lines == [
        "shouldBegin", "didBegin", "shouldChange 0,0 'a'", "shouldChange 1,0 'b'", "shouldEnd",
        "didEnd",
      ])
    #expect(field.text == "ab")
    field.enter(text: "c")
    #expect(field.text == "abc")
  }

  @Test func `enter records one failure that names who refused, and sends nothing more`() {
    log.refuses = ["shouldBegin"]
    let begin = failures { field.enter("ab") }
    log.refuses = ["shouldEnd"]
    let end = failures { field.enter("ab") }

    #expect(
      begin.reasons == [
        "Could not edit UITextField: Delegate's textFieldShouldBeginEditing(_:) returned false."
      ])
    #expect(begin.map(\.details) == ["The delegate of \(Self.name) is <Log>."])
    #expect(
      end.reasons == [
        "Could not edit UITextField: Delegate's textFieldShouldEndEditing(_:) returned false."
      ])
    #expect(end.map(\.details) == [#"The delegate of <UITextField "ab"> is <Log>."#])
    #expect(end.map(\.name) == [.textField])
    #expect(field.text == "ab")
  }

  @Test func `enter leaves it to the delegate what single characters do`() {
    log.refuses = ["shouldChange"]
    log.onCall["shouldChange"] = { $0.text = ($0.text ?? "") + "*" }

    #expect(failures { field.enter("ab") }.isEmpty)

    #expect(field.text == "**")
  }

  @Test func `enter leaves a field alone that has ended by itself`() {
    field.addAction(
      UIAction { [field] _ in if field.text == "ab" { field.resignFirstResponder() } },
      for: .editingChanged)

    #expect(failures { field.enter("ab") }.isEmpty)

    #expect(log.trace.lines.filter { $0 == "didEnd" }.count == 1)
  }

  // MARK: startEditing and stopEditing

  @Test func `startEditing taps, and does nothing in a field that is being edited`() {
    let trace = log.trace
    field.addAction(UIAction { _ in trace.add("touchDown") }, for: .touchDown)

    field.startEditing()
    field.startEditing()

    #expect(trace.lines == ["touchDown", "shouldBegin", "didBegin"])
    #expect(field.isEditing)
  }

  @Test func `startEditing says in order what stops the user`() {
    var said: [String] = []
    let fails = { said += self.reasons { self.field.startEditing() } }
    page.view.isHidden = true
    fails()
    field.isHidden = true
    fails()
    field.isEnabled = false
    fails()
    field.isUserInteractionEnabled = false
    fails()

    let unavailable = "UITextField unavailable for editing: "
    #expect(
      said == [
        unavailable + "Text field is not visible.", unavailable + "Text field is not visible.",
        unavailable + "Text field is not enabled.",
        unavailable + "View does not allow user interaction.",
      ])
    #expect(log.trace.lines.isEmpty)
  }

  @Test func `startEditing names who refused, and not who refused another field meanwhile`() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }
    let stubborn = Stubborn()
    other.delegate = stubborn
    log.refuses = ["shouldBegin"]
    var nested: [RecordedFailure] = []
    log.onCall["shouldBegin"] = { [other] _ in
      UIApplication.shared.mainLoop.enqueue("later") {
        nested += failures { other.startEditing() }
        other.becomeFirstResponder()
      }
    }

    let received = failures { field.startEditing() }

    #expect(
      received.map(\.details) == ["The delegate of \(Self.name) is <Log>."])
    #expect(nested.map(\.details) == ["The delegate of \(Self.name) is <Stubborn>."])
  }

  @Test func `startEditing names the delegate of the field that keeps the focus`() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let keeper = Keeper()
    other.delegate = keeper
    other.startEditing()

    let received = failures { field.startEditing() }

    #expect(
      received.reasons == [
        "Could not edit UITextField: Delegate's textFieldShouldEndEditing(_:) returned false."
      ])
    #expect(
      received.map(\.details) == [
        "\(Self.name) keeps the focus. The delegate of \(Self.name) is <Keeper>."
      ])
  }

  @Test func `startEditing says that a field is in no window`() {
    field.removeFromSuperview()

    let received = failures { field.startEditing() }

    #expect(received.reasons == [Self.becomeFailed])
    #expect(
      received.map(\.details) == [
        "<UITextField> is in no window. Show its screen first: Fleet.setAsAppRootWindow(_:)."
      ])
  }

  @Test func `startEditing says that another field keeps the focus`() {
    other.delegate = log
    other.startEditing()
    log.refuses = ["shouldEnd"]

    let received = failures { field.startEditing() }

    #expect(
      received.reasons == [
        "Could not edit UITextField: Delegate's textFieldShouldEndEditing(_:) returned false."
      ])
    #expect(
      received.map(\.details) == [
        "\(Self.name) keeps the focus. The delegate of \(Self.name) is <Log>."
      ])
    #expect(other.isEditing)
  }

  @Test func `startEditing fails where the app gives the focus up at once`() {
    log.onCall["didBegin"] = { $0.resignFirstResponder() }

    #expect(reasons { field.startEditing() } == [Self.becomeFailed])
  }

  @Test func `stopEditing ends, and says where nothing is to end`() {
    let early = failures { field.stopEditing() }
    field.startEditing()
    #expect(failures { field.stopEditing() }.isEmpty)

    #expect(!field.isEditing)
    #expect(
      early.reasons == [
        "Could not edit UITextField: Must start editing the text field before you can stop "
          + "editing it."
      ])
  }

  @Test func `stopEditing says that the field does not resign`() {
    final class Stubborn: UITextField {
      override var canResignFirstResponder: Bool { false }
    }
    let stubborn = Stubborn(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    page.view.addSubview(stubborn)
    stubborn.startEditing()

    #expect(
      reasons { stubborn.stopEditing() } == [
        "Could not edit UITextField: Text field failed to resign first responder. This can happen "
          + "if the field is not part of the window's hierarchy."
      ])
  }

  // MARK: type

  @Test func `type asks once for each character, and takes refusals as they are`() {
    field.startEditing()
    log.refuses = ["shouldChange"]

    #expect(failures { field.type("a👍🏽") }.isEmpty)
    log.refuses = []
    field.type(text: "👍🏽b")

    #expect(
      log.trace.lines.dropFirst(2) == [
        "shouldChange 0,0 'a'", "shouldChange 0,0 '👍🏽'", "shouldChange 0,0 '👍🏽'",
        "shouldChange 4,0 'b'",
      ])
    #expect(field.text == "👍🏽b")
  }

  @Test(arguments: ["type", "paste", "backspace", "backspaceAll", "tapReturnKey", "selectText"])
  func `needs a field that is being edited, and says so`(helper: String) {
    let actions = [
      "type": "text can be typed into it", "paste": "text can be pasted into it",
      "backspace": "backspaces can be performed", "backspaceAll": "backspaces can be performed",
      "tapReturnKey": "the return key can be tapped",
      "selectText": "text can be selected in it",
    ]

    let received = failures {
      switch helper {
      case "type": field.type("a")
      case "paste": field.paste("a")
      case "backspace": field.backspace()
      case "backspaceAll": field.backspaceAll()
      case "tapReturnKey": field.tapReturnKey()
      default: field.selectText(in: NSRange())
      }
    }

    #expect(
      received.reasons == [
        "Could not edit UITextField: Must start editing the text field before "
          + "\(actions[helper] ?? "")."
      ])
    #expect(received.map(\.name) == [.textField])
    #expect(log.trace.lines.isEmpty)
  }

  @Test func `type goes wherever the focus goes`() {
    field.addAction(UIAction { [other] _ in other.becomeFirstResponder() }, for: .editingChanged)
    field.startEditing()

    #expect(failures { field.type("123") }.isEmpty)

    #expect(field.text == "1")
    #expect(other.text == "23")
  }

  @Test func `type says that the focus was gone before the end`() {
    field.addAction(UIAction { [field] _ in field.resignFirstResponder() }, for: .editingChanged)
    field.startEditing()

    let received = failures { field.type("123") }

    #expect(
      received.reasons == [
        "Could not edit UITextField: Must start editing the text field before text can be typed "
          + "into it."
      ])
    #expect(
      received.map(\.details) == [
        #"The focus of <UITextField "1"> was gone after 1 of 3 characters."#
      ])
    #expect(field.text == "1")
  }

  @Test func `type taps the return key for a line break`() {
    log.onCall["shouldReturn"] = { [other] _ in other.becomeFirstResponder() }
    field.startEditing()

    #expect(failures { field.type("a\nb") }.isEmpty)

    #expect(log.trace.lines.contains("shouldReturn"))
    #expect(field.text == "a")
    #expect(other.text == "b")
  }

  @Test func `type runs what each key puts off before the next one`() {
    field.addAction(
      UIAction { [field, trace = log.trace] _ in
        let text = field.text ?? ""
        UIView.animate(withDuration: 0.1) {
        } completion: { _ in
          trace.add("completed \(text)")
        }
      }, for: .editingChanged)
    field.startEditing()

    field.type("ab")

    #expect(
      log.trace.lines.dropFirst(2) == [
        "shouldChange 0,0 'a'", "completed a", "shouldChange 1,0 'b'", "completed ab",
      ])
  }

  @Test func `type is possible in a hidden field that has the focus, and not in a disabled one`() {
    field.becomeFirstResponder()
    field.isHidden = true
    #expect(failures { field.type("a") }.isEmpty)
    field.isEnabled = false

    #expect(
      reasons { field.type("b") } == [
        "UITextField unavailable for editing: Text field is not enabled."
      ])
    #expect(field.text == "a")
  }

  @Test func `type presses a hardware keyboard's letters into a number pad`() {
    field.keyboardType = .numberPad
    field.startEditing()

    #expect(failures { field.type("a1") }.isEmpty)

    #expect(field.text == "a1")
  }

  // MARK: paste

  @Test func `paste asks once for the whole text, over what is selected`() {
    field.text = "abc"
    field.startEditing()
    field.selectText(in: NSRange(location: 1, length: 1))

    #expect(failures { field.paste("XY") }.isEmpty)
    field.paste(text: "Z")
    field.paste("")

    #expect(log.trace.lines.suffix(2) == ["shouldChange 1,1 'XY'", "shouldChange 3,0 'Z'"])
    #expect(field.text == "aXYZc")
    #expect(UIPasteboard.general.string == "Z")
  }

  @Test func `paste calls a field's own paste, and fails where pasting is not offered`() {
    final class Careful: UITextField {
      var allows = true
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "paste:" ? allows : super.canPerformAction(action, withSender: sender)
      }
      override func paste(_ sender: Any?) {
        text = UIPasteboard.general.string?.filter(\.isNumber)
      }
    }
    let careful = Careful(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    page.view.addSubview(careful)
    careful.startEditing()

    careful.paste("1-2")
    #expect(careful.text == "12")
    careful.allows = false

    #expect(
      reasons { careful.paste("3") } == [
        "Could not edit UITextField: Text field does not allow pasting."
      ])
    #expect(careful.text == "12")
  }

  // MARK: backspace

  @Test func `backspace deletes one character, and asks nobody where there is none`() {
    field.text = "a🇩🇪"
    field.startEditing()

    field.backspace()
    field.backspace()
    #expect(failures { field.backspace() }.isEmpty)

    #expect(log.trace.lines.dropFirst(2) == ["shouldChange 1,4 ''", "shouldChange 0,1 ''"])
    #expect(field.text == "")
  }

  @Test func `backspaceAll deletes what is before the caret`() {
    field.text = "a👍🏽bc"
    field.startEditing()
    field.selectText(in: NSRange(location: 6, length: 0))

    #expect(failures { field.backspaceAll() }.isEmpty)

    #expect(field.text == "c")
    #expect(log.trace.lines.count == 5)
  }

  @Test func `backspaceAll ends where nothing more goes`() {
    field.text = "12-"
    field.startEditing()
    log.onCall["shouldChange"] = { $0.text = "12-" }
    log.refuses = ["shouldChange"]

    #expect(failures { field.backspaceAll() }.isEmpty)

    #expect(field.text == "12-")
    #expect(log.trace.lines.count == 3)
  }

  // MARK: clearText

  @Test func `clearText taps the clear button`() {
    field.text = "abc"
    field.clearButtonMode = .always

    #expect(failures { field.clearText() }.isEmpty)

    #expect(field.text == "")
    #expect(log.trace.lines == ["shouldClear", "shouldBegin", "didBegin"])
    #expect(failures { field.clearText() }.isEmpty)
    #expect(log.trace.lines.count == 3)
  }

  @Test func `clearText says that there is no button, and who refused`() {
    field.text = "abc"
    var said = reasons { field.clearText() }
    field.clearButtonMode = .whileEditing
    said += reasons { field.clearText() }
    field.clearButtonMode = .unlessEditing
    field.startEditing()
    said += reasons { field.clearText() }
    field.clearButtonMode = .always
    log.refuses = ["shouldClear"]
    let refused = failures { field.clearText() }
    said += refused.reasons
    field.isHidden = true
    said += reasons { field.clearText() }

    let clearing = "Could not clear text from UITextField: "
    #expect(
      said == [
        clearing + "Clear button is never displayed.",
        clearing + "Clear button is hidden when not editing.",
        clearing + "Clear button is hidden when editing.",
        clearing + "Delegate's textFieldShouldClear(_:) returned false.",
        "UITextField unavailable for editing: Text field is not visible.",
      ])
    #expect(refused.map(\.details) == [#"The delegate of <UITextField "abc"> is <Log>."#])
    #expect(field.text == "abc")
  }

  // MARK: tapReturnKey and selectText

  @Test func `tapReturnKey asks the delegate, and takes its answer as it is`() {
    field.startEditing()
    log.refuses = ["shouldReturn"]

    #expect(failures { field.tapReturnKey() }.isEmpty)

    #expect(log.trace.lines.last == "shouldReturn")
    #expect(field.isEditing)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a line break that is typed is the return key (behaviour 60)`(lineBreak: String) {
    field.startEditing()
    log.refuses = ["shouldReturn"]

    field.type("a" + lineBreak + "b")

    #expect(field.text == "ab")
    #expect(log.trace.lines.filter { $0 == "shouldReturn" }.count == 1)
  }

  @Test func `tapReturnKey and type say that the key is not enabled`() {
    field.enablesReturnKeyAutomatically = true
    field.startEditing()

    #expect(
      reasons {
        field.tapReturnKey()
        field.type("\n")
      } == Array(repeating: "Could not edit UITextField: Return key is not enabled.", count: 2))
  }

  @Test(arguments: [
    NSRange(location: 3, length: 1), NSRange(location: -1, length: 1),
    NSRange(location: 0, length: -1), NSRange(location: Int.max, length: Int.max),
  ])
  func `selectText fails where there is no such text`(range: NSRange) {
    field.text = "abc"
    field.startEditing()

    let received = failures { field.selectText(in: range) }

    #expect(
      received.reasons == [
        "Could not edit UITextField: There is no text in the range "
          + "{\(range.location), \(range.length)}."
      ])
    #expect(
      received.map(\.details) == [#"The text of <UITextField "abc"> has 3 UTF-16 code units."#])
  }

  // MARK: All of them

  @Test func `tap gives the focus, and takes a refusal as it is`() {
    log.refuses = ["shouldBegin"]
    #expect(failures { field.tap() }.isEmpty)
    #expect(!field.isEditing)
    log.refuses = []
    field.tap()

    #expect(field.isEditing)
  }

  @Test func `each records its failure at the line that called it, and stops in stopped steps`() {
    let calls: [() -> Void] = [
      { field.isHidden = true }, { field.enter("a", line: 7, column: 3) },
      { field.enter(text: "a", line: 7, column: 3) }, { field.startEditing(line: 7, column: 3) },
      { field.stopEditing(line: 7, column: 3) }, { field.type("a", line: 7, column: 3) },
      { field.type(text: "a", line: 7, column: 3) }, { field.paste("a", line: 7, column: 3) },
      { field.paste(text: "a", line: 7, column: 3) }, { field.backspace(line: 7, column: 3) },
      { field.backspaceAll(line: 7, column: 3) }, { field.clearText(line: 7, column: 3) },
      { field.tapReturnKey(line: 7, column: 3) },
      { field.selectText(in: NSRange(), line: 7, column: 3) },
    ]

    let received = failures { for call in calls { call() } }
    let stopped = failures {
      steps {
        reportFailure("stopped")
        for call in calls { call() }
      }
    }

    #expect(received.count == 13)
    #expect(received.allSatisfy { $0.site.line == 7 && $0.site.column == 3 })
    #expect(received.allSatisfy { $0.site.fileID.description == #fileID })
    #expect(stopped.map(\.details) == ["and 13 further steps were not taken"])
    #expect(log.trace.lines.isEmpty)
  }
}
