import Fleet

/// The costs of typing.
@MainActor let textFigures = [
  Figure(
    work: "type 1,000 characters, delegate asked for each",
    yardstick: "posting 1,000 notifications that nobody observes", atMost: 1_000_000,
    measure: { typing(1_000) }),
  Figure(
    work: "type 10,000 characters, delegate asked for each",
    yardstick: "posting 10,000 notifications that nobody observes", atMost: 10_000_000,
    measure: { typing(10_000) }),
  Figure(
    work: "type ten times the text into a field", yardstick: "typing 1,000 characters",
    atMostTimes: 12, measure: { tenTimes(into: UITextField()) { $0.type($1) } }),
  Figure(
    work: "type ten times the text into a text view", yardstick: "typing 1,000 characters",
    atMostTimes: 12, measure: { tenTimes(into: UITextView()) { $0.type($1) } }),
  typingInTheMiddle,
  arrowDown,
  measuring,
  measuringLines,
]

@MainActor private let measuring = Figure(
  work: "measure a label of 15 characters anew", yardstick: "an empty attributed string",
  atMost: 4_000
) {
  let label = UILabel()
  var isEven = false
  return bestOnMainActor {
    isEven.toggle()
    label.text = isEven ? "Second message" : "A first message"
    _ = label.intrinsicContentSize
  } beside: {
    _ = NSAttributedString(string: "")
  }
}

@MainActor private let measuringLines = Figure(
  work: "measure a text of 10,000 characters in lines", yardstick: "measuring 1,000 characters",
  atMost: 500_000, atMostTimes: 12
) {
  let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  let short = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 22)
  let long = String(repeating: short, count: 10)
  let room = CGSize(width: 320, height: 0)
  func measure(_ text: String) {
    _ = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
  }
  return bestOnMainActor(repetitions: 10, rounds: 50) {
    measure(long)
  } beside: {
    measure(short)
  }
}

@MainActor private final class Asked: NSObject, UITextFieldDelegate {
  var count = 0

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    count += range.length + 1
    return true
  }
}

@MainActor private func onScreen(_ view: UIView) {
  let page = UIViewController()
  view.frame = CGRect(x: 20, y: 100, width: 350, height: 44)
  page.view.addSubview(view)
  setAsAppRootWindow(page)
  view.becomeFirstResponder()
  settle()
}

@MainActor private func typing(_ count: Int) -> Figure.Pair {
  withFreshApplication {
    let field = UITextField()
    let delegate = Asked()
    field.delegate = delegate
    onScreen(field)
    let text = String(repeating: "a", count: count)
    return bestOnMainActor(repetitions: 1) {
      field.text = ""
      field.type(text)
    } beside: {
      for _ in 0..<count {
        NotificationCenter.default.post(
          name: UITextField.textDidChangeNotification, object: field)
      }
    }
  }
}

@MainActor private func tenTimes<View: UITextInput & UIView>(
  into view: View, _ type: @escaping @MainActor (View, String) -> Void
) -> Figure.Pair {
  withFreshApplication {
    onScreen(view)
    return bestOnMainActor(repetitions: 1) {
      clear(view)
      type(view, String(repeating: "a", count: 10_000))
    } beside: {
      clear(view)
      type(view, String(repeating: "a", count: 1_000))
    }
  }
}

@MainActor private let arrowDown = Figure(
  work: "arrow down in a text of 10,000 characters", yardstick: "in one of 1,000 characters",
  atMostTimes: 12
) {
  withFreshApplication {
    let note = UITextView()
    onScreen(note)
    @MainActor func press(in text: String) {
      note.text = text
      note.selectedRange = NSRange(location: text.count / 2, length: 0)
      pressKey(UIKeyCommand.inputDownArrow)
    }
    let line = "The quick brown fox jumps over the lazy dog. "
    let short = String(repeating: line, count: 22)
    let long = String(repeating: line, count: 220)
    return bestOnMainActor(repetitions: 10) {
      press(in: long)
    } beside: {
      press(in: short)
    }
  }
}

@MainActor private let typingInTheMiddle = Figure(
  work: "type ten times the text before an emoji", yardstick: "typing 1,000 characters",
  atMostTimes: 12
) {
  tenTimes(into: UITextField()) { field, text in
    field.text = "👩‍👩‍👧‍👦"
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.type(text)
  }
}

@MainActor private func clear(_ view: some UITextInput) {
  let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
  if let all { view.replace(all, withText: "") }
}
