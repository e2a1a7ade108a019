extension Declaration {
  /// An attribute or a modifier, with what stands in parentheses behind it.
  package struct Mark {
    package let text: String
    package internal(set) var argument = ""
    let start: Int
    var end: Int
  }

  /// A parameter of a function; the label is empty where it has `_`.
  package struct Parameter {
    package let label: String
    /// The name within the function's body.
    package let name: String
    package let type: String
  }
}
