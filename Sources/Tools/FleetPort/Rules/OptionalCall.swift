/// A call such as `delegate?.save?(self)`, at the mark behind the method's name.
struct OptionalCall {
  let base: String
  /// The name with the labels of the call, `save(_:)`.
  private(set) var name: String
  private let file: SourceFile
  /// The index of the bracket that closes the call.
  private(set) var close: Int
  /// The index of the first token of the expression.
  let chainStart: Int
  /// The index of the dot before the name.
  let dot: Int
  /// Whether `??` follows.
  let usesDefault: Bool
  /// Whether the call is compared with `nil`.
  let asksWhetherNil: Bool

  init(at mark: Int, in file: SourceFile) {
    self.file = file
    base = file.tokens[mark - 1].text.unquoted
    let closing = file.closing(mark + 1)
    close = closing
    let arguments = Self.arguments(from: mark + 1, to: close, in: file)
    name = base + Self.labels(of: arguments, in: file)
    dot = mark - 2
    chainStart = Self.chainStart(from: dot, in: file)
    let behind = (1...3).map { file.tokens[min(closing + $0, file.tokens.count - 1)] }
    usesDefault = behind[0].isSign("?") && behind[1].isSign("?")
    asksWhetherNil =
      (behind[0].isSign("=") || behind[0].isSign("!")) && behind[1].isSign("=")
      && behind[2].isWord("nil")
  }

  /// The call as one whose last argument is the closure behind it, where a method is known by that.
  func takingClosure(of methods: some Sequence<String>) -> OptionalCall? {
    guard close + 1 < file.tokens.count, file.tokens[close + 1].isSign("{") else { return nil }
    let start = name == base ? base + "(" : String(name.dropLast())
    let candidates = methods.filter { method in
      method.hasPrefix(start) && method.dropFirst(start.count).count { $0 == ":" } == 1
    }
    guard let method = candidates.min() else { return nil }
    var call = self
    call.name = method
    call.close = file.closing(close + 1)
    return call
  }

  /// Whether what the method is called on may be missing itself, as in `delegate?.save?(self)`.
  var isChained: Bool {
    var index = chainStart
    while index < dot {
      if file.tokens[index].isSign("?") { return true }
      index = file.tokens[index].opensBracket ? max(file.closing(index), index) + 1 : index + 1
    }
    return false
  }

  /// Whether the call is one of an object that was given to be asked, and not of a property that
  /// holds a closure.
  var asksDelegate: Bool {
    var index = dot - 1
    while index > 0, file.tokens[index].isSign("?") || file.tokens[index].isSign("!") { index -= 1 }
    let name = file.tokens[index].text.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }

  /// Whether arguments have labels, as a closure's in a property never do.
  var hasLabels: Bool { name.dropFirst(base.count).contains { $0.isLetter } }

  /// The indices of the first tokens of a call's arguments.
  static func arguments(from open: Int, to close: Int, in file: SourceFile) -> [Int] {
    var starts: [Int] = []
    var startsArgument = true
    var index = open + 1
    while index < close {
      let token = file.tokens[index]
      if startsArgument {
        starts.append(index)
        startsArgument = false
      }
      if token.isSign(",") { startsArgument = true }
      index = token.opensBracket ? file.closing(index) + 1 : index + 1
    }
    return starts
  }

  /// The labels of a call's arguments, as they stand in a method's name: `(_:)`.
  static func labels(of arguments: [Int], in file: SourceFile) -> String {
    let labels = arguments.map { index in
      let token = file.tokens[index]
      return token.kind == .word && file.tokens[index + 1].isSign(":") ? token.text.unquoted : "_"
    }
    return labels.isEmpty ? "" : "(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The first token of the expression that a dot continues.
  static func chainStart(from dot: Int, in file: SourceFile) -> Int {
    var index = dot - 1
    while index > 0 {
      while index > 0, file.tokens[index].isSign("?") || file.tokens[index].isSign("!") {
        index -= 1
      }
      while index > 0, file.tokens[index].closesBracket, let open = file.opening(index) {
        index = open
        guard index > 0, continues(file.tokens[index - 1], file.tokens[index]) else { return index }
        index -= 1
        while index > 0, file.tokens[index].isSign("?") || file.tokens[index].isSign("!") {
          index -= 1
        }
      }
      guard index > 1, file.tokens[index - 1].isSign(".") else { return max(index, 0) }
      index -= 2
    }
    return max(index, 0)
  }

  /// Whether a bracket belongs to what stands before it, as arguments and subscripts do.
  private static func continues(_ last: Token, _ bracket: Token) -> Bool {
    last.end == bracket.start
      && (last.kind == .word || last.closesBracket || last.isSign("?") || last.isSign("!"))
  }
}
