import Foundation

extension UIApplication {
  /// The status bar, while it shows; `nil` where the application has no window.
  final var statusBarElement: ElementPart? {
    let frame = storedStatusBarFrame
    guard !windowState.shown.isEmpty, !frame.isEmpty else { return nil }
    let element = ElementPart(.statusBar, "", .statusBar, of: nil) { $0.frame = frame }
    ElementPart.number([element], of: screen)
    return element
  }

  /// The keyboard and its keys, while it is shown and a responder has the focus.
  final var keyboardElement: ElementPart? {
    guard let keyboard = textState.keyboard, keyboard.isShown, let responder = firstResponder,
      let typed = responder as? any UIKeyInput, responder.inputView == nil,
      !settings.isHardwareKeyboardConnected
    else { return nil }
    let hasDigitsAlone =
      Self.isPad(typed.keyboardType) && UIDevice.current.userInterfaceIdiom != .pad
    var keys = KeyboardKeys(keyboard.frame, hasSuggestions: !hasDigitsAlone)
    if hasDigitsAlone {
      keys.addDigits(withPoint: typed.keyboardType == .decimalPad)
    } else {
      keys.addPage(
        showsNumbers: keyboard.showsNumbers, isShifted: keyboard.isShifted(for: typed),
        typed.returnKeyType.keyName)
    }
    let element = ElementPart(.keyboard, "", of: nil) {
      $0.frame = keyboard.frame
      $0.children = keys.parts
    }
    ElementPart.number([element])
    return element
  }

  /// Whether a phone shows digits alone, without a return key.
  private static func isPad(_ type: UIKeyboardType) -> Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

/// The keys of a keyboard, in four rows.
@MainActor
private struct KeyboardKeys {
  /// Where the keys are: below the suggestions, and on a phone above what lies around the home indicator.
  private let frame: CGRect
  private(set) var parts: [ElementPart] = []

  init(_ keyboard: CGRect, hasSuggestions: Bool) {
    let bar = hasSuggestions ? min(keyboard.height / 6, 45) : 0
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let height = min(keyboard.height - bar, isPad ? keyboard.height : Self.highest)
    frame = CGRect(
      x: keyboard.minX, y: keyboard.minY + bar, width: keyboard.width, height: height)
  }

  /// The height of the four rows of a phone that stands upright.
  private static let highest: CGFloat = 216

  private mutating func add(
    _ type: ElementType, _ label: String, _ key: ElementPart.Key, _ x: CGFloat, _ row: Int,
    _ width: CGFloat, id: String? = nil
  ) {
    let height = frame.height / 4
    parts.append(
      ElementPart(type, label, .key(key), of: nil) {
        $0.identifier = id ?? label
        $0.frame = CGRect(
          x: frame.minX + x, y: frame.minY + height * CGFloat(row), width: width, height: height)
      })
  }

  private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let numbers = ["1234567890", "-/:;()$&@\"", ".,?!'"]

  mutating func addPage(showsNumbers: Bool, isShifted: Bool, _ returnKey: String) {
    let width = frame.width / 10
    for (row, keys) in (showsNumbers ? Self.numbers : Self.letters).enumerated() {
      let start = (frame.width - width * CGFloat(keys.count)) / 2
      for (column, key) in (isShifted ? keys.uppercased() : keys).enumerated() {
        add(.key, String(key), .text(String(key)), start + width * CGFloat(column), row, width)
      }
    }
    if !showsNumbers { add(.button, "shift", .shift, 0, 2, width * 1.5) }
    add(.key, showsNumbers ? "letters" : "numbers", .more, 0, 3, width * 1.25, id: "more")
    add(.key, "delete", .delete, frame.width - width * 1.5, 2, width * 1.5)
    add(.key, "space", .text(" "), width * 2.5, 3, width * 5)
    add(
      .button, returnKey == "Return" ? "return" : returnKey, .returnKey, width * 7.5, 3,
      width * 2.5, id: returnKey)
  }

  mutating func addDigits(withPoint: Bool) {
    let width = frame.width / 3
    for digit in 1...9 {
      let (row, column) = (digit - 1).quotientAndRemainder(dividingBy: 3)
      add(.key, "\(digit)", .text("\(digit)"), width * CGFloat(column), row, width)
    }
    if withPoint {
      let point = Locale.uiKitCurrent.decimalSeparator ?? "."
      add(.key, point, .text(point), 0, 3, width)
    }
    add(.key, "0", .text("0"), width, 3, width)
    add(.key, "delete", .delete, width * 2, 3, width)
  }
}
