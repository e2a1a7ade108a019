import Foundation

extension UIApplication {
  /// The keyboard with its keys, while it shows and somebody gets what is typed.
  final var keyboardElement: ElementPart? {
    guard let keyboard = textState.keyboard, keyboard.isShown, let responder = firstResponder,
      let typed = responder as? any UIKeyInput, responder.inputView == nil
    else { return nil }
    var keys: [ElementPart] = []
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    let frame = keyboard.frame
    let height = frame.height / CGFloat(rows.count + 1)
    func add(
      _ type: ElementType, _ label: String, _ key: ElementPart.Key, _ x: CGFloat, _ row: Int,
      _ width: CGFloat, id: String? = nil
    ) {
      let part = ElementPart(type, label, .key(key), of: nil) {
        $0.identifier = id ?? label
        $0.frame = CGRect(
          x: frame.minX + x, y: frame.minY + height * CGFloat(row), width: width, height: height)
      }
      keys.append(part)
    }
    let width = frame.width / CGFloat(rows[0].count)
    for (row, letters) in rows.enumerated() {
      let start = (frame.width - width * CGFloat(letters.count)) / 2
      for (column, letter) in letters.enumerated() {
        let x = start + width * CGFloat(column)
        add(.key, String(letter), .text(String(letter)), x, row, width)
      }
    }
    add(.key, "delete", .delete, frame.width - width * 1.5, 2, width * 1.5)
    add(.key, "space", .text(" "), width * 2.5, 3, width * 5)
    let name = typed.returnKeyType.keyName
    add(
      .button, name == "Return" ? "return" : name, .returnKey, width * 7.5, 3, width * 2.5, id: name
    )
    let element = ElementPart(.keyboard, "", of: nil) {
      $0.frame = frame
      $0.children = keys
    }
    ElementPart.number([element])
    return element
  }
}
