import Foundation

extension TextEditing {
  /// Moves the caret as an arrow key does, or the end of the selection that moves.
  func userPress(_ arrow: ArrowKey) {
    let selection = edited.selection
    let (start, end) = (selection.location, NSMaxRange(selection))
    let memory = edited.arrowMemory.flatMap { $0.selection == selection ? $0 : nil }
    let goesForward = goesForward(arrow, at: start)
    let near = goesForward ? end : start
    let head = arrow.extends ? memory?.head ?? near : near
    var target = head
    var column: CGFloat?
    if arrow.isVertical {
      (target, column) = vertical(arrow, from: head, memory?.column)
    } else if arrow.reach != .step || arrow.extends || selection.length == 0 {
      target = horizontal(arrow.reach, from: head, forward: goesForward)
    }
    let anchor = arrow.extends ? (head == start ? end : start) : target
    let range = NSRange(location: min(anchor, target), length: abs(anchor - target))
    edited.arrowMemory = ArrowMemory(selection: range, head: target, column: column)
    userSelect(range)
  }

  // MARK: Along a line

  private func horizontal(_ reach: ArrowKey.Reach, from place: Int, forward: Bool) -> Int {
    switch reach {
    case .step: return edited.place(after: place, forward: forward) { _ in false }
    case .word:
      var isInWord = false
      return edited.place(after: place, forward: forward) { character in
        let belongs = EditedText.belongsToWord(character)
        let goesOn = belongs || !isInWord
        if belongs { isInWord = true }
        return goesOn
      }
    case .end:
      let lines = caretLines
      let (first, last) = lines.ends(ofLine: lines.line(of: place))
      return forward ? last : first
    }
  }

  private func goesForward(_ arrow: ArrowKey, at place: Int) -> Bool {
    switch arrow.direction {
    case .up: false
    case .down: true
    case .left: isRightToLeft(at: place)
    case .right: !isRightToLeft(at: place)
    }
  }

  /// Whether the paragraph at a place runs from right to left.
  ///
  /// Its style says that, or else its first letter, or else the language of the app.
  private func isRightToLeft(at place: Int) -> Bool {
    let style = edited.attributes(at: place)?.values[.paragraphStyle] as? NSParagraphStyle
    switch style?.baseWritingDirection {
    case .rightToLeft: return true
    case .leftToRight: return false
    default: break
    }
    let (first, last) = edited.paragraph(at: place)
    let text = edited.text(in: NSRange(location: first, length: last - first))
    guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else {
      return effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    return EditedText.isWrittenFromRight(letter)
  }

  // MARK: Across lines

  private func vertical(
    _ arrow: ArrowKey, from place: Int, _ remembered: CGFloat?
  ) -> (place: Int, column: CGFloat?) {
    let goesDown = arrow.direction == .down
    let end = goesDown ? edited.length : 0
    switch arrow.reach {
    case .end: return (end, nil)
    case .word:
      let (first, last) = edited.paragraph(at: place)
      guard place == (goesDown ? last : first), place != end else {
        return (goesDown ? last : first, nil)
      }
      let beyond = edited.place(after: place, forward: goesDown) { _ in false }
      let next = edited.paragraph(at: beyond)
      return (goesDown ? next.last : next.first, nil)
    case .step:
      let lines = caretLines
      let column = remembered ?? lines.column(of: place)
      guard let line = lines.line(from: lines.line(of: place), goesDown: goesDown, at: column)
      else { return (end, nil) }
      return (lines.place(at: column, inLine: line), column)
    }
  }
}
