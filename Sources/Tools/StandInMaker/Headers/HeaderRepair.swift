import XcodeProjects

/// Makes headers of a module parseable: clang says what they lack, until it has nothing to say.
struct HeaderRepair {
  /// The most often that clang is asked.
  private static let rounds = 40

  var module: HeaderModule
  var undeclared: Undeclared
  /// The errors that are left.
  private(set) var left: [ClangMessage] = []
  /// What has been put before the text of a copy.
  private var added: Set<String> = []
  private let definitions: HeaderDefinitions
  /// The frameworks that names are of.
  private let homes: [String: String]

  init(_ module: HeaderModule, _ undeclared: Undeclared, _ homes: [String: String]) {
    (self.module, self.undeclared, self.homes) = (module, undeclared, homes)
    definitions = HeaderDefinitions(in: module)
  }

  /// Repairs the headers.
  ///
  /// - Parameters:
  ///   - folders: The folders that headers are found in.
  ///   - file: The header of what is declared nowhere.
  mutating func run(
    by clang: Clang, headers folders: [String], undeclared file: String
  ) throws(StandInTrouble) {
    for _ in 0..<Self.rounds {
      try MadeFile.write(undeclared.header, to: file)
      left = try clang.errors(in: module.probe, headers: folders)
      var hasChanged = false
      for error in left {
        let isRepaired = try repair(error)
        hasChanged = hasChanged || isRepaired
      }
      guard hasChanged else { return }
    }
  }

  /// Does something about an error; answers whether it could.
  private mutating func repair(_ error: ClangMessage) throws(StandInTrouble) -> Bool {
    let isOfUndeclared = FilePath.stem(of: error.file) == Undeclared.module
    if error.text.contains("redefinition") || isOfUndeclared {
      // A name that was missing first, and is declared further down.
      let name = isOfUndeclared ? undeclared.name(onLine: error.line) : nil
      return (name ?? Self.redefined.first(in: error.text)).map { undeclared.remove($0) } ?? false
    }
    guard FilePath.folder(of: error.file) == module.folder else {
      return declare(error, at: "")
    }
    let copy = FilePath.name(of: error.file)
    let lines = (module.texts[copy] ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else { return false }
    let line = lines[error.line - 1]
    if error.text.hasPrefix("expected ';' after top level declarator") {
      guard Self.macroAlone.isIn(String(line)) else { return false }
      var lines = lines
      // A macro that stands alone on a line, and declares nothing here.
      lines[error.line - 1] = ""
      try module.write(lines.joined(separator: "\n"), to: copy)
      return true
    }
    let before = String(decoding: line.utf8.prefix(error.column - 1), as: UTF8.self)
    if error.text.hasPrefix("expected"), let macro = Self.macroBefore.first(in: before) {
      return undeclared.add(macro, "#define \(macro)")
    }
    let rest = String(decoding: line.utf8.dropFirst(error.column - 1), as: UTF8.self)
    if let name = Self.missing(error, rest),
      let text = homes[name].map(HeaderPlaces.line(of:)) ?? definitions.text(of: name, for: copy)
    {
      guard added.insert("\(copy) \(text)").inserted else { return declare(error, at: rest) }
      try module.write(Self.adding(text, to: module.texts[copy] ?? ""), to: copy)
      return true
    }
    return declare(error, at: rest)
  }

  private static let redefined = Pattern(#"(?:redefinition of|redefinition|typedef) '?(\w+)'?"#)
  /// A macro behind the declaration that it is about.
  private static let macroBefore = Pattern(#"\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\s*$"#)
  private static let macroAlone = Pattern(#"^\s*[A-Z][A-Z0-9_]+\([^()]*\)\s*$"#)

  /// Puts a line behind the first two, which every copy has.
  private static func adding(_ line: String, to text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.prefix(2) + [line[...]] + lines.dropFirst(2)).joined(separator: "\n")
  }

  // MARK: Names that are declared nowhere

  private static let keywords: Set = ["void", "id", "instancetype", "nullable", "BOOL", "const"]

  /// The name that an error is about.
  private static func missing(_ error: ClangMessage, _ rest: String) -> String? {
    let name = error.name ?? rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.description
    let isOfNames = [
      "unknown type name", "undeclared identifier", "expected a type", "declaration for",
    ]
    .contains(where: error.text.contains)
    return name.isEmpty || !isOfNames || keywords.contains(name) ? nil : name
  }

  /// Declares the name that an error is about by what stands around it; answers whether it was a new one.
  private mutating func declare(_ error: ClangMessage, at rest: String) -> Bool {
    if let name = error.name,
      error.text.contains("cannot find protocol declaration")
        || error.text.contains("no type or protocol named")
    {
      return undeclared.add(name, "@protocol \(name) @end")
    }
    if let name = error.name, error.text.contains("cannot find interface declaration") {
      return undeclared.add(name, "@interface \(name) : NSObject @end")
    }
    let first = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isNamed = ["unknown type name", "undeclared identifier", "type name"].contains(
      where: error.text.contains)
    let name = (isNamed ? error.name : nil) ?? String(first)
    guard !name.isEmpty, name.first?.isNumber == false, !Self.keywords.contains(name)
    else { return false }
    let after = rest.dropFirst(first == name[...] ? name.count : 0).drop { $0 == " " }
    let isMacro = name == name.uppercased() && (name.contains("_") || after.isEmpty)
    if isMacro, !rest.isEmpty {
      return undeclared.add(name, "#define \(name)\(after.hasPrefix("(") ? "(...)" : "")")
    }
    guard error.text.contains("type") else {
      return error.text.contains("undeclared identifier")
        && undeclared.add(name, "enum { \(name) = 0 };")
    }
    let isObject = ["*", "<", "_N"].contains(where: after.hasPrefix)
    return undeclared.add(name, isObject ? "@class \(name);" : "typedef long \(name);")
  }
}
