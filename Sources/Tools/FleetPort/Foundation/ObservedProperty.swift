/// A property that tells of its changes on a device, as it is `dynamic`, and where its text says how it is set.
struct ObservedProperty {
  private let property: Declaration
  private var file: SourceFile { property.file }

  /// - Returns: `nil` for what cannot be observed.
  init?(_ property: Declaration) {
    guard property.keyword == "var", property.modifier("dynamic") != nil, !property.isStatic,
      !property.isLocal, !property.has("@NSManaged"), let parent = property.parent?.keyword,
      parent == "class" || parent == "extension"
    else { return nil }
    self.property = property
  }

  /// Lets the property tell of its changes: before and after it is set.
  func tell(in changes: inout Changes) {
    let key = "(\"\(property.objectiveCPropertyName)\", of: self)"
    let (will, did) = ("uiKitWillChange\(key)", "uiKitDidChange\(key)")
    guard let accessors else {
      guard let end = endOfValue, property.parent?.keyword == "class" else { return }
      changes.edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: end)
      return changes.count("dynamic property that is observed")
    }
    let bodies = bodies(in: accessors)
    if let set = bodies["set"] {
      guard !file.tokens[set + 1].isSign("}") else { return }
      changes.edits.insert(" \(will); defer { \(did) };", at: file.tokens[set].end)
    } else if bodies["willSet"] != nil || bodies["didSet"] != nil {
      let open = file.tokens[accessors].end
      if let body = bodies["willSet"] {
        changes.edits.insert(" \(will);", at: file.tokens[body].end)
      } else {
        changes.edits.insert(" willSet { \(will) }", at: open)
      }
      if let body = bodies["didSet"] {
        // The app's own observer may return before its end.
        let isEmpty = file.tokens[body + 1].isSign("}")
        changes.edits.insert(
          isEmpty ? " \(did)" : " defer { \(did) };", at: file.tokens[body].end)
      } else {
        changes.edits.insert(" didSet { \(did) }", at: open)
      }
    } else {
      return
    }
    changes.count("dynamic property that is observed")
  }

  // MARK: Reading

  /// The index of the token behind the name and the type.
  private var behindType: Int {
    if let accessors = property.places.accessors {
      return file.index(ofTokenAt: accessors.lowerBound) - 1
    }
    return file.index(ofTokenAt: property.end)
  }

  /// The index of the brace before the accessors, which may stand behind a value.
  private var accessors: Int? {
    if property.places.accessors != nil { return behindType }
    return file.token(at: behindType)?.isSign("=") == true
      ? end(ofValueAt: behindType).accessors : nil
  }

  /// Where the property ends with its value; `nil` where another one follows in the same declaration.
  private var endOfValue: Int? {
    guard let next = file.token(at: behindType) else { return nil }
    if next.isSign(",") { return nil }
    return next.isSign("=") ? end(ofValueAt: behindType).end : file.tokens[behindType - 1].end
  }

  /// Where a value ends that stands behind a sign, and the brace of accessors behind it.
  private func end(ofValueAt sign: Int) -> (end: Int?, accessors: Int?) {
    var index = sign + 1
    while let token = file.token(at: index), token.kind != .end {
      if token.isSign("{"), Self.observers.contains(file.tokens[index + 1].text) {
        return (nil, index)
      }
      if token.isSign(",") { return (nil, nil) }
      if token.isSign("}") || token.isSign(";") || endsLine(before: index, sign) { break }
      index = (token.opensBracket ? max(file.closing(index), index) : index) + 1
    }
    return (file.tokens[index - 1].end, nil)
  }

  /// Whether a value has ended with the line before a token.
  private func endsLine(before index: Int, _ sign: Int) -> Bool {
    let (last, token) = (file.tokens[index - 1], file.tokens[index])
    guard token.startsLine, index - 1 > sign else { return false }
    if token.kind == .sign { return !".?:&|+-*/<>=".contains(token.text) }
    if ["as", "is"].contains(token.text) { return false }
    return last.kind != .sign || [")", "]", "}", "?", "!", ">"].contains(last.text)
  }

  private static let observers: Set<String> = ["willSet", "didSet"]

  /// The braces of accessors by their names.
  private func bodies(in accessors: Int) -> [String: Int] {
    var found: [String: Int] = [:]
    var name = ""
    var index = accessors + 1
    let close = file.closing(accessors)
    while index < close {
      let token = file.tokens[index]
      if token.kind == .word, ["get", "set", "willSet", "didSet"].contains(token.text) {
        name = token.text
      } else if token.isSign("{") {
        found[name] = index
      }
      index = (token.opensBracket ? max(file.closing(index), index) : index) + 1
    }
    return found
  }
}
