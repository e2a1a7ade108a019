extension Declaration {
  /// Whether a property can be set.
  var isSettable: Bool {
    guard keyword == "var" else { return false }
    guard let accessors = places.accessors else { return true }
    let first = file.tokens[file.index(ofTokenAt: accessors.lowerBound)]
    if first.start >= accessors.upperBound { return true }
    return ["didSet", "willSet"].contains(first.text) || saysSet
  }

  /// Whether a property keeps a value, with observers or without.
  var isStored: Bool {
    guard let accessors = places.accessors else { return true }
    let first = file.tokens[file.index(ofTokenAt: accessors.lowerBound)]
    return first.isWord("didSet") || first.isWord("willSet")
  }

  /// Whether an accessor called `set` stands in the braces of a property, not in braces within.
  var saysSet: Bool {
    guard let accessors = places.accessors else { return false }
    var index = file.index(ofTokenAt: accessors.lowerBound)
    while file.tokens[index].start < accessors.upperBound, file.tokens[index].kind != .end {
      if file.tokens[index].isWord("set") { return true }
      index = file.tokens[index].opensBracket ? file.closing(index) + 1 : index + 1
      index = min(index, file.tokens.count - 1)
    }
    return false
  }

  /// Whether the property may be set alone: `@available(*, unavailable) get { … }`.
  var hasUnavailableGetter: Bool {
    guard let accessors = places.accessors else { return false }
    let first = file.index(ofTokenAt: accessors.lowerBound)
    guard file.tokens[first].text == "@available", file.tokens[first + 1].isSign("(") else {
      return false
    }
    let close = file.closing(first + 1)
    return file.tokens[first...close].contains { $0.isWord("unavailable") }
      && file.token(at: close + 1)?.isWord("get") == true
  }
}
