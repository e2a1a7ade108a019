/// Finds what kind of type a missing one has to be, by how sources name it.
package struct PlaceholderFinder {
  private let outlines: [SyntaxOutline]
  private let kit: Kit

  package init(_ sources: [DeferredSource]) { self.init(sources, kit: .uikit) }

  init(_ sources: [DeferredSource], kit: Kit) {
    outlines = sources.map(\.outline)
    self.kit = kit
  }

  /// The placeholder for a type that the compiler does not find; `nil` where the app has one of that
  /// name, which something else hides.
  package func type(named name: String) -> PlaceholderType? {
    guard name.count > 1, name.first?.isUppercase == true, !isDeclared(name) else { return nil }
    let uses = Uses(of: name, in: outlines)
    if uses.makesTests { return readable(.superclass, name, base: "XCTestCase") }
    let base = viewClass(of: name)
    let isBase = uses.isFirst && (base != nil || uses.isBase || !Self.isNamedAsProtocol(name))
    if !isBase, uses.isInherited || Self.isNamedAsProtocol(name) {
      return readable(.protocol, name, base: uses.isOfValues ? "Any" : "AnyObject")
    }
    return readable(
      isBase ? .superclass : .object, name, parameters: uses.arguments,
      base: base ?? "NSObject", nested: base == nil && !isBase ? uses.nested.sorted() : [])
  }

  /// The placeholder for a type that is missing in another one: `'Style' is not a member type of
  /// struct 'App.Map'`.
  package func member(in message: String) -> PlaceholderType? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 4, parts[2].hasPrefix(" is not a member type of "),
      !parts[2].hasSuffix("protocol "), !parts[3].contains("<")
    else { return nil }
    let around = parts[3].split(separator: ".").dropFirst().joined(separator: ".")
    guard !around.isEmpty, parts[1].first?.isUppercase == true else { return nil }
    return readable(.object, "\(around).\(parts[1])", base: "NSObject")
  }

  /// A type that the list can have: one with twenty parameters, or with names in backticks, it cannot.
  private func readable(
    _ kind: PlaceholderType.Kind, _ name: String, parameters: Int = 0, base: String,
    nested: [String] = []
  ) -> PlaceholderType? {
    PlaceholderType(
      PlaceholderType(kind, name, parameters: parameters, base: base, nested: nested).words)
  }

  /// Whether the app declares the name anywhere, if only as a parameter of something generic.
  private func isDeclared(_ name: String) -> Bool {
    outlines.contains { outline in
      let file = outline.file
      return file.indices(of: name).contains { index in
        index > 0 && Self.declaring.contains(file.tokens[index - 1].text)
      }
    }
  }

  private static let declaring: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "typealias", "associatedtype",
  ]
  private static let protocolEndings = [
    "Delegate", "DataSource", "Protocol", "able", "ible", "Convertible", "Representable",
  ]

  private static func isNamedAsProtocol(_ name: String) -> Bool {
    protocolEndings.contains(where: name.hasSuffix)
  }

  private static let roots = [
    "UIView", "UIViewController", "UICollectionViewLayout", "UIGestureRecognizer", "UIBarItem",
  ]

  /// The class that a name says by its end: `MapView` is a view, `SideMenuController` none.
  private func viewClass(of name: String) -> String? {
    let starts = name.indices.filter { name[$0].isUppercase }
    return starts.lazy.map { "UI" + name[$0...] }.first { found in
      Self.roots.contains { self.kit.descends(found, from: $0) }
    }
  }
}

/// How sources name a type.
private struct Uses {
  /// Whether a class has it at the first place behind its colon.
  var isFirst = false
  /// Whether such a class overrides something, so that it has a superclass.
  var isBase = false
  /// Whether a type has it elsewhere behind its colon, or it stands where only a protocol does.
  var isInherited = false
  /// Whether a structure or an enumeration conforms to it.
  var isOfValues = false
  /// Whether such a class has tests.
  var makesTests = false
  /// The number of its generic arguments.
  var arguments = 0
  /// The names behind it and a dot.
  var nested: Set<String> = []

  init(of name: String, in outlines: [SyntaxOutline]) {
    for outline in outlines {
      for index in outline.file.indices(of: name) { read(index, in: outline.file) }
      for named in outline.named where SyntaxItem.types.contains(named.item.keyword) {
        let names = DeferredRewriting(outline).inheritedNames(of: named.item)
        guard let place = names.firstIndex(where: { $0.withoutArguments == name }) else { continue }
        read(named.item, inheritedAt: place, in: outline)
      }
    }
  }

  private mutating func read(_ index: Int, in file: SourceFile) {
    let last = index > 0 ? file.tokens[index - 1] : nil
    let next = file.tokens[index + 1]
    if last?.isSign("&") == true || next.isSign("&") { isInherited = true }
    if last?.isWord("any") == true || last?.isWord("some") == true { isInherited = true }
    if next.isSign("."), let member = file.token(at: index + 2), member.kind == .word,
      member.text.first?.isUppercase == true
    {
      nested.insert(member.text)
    }
    guard next.isSign("<"), next.start == file.tokens[index].end else { return }
    arguments = max(arguments, count(from: index + 2, in: file))
  }

  /// The number of arguments from an index on, up to the closing `>`.
  private func count(from start: Int, in file: SourceFile) -> Int {
    var (index, depth, count) = (start, 1, 1)
    while index < file.tokens.count, depth > 0 {
      let token = file.tokens[index]
      if token.isSign("<") { depth += 1 }
      if token.isSign(">") { depth -= 1 }
      if token.isSign(","), depth == 1 { count += 1 }
      index = token.opensBracket ? max(file.closing(index), index) + 1 : index + 1
    }
    return count
  }

  private mutating func read(
    _ item: SyntaxItem, inheritedAt place: Int, in outline: SyntaxOutline
  ) {
    guard item.keyword == "class", place == 0 else {
      isInherited = true
      if item.keyword == "struct" || item.keyword == "enum" { isOfValues = true }
      return
    }
    isFirst = true
    let words = outline.file.tokens[item.tokens].filter { $0.kind == .word }
    if words.contains(where: { $0.text == "override" || $0.text == "super" }) { isBase = true }
    let tests = outline.declaration(of: item)?.members.contains {
      $0.keyword == "func" && $0.name.hasPrefix("test") && $0.parameters.isEmpty
    }
    if tests == true, outline.file.imports("XCTest") { makesTests = true }
  }
}
