extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The name behind the last dot: of `App.Form` it is `Form`.
  var lastComponent: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }

  /// The name of a type without its generic arguments.
  var withoutArguments: String {
    firstIndex(of: "<").map { String(self[..<$0]).trimmed } ?? self
  }

  /// The name without backticks.
  var unquoted: String { contains("`") ? filter { $0 != "`" } : self }
}
