/// What the entries of a list make of one file.
///
/// Each replaces as few tokens as it can, on as many lines as there were.
struct DeferredRewriting {
  /// Changes that belong together.
  struct Change {
    let entry: DeferredEntry
    var edits: [(range: Range<Int>, text: String)] = []

    /// Everything from the first change to the last one.
    var range: Range<Int> {
      let starts = edits.map(\.range.lowerBound)
      return (starts.min() ?? 0)..<(edits.map(\.range.upperBound).max() ?? 0)
    }
  }

  let outline: SyntaxOutline
  var file: SourceFile { outline.file }

  init(_ outline: SyntaxOutline) { self.outline = outline }

  /// The changes of those entries that hold; of two, one in the other, the outer one.
  func changes(_ entries: [DeferredEntry]) -> [Change] {
    var found: [Change] = []
    for change in entries.compactMap(change).sorted(by: { $0.range.count > $1.range.count })
    where !found.contains(where: { $0.range.overlaps(change.range) }) {
      found.append(change)
    }
    return found
  }

  /// The change that an entry stands for, if it holds.
  func change(_ entry: DeferredEntry) -> Change? {
    guard let item = outline.item(named: entry.declaration, digest: entry.digest, for: entry.what)
    else { return nil }
    let edits = edits(entry, of: item)
    guard !edits.isEmpty, edits.allSatisfy({ isBalanced($0.range) }) else { return nil }
    return Change(entry: entry, edits: edits)
  }

  /// Whether a text holds each `#if` with its `#endif`, or neither of them.
  private func isBalanced(_ range: Range<Int>) -> Bool {
    let first = file.index(ofTokenAt: range.lowerBound)
    let startsToken = file.tokens[first].start == range.lowerBound || first == 0
    let next = file.index(ofTokenAt: range.upperBound)
    let endsToken = next > 0 && file.tokens[next - 1].end == range.upperBound
    return file.tokens[startsToken ? first : first - 1].branch
      == file.tokens[endsToken ? next - 1 : next].branch
  }

  private typealias Edit = (range: Range<Int>, text: String)

  private func edits(_ entry: DeferredEntry, of item: SyntaxItem) -> [Edit] {
    switch entry.what {
    case .modifier(let number):
      let modifiers = outline.modifiers(of: item)
      guard modifiers.indices.contains(number - 1) else { return [] }
      return [(modifiers[number - 1], call("._deferredModifier", entry))]
    case .statement(let number), .rest(let number):
      let statements = outline.statements(of: item)
      guard statements.indices.contains(number - 1) else { return [] }
      let statement = statements[number - 1]
      return entry.what == .rest(number) ? rest(from: statement, entry) : edits(statement, entry)
    case .body where item.isPreview: return preview(item, entry)
    case .body(let number):
      let bodies = outline.bodies(of: item)
      guard bodies.indices.contains(number - 1) else { return [] }
      return body(bodies[number - 1], entry)
    case .value: return value(of: item, entry)
    case .defaultValue(let number):
      return defaultValues(of: item)[number].map { [($0, call("_deferredValue", entry))] } ?? []
    case .test: return test(item, call("_deferred", entry))
    case .attribute(let name):
      return attribute(
        name, of: item, value: call("_deferredValue", entry), passing: call("_deferred", entry))
    case .placeholder: return []
    case .property, .declaration: return [(item.range, "")]
    case .conformance(let name): return conformance(to: name, of: item)
    case .override:
      let tokens = file.tokens[item.tokens.lowerBound..<item.head]
      return tokens.filter { $0.isWord("override") }.map { ($0.start..<$0.end, "        ") }
    case .importing:
      let name = file.tokens[ImportRule.nameOfModule(in: file, importedAt: item.head)]
      guard !Self.keptImports.contains(name.text) else { return [] }
      // What it imports may import UIKit and Foundation in turn.
      return [(item.range, file.imports("UIKit") ? "" : "import UIKit")]
    }
  }

  private static let keptImports: Set<String> = ["UIKit", "Foundation"]

  // MARK: Calls

  private func call(_ function: String, _ entry: DeferredEntry) -> String {
    "\(function)(\(ModuleFacts.literal(entry.declaration)), \(ModuleFacts.literal(entry.message)))"
  }

  /// What leaves the function or the closure.
  private func exit(_ place: Surroundings, _ entry: DeferredEntry) -> String {
    if place.isThrowing { return "throw " + call("_deferredError", entry) }
    if place.isInitializer { return call("_deferred", entry) + "; return" }
    if place.returnsValue { return "return " + call("_deferredValue", entry) }
    return "return " + call("_deferred", entry)
  }

  /// The arguments that a closure without names for them takes, as far as items use them: one that none
  /// uses would have another type.
  private func arguments(of items: [SyntaxItem]) -> (text: String, count: Int) {
    guard let first = items.first, let last = items.last, var block = first.parent else {
      return ("", 0)
    }
    while block.kind != .closure, let outer = block.owner?.parent { block = outer }
    guard block.kind == .closure, block.start == block.inside.lowerBound else { return ("", 0) }
    let inner = items.flatMap(\.descendants).flatMap(\.blocks) + items.flatMap(\.blocks)
    let closures = inner.filter { $0.kind == .closure && $0.start == $0.inside.lowerBound }
    let numbers = (first.tokens.lowerBound..<last.tokens.upperBound).compactMap { index -> Int? in
      let token = file.tokens[index]
      guard token.kind == .word, token.text.hasPrefix("$") else { return nil }
      return closures.contains { $0.inside.contains(index) } ? nil : Int(token.text.dropFirst())
    }
    let count = numbers.max().map { $0 + 1 } ?? 0
    return ((0..<count).map { "$\($0)" }.joined(separator: ", "), count)
  }

  /// A text in the place of items, with what keeps the type of the closure around them.
  private func standIn(for items: [SyntaxItem], _ text: String) -> String {
    let (uses, count) = arguments(of: items)
    return count == 0 ? text : "_ = \(count == 1 ? uses : "(\(uses))"); \(text)"
  }

  // MARK: Statements

  private func edits(_ item: SyntaxItem, _ entry: DeferredEntry) -> [Edit] {
    guard let block = item.parent else { return [] }
    let place = Surroundings(of: block, in: outline)
    if item.isVariable, let edits = variable(item, entry) { return edits }
    switch item.keyword {
    case "return": return [(item.range, standIn(for: [item], exit(place, entry)))]
    case "throw": return [(item.range, "throw " + call("_deferredError", entry))]
    default: break
    }
    if place.isInitializer, let right = initialized(item) {
      return [(right, call("_deferredValue", entry))]
    }
    let (uses, count) = arguments(of: [item])
    if block.kind == .closure, isAnswer(item, of: block) {
      let value = call("_deferredValue", entry)
      return [(item.range, count == 0 ? value : "(\(uses), \(value)).\(count)")]
    }
    let isLast = block.items.last === item && (block.kind == .closure || block.isBody)
    let isEnd = isLast && place.returnsValue
    let text = isEnd ? exit(place, entry) : call("_deferred", entry)
    return [(item.range, standIn(for: [item], text))]
  }

  private static let statements: Set<String> = [
    "if", "guard", "for", "while", "do", "repeat", "defer", "switch", "break", "continue", "return",
    "throw", "fallthrough",
  ]
  /// Functions that answer what their closure does, whatever that is.
  private static let passingOn: Set<String> = [
    "Task", "detached", "run", "sync", "perform", "performAndWait", "withAnimation",
    "autoreleasepool",
  ]

  /// Whether a closure is nothing else than an expression, whose value is its own.
  private func isAnswer(_ item: SyntaxItem, of block: SyntaxBlock) -> Bool {
    guard block.items.count == 1, !item.isDeclaration, !Self.statements.contains(item.keyword),
      assignment(in: item) == nil
    else { return false }
    guard let owner = block.owner, owner.keyword != "return", !owner.isVariable else { return true }
    let names = file.tokens[owner.tokens.lowerBound..<block.start].filter { $0.kind == .word }
    return assignment(in: owner) != nil
      || !names.suffix(3).contains { Self.passingOn.contains($0.text) }
  }

  /// The index of the `=` that stands by itself in an item, in no brackets.
  private func assignment(in item: SyntaxItem) -> Int? {
    var index = item.head
    while index < item.tokens.upperBound {
      let token = file.tokens[index]
      if token.isSign("=") {
        let (last, next) = (file.tokens[index - 1], file.tokens[index + 1])
        // `==`, `<=`, `+=` and the like are other operators.
        let isPart =
          last.kind == .sign && last.end == token.start && !")]}>?!".contains(last.text)
          || next.kind == .sign && next.start == token.end && next.text == "="
        return isPart ? nil : index
      }
      index = token.opensBracket ? max(file.closing(index), index) + 1 : index + 1
    }
    return nil
  }

  /// What stands behind the `=` where a stored property gets its value.
  private func initialized(_ item: SyntaxItem) -> Range<Int>? {
    guard let equals = assignment(in: item), equals + 1 < item.tokens.upperBound else { return nil }
    let names = file.tokens[item.head..<equals].map(\.text)
    let type = item.ancestors.first { SyntaxItem.types.contains($0.keyword) }
    let properties = type.flatMap(outline.declaration)?.members.filter(\.isVariable).map(\.name)
    guard let name = names.last, names.count == 1 || names.dropLast() == ["self", "."],
      properties?.contains(name) == true
    else { return nil }
    return file.tokens[equals + 1].start..<item.range.upperBound
  }

  /// A local variable keeps its type, if that is known without its value.
  private func variable(_ item: SyntaxItem, _ entry: DeferredEntry) -> [Edit]? {
    guard let equals = assignment(in: item), equals + 1 < item.tokens.upperBound,
      file.tokens[item.head + 1].kind == .word, let declaration = outline.declaration(of: item),
      isSingle(item, behind: equals)
    else { return nil }
    var end = item.range.upperBound
    // What stands in braces right behind the `=` is the value.
    if let observers = item.blocks.first(where: { $0.kind == .accessors }),
      observers.start - 2 > equals
    {
      end = file.tokens[observers.start - 2].end
    }
    let value = file.tokens[equals + 1].start..<end
    if declaration.type != nil { return [(value, call("_deferredValue", entry))] }
    guard let type = made(from: equals + 1, to: item.tokens.upperBound),
      !type.contains(where: \.isNewline)
    else { return nil }
    let name = file.tokens[item.head + 1]
    return [(name.end..<name.end, ": \(type)"), (value, call("_deferredValue", entry))]
  }

  /// Whether a local variable is there without its value, too.
  func keepsName(_ item: SyntaxItem) -> Bool {
    guard let equals = assignment(in: item), isSingle(item, behind: equals) else { return false }
    return outline.declaration(of: item)?.type != nil
      || made(from: equals + 1, to: item.tokens.upperBound) != nil
  }

  /// Whether no other variable is declared behind the value.
  private func isSingle(_ item: SyntaxItem, behind equals: Int) -> Bool {
    var index = item.head
    while index < item.tokens.upperBound {
      let token = file.tokens[index]
      if token.isSign(",") { return false }
      if token.isSign("<"), index < equals {
        while index < equals, !file.tokens[index].isSign(">") { index += 1 }
      }
      index = token.opensBracket ? max(file.closing(index), index) + 1 : index + 1
    }
    return true
  }

  /// The type of `Name(…)`, and of a closure that says its type and is called.
  private func made(from start: Int, to end: Int) -> String? {
    var index = start
    if file.tokens[index].isSign("{") {
      let close = file.closing(index)
      guard close + 1 < end, file.tokens[close + 1].isSign("("),
        file.reads(["(", ")", "->"], at: index + 1)
      else { return nil }
      let first = index + 4
      guard let last = (first..<close).first(where: { file.tokens[$0].isWord("in") }), last > first
      else { return nil }
      return file.text(file.tokens[first].start, file.tokens[last - 1].end)
    }
    while index + 2 < end, file.tokens[index].kind == .word, startsWithCapital(index) {
      if file.tokens[index + 1].isSign("(") {
        guard min(file.closing(index + 1), end) == end - 1 else { return nil }
        return file.text(file.tokens[start].start, file.tokens[index].end)
      }
      guard file.tokens[index + 1].isSign(".") else { return nil }
      index += 2
    }
    return nil
  }

  private func startsWithCapital(_ index: Int) -> Bool {
    file.tokens[index].text.first?.isUppercase == true
  }

  private func value(of item: SyntaxItem, _ entry: DeferredEntry) -> [Edit] {
    item.isVariable ? variable(item, entry) ?? [] : []
  }

  // MARK: Blocks

  private func rest(from first: SyntaxItem, _ entry: DeferredEntry) -> [Edit] {
    guard let block = first.parent,
      let start = block.items.firstIndex(where: { $0 === first })
    else { return [] }
    return rest(Array(block.items[start...]), of: block, entry)
  }

  private func rest(
    _ items: [SyntaxItem], of block: SyntaxBlock, _ entry: DeferredEntry
  ) -> [Edit] {
    guard let first = items.first, let last = items.last else { return [] }
    let place = Surroundings(of: block, in: outline)
    if place.isInitializer, !place.isThrowing { return initializing(items, entry) }
    let all = first.range.lowerBound..<last.range.upperBound
    let isWhole = block.kind == .closure || block.isBody
    switch last.keyword {
    case "break", "continue", "fallthrough":
      let end = file.tokens[last.tokens].map(\.text).joined(separator: " ")
      return [(all, standIn(for: items, call("_deferred", entry) + "; " + end))]
    case "return", "throw": return [(all, standIn(for: items, exit(place, entry)))]
    default:
      let isEnd = isWhole && (place.returnsValue || place.isThrowing)
      let text = isEnd ? exit(place, entry) : call("_deferred", entry)
      return [(all, standIn(for: items, text))]
    }
  }

  /// The statements of an initializer without what is bad: all properties get a value.
  private func initializing(_ items: [SyntaxItem], _ entry: DeferredEntry) -> [Edit] {
    var edits: [Edit] = []
    for item in items {
      if let right = initialized(item) {
        edits.append((right, call("_deferredValue", entry)))
      } else if !file.reads(["super", ".", "init"], at: item.head),
        !file.reads(["self", ".", "init"], at: item.head)
      {
        edits.append((item.range, edits.isEmpty ? call("_deferred", entry) : ""))
      }
    }
    return edits
  }

  private func body(_ block: SyntaxBlock, _ entry: DeferredEntry) -> [Edit] {
    let place = Surroundings(of: block, in: outline)
    guard let first = block.items.first, let last = block.items.last else { return [] }
    let all = first.range.lowerBound..<last.range.upperBound
    if !isBalanced(all) {
      // With the conditions around its statements.
      let brace = file.tokens[block.inside.lowerBound - 1]
      let whole = brace.end..<file.tokens[block.inside.upperBound].start
      let text = place.isInitializer ? call("_deferredEnd", entry) : exit(place, entry)
      return [(whole, " \(text) ")]
    }
    if place.isInitializer, !place.isThrowing { return [(all, call("_deferredEnd", entry))] }
    return rest(block.items, of: block, entry)
  }

  /// What a preview shows.
  private func preview(_ item: SyntaxItem, _ entry: DeferredEntry) -> [Edit] {
    guard let shown = item.blocks.first(where: { $0.kind == .closure }),
      let first = shown.items.first, let last = shown.items.last
    else { return [] }
    let text =
      file.imports("SwiftUI")
      ? call("_deferred", entry) : "\(call("_deferredValue", entry)) as UIViewController"
    return [(first.range.lowerBound..<last.range.upperBound, text)]
  }

  // MARK: Types

  /// Takes a name out of what a type inherits: everything is any, so that the commas may stay.
  private func conformance(to name: String, of item: SyntaxItem) -> [Edit] {
    (inherited(of: item) ?? []).filter { text($0) == name }.map { tokens in
      (file.tokens[tokens.lowerBound].start..<file.tokens[tokens.upperBound - 1].end, "Any")
    }
  }

  private func text(_ tokens: Range<Int>) -> String {
    file.text(file.tokens[tokens.lowerBound].start, file.tokens[tokens.upperBound - 1].end)
  }

  /// The tokens of each name that a type inherits.
  private func inherited(of item: SyntaxItem) -> [Range<Int>]? {
    guard SyntaxItem.types.contains(item.keyword), let body = item.blocks.first else { return nil }
    let head = item.head..<(body.start - 1)
    var depth = 0
    guard
      let colon = head.first(where: { index in
        if file.tokens[index].isSign("<") { depth += 1 }
        if file.tokens[index].isSign(">") { depth -= 1 }
        return depth == 0 && file.tokens[index].isSign(":")
      })
    else { return nil }
    let end = head.first { $0 > colon && file.tokens[$0].isWord("where") } ?? head.upperBound
    var names: [Range<Int>] = []
    var start = colon + 1
    for index in (colon + 1)..<end {
      if file.tokens[index].isSign("<") { depth += 1 }
      if file.tokens[index].isSign(">") { depth -= 1 }
      if depth == 0, file.tokens[index].isSign(",") {
        if start < index { names.append(start..<index) }
        start = index + 1
      }
    }
    return start < end ? names + [start..<end] : names
  }

  /// The name that a type inherits at an offset.
  func inherited(of item: SyntaxItem, at offset: Int) -> String? {
    inherited(of: item)?.first { text in
      file.tokens[text.lowerBound].start <= offset && offset < file.tokens[text.upperBound - 1].end
    }.map(text)
  }

  /// The names that a type inherits.
  func inheritedNames(of item: SyntaxItem) -> [String] { (inherited(of: item) ?? []).map(text) }
}
