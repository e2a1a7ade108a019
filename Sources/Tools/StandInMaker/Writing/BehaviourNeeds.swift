import Foundation

/// What files by hand need of a library, of which apps have many versions.
///
/// A type whose name begins as the library's types do is needed where a file names it; other names stand in
/// a line `// Needs: Type.method(label:), Type.property`. A file for some versions alone says so by
/// `// Where: Type.property`, and is left off without a word in others.
package struct BehaviourNeeds {
  private let declared: Set<String>
  /// How the names of the library's types begin, such as `SD`.
  private let beginnings: Set<String>

  init(of module: PrintedModule) {
    let interface = InterfaceOfModule(module).declarations
    declared = Set(interface.flatMap { Self.names(of: $0) })
    let own = interface.filter { $0.kind.isType && $0.kind != .extension }
    beginnings = Set(own.compactMap { Self.beginning(of: $0.name) })
      .subtracting(["CA", "CG", "NS", "UI"])
  }

  private static func names(of declaration: Declaration, in owner: String = "") -> [String] {
    let path = owner + declaration.plainName
    guard declaration.kind.isType else {
      return [owner + declaration.key, owner + declaration.throwingForm().key]
    }
    return [path] + declaration.members.flatMap { names(of: $0, in: path + ".") }
  }

  /// The letters that stand before a name's first word, if there are two or more.
  private static func beginning(of name: some StringProtocol) -> String? {
    let capitals = name.prefix(while: \.isUppercase)
    let word = name.dropFirst(capitals.count).first
    return capitals.count > 2 && word?.isLowercase == true ? String(capitals.dropLast()) : nil
  }

  /// The files that need what the library does not declare, each with the first such name; the others add to
  /// the first one.
  func leftOff(of files: [(name: String, text: String)]) -> [String: String] {
    let own = Set(
      Self.ownNames.matches(in: files.map(\.text).joined(separator: "\n")).map { $0[0] })
    var lacked: [String: String] = [:]
    for file in files {
      let isMeant = BehaviourMark.condition.values(in: file.text).allSatisfy(declared.contains)
      lacked[file.name] = isMeant ? missing(for: file.text, besides: own) : Self.notMeant
    }
    guard let first = files.first, let name = lacked[first.name] else { return lacked }
    return Dictionary(files.map { ($0.name, name) }) { first, _ in first }
  }

  /// The first name that a file needs and neither the library nor a file declares.
  private func missing(for file: String, besides own: Set<String>) -> String? {
    let lines = file.split(separator: "\n")
    let said = BehaviourMark.needs.values(in: file)
    let code = lines.filter { !$0.trimmed.hasPrefix("//") }.joined(separator: "\n")
    let named = Set(code.words).filter { word in
      Self.beginning(of: word).map(beginnings.contains) == true && !own.contains(String(word))
    }
    return (said + named.map(String.init).sorted()).first { !declared.contains($0) }
  }

  /// In the place of a name that a version lacks, where a file is not meant for it.
  package static let notMeant = "-"
  private static let ownNames = Pattern(
    #"\b(?:class|struct|enum|protocol|typealias|func|let|var)\s+(\w+)"#)
}
