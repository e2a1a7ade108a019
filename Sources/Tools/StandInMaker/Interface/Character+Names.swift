extension Character {
  var isOfName: Bool { isLetter || isNumber || self == "_" }
}
