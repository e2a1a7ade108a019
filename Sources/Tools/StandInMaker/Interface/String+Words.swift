extension String {
  /// Replaces its words: a function is told each one, and what stands in front of it and behind it.
  func replacingWords(
    _ word: (_ word: Substring, _ before: Character?, _ after: Substring) -> String?
  )
    -> String
  {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      guard first.isOfName else {
        result.append(rest.removeFirst())
        continue
      }
      let name = rest.prefix(while: \.isOfName)
      rest = rest.dropFirst(name.count)
      result += word(name, result.last, rest) ?? String(name)
    }
    return result
  }
}
