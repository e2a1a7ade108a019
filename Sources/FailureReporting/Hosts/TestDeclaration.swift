/// What a value of Swift Testing's type of tests says of its declaration.
///
/// The value has it in itself, and from Swift 6.4 on behind a reference.
struct TestDeclaration: Equatable {
  let name: String
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int

  /// Reads a value; `nil` where it is built in another way.
  init?(_ test: Any) {
    let value = Mirror(reflecting: test)
    let properties = value.descendant("_properties", "value").map { Mirror(reflecting: $0) }
    let stored = properties ?? value
    let place =
      stored.descendant("sourceLocation") ?? stored.descendant("sourceBounds", "lowerBound")
    guard let name = stored.descendant("name") as? String,
      let location = place.map({ Mirror(reflecting: $0) }),
      let fileID = location.descendant("fileID") as? String,
      let path = location.descendant("filePath") ?? location.descendant("_filePath"),
      let filePath = path as? String, let line = location.descendant("line") as? Int
    else { return nil }
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    column = location.descendant("column") as? Int ?? 1
  }

  /// What `--filter` takes for this test alone.
  var filter: String? {
    let parts = fileID.split(separator: "/")
    guard let module = parts.first, let file = parts.last else { return nil }
    return "^\(Self.escaped(module))\\..*/\(Self.escaped(file)):\(line):\(column)$"
  }

  private static func escaped(_ text: Substring) -> String {
    text.reduce(into: "") { escaped, letter in
      if !letter.isLetter, !letter.isNumber, letter != "_" { escaped += "\\" }
      escaped.append(letter)
    }
  }

  /// Where it stands in the source that was written.
  var site: CallSite {
    let column = UInt(clamping: column)
    guard let source = WrittenSource.place(path: filePath, line: line) else {
      return CallSite(.lasting(fileID), .lasting(filePath), UInt(clamping: line), column)
    }
    let module = fileID.prefix { $0 != "/" }
    let name = source.path.split(separator: "/").last ?? ""
    return CallSite(
      .lasting("\(module)/\(name)"), .lasting(source.path), UInt(clamping: source.line), column)
  }
}
