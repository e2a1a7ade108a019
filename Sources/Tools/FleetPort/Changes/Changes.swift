/// All that is changed in one file, and told of it.
struct Changes {
  let file: SourceFile
  private let module: Module
  var edits: Edits
  /// Members to add, by the type whose body they go to.
  private(set) var members: [(type: Declaration, text: String)] = []
  /// The text that is added behind the last line.
  private(set) var tail: [String] = []
  private(set) var notes: [Note] = []
  /// The number of each kind of rewritten code, by its name.
  private(set) var counts: [String: Int] = [:]
  /// Whether something of the model is named where its import may be missing.
  var needsModel = false
  var importsModel = false
  /// Modules that come with Foundation on Apple's systems.
  var neededModules: [String] = []
  /// Modules that the file needs, and that are not here.
  var missingModules: [String] = []

  init(to file: SourceFile, in module: Module) {
    self.file = file
    self.module = module
    edits = Edits(of: file)
    addDeferred()
    for name in module.traits.headerModules {
      if Module.modelled.contains(name) {
        needsModel = true
      } else {
        let isNeighbour = module.traits.neighbours.contains(name)
        neededModules.append(isNeighbour ? Neighbours.product(for: name) ?? name : name)
      }
    }
  }

  /// Adds what code that is deferred calls, and types that are missing.
  private mutating func addDeferred() {
    guard !file.deferred.isEmpty else { return }
    neededModules.append("FleetDeferral")
    let outline = SyntaxOutline(file)
    for entry in file.deferred {
      guard case .placeholder(let type) = entry.what else { continue }
      neededModules.append("Foundation")
      needsModel = needsModel || type.namesModel
      let place = outline.named.first { $0.name == entry.declaration }?.item.range.lowerBound ?? 0
      tail += [file.location(of: place), type.text(entry.message)]
    }
  }

  /// Counts something that is rewritten.
  mutating func count(_ construct: String) { counts[construct, default: 0] += 1 }

  /// Gives a name the text of what stands for it in the model, and counts the construct.
  mutating func rename(_ token: Token, to name: String, as construct: String) {
    edits.replace(token.start, token.end, with: name)
    count(construct)
    needsModel = true
  }

  /// Says that something stays as it is, or does not do here what it does on Apple's systems.
  mutating func warn(_ topic: Note.Topic, _ offset: Int, _ text: String) {
    add(.warning, topic, offset, text)
  }

  /// Says that something was done that should be known.
  mutating func tell(_ topic: Note.Topic, _ offset: Int, _ text: String) {
    add(.note, topic, offset, text)
  }

  private mutating func add(
    _ kind: Note.Kind, _ topic: Note.Topic, _ offset: Int, _ text: String
  ) {
    notes.append(
      Note(
        kind: kind, topic: topic, line: file.line(of: offset),
        column: file.column(of: offset) + 1, text: text))
  }

  /// Adds a member at the end of a type's body, on the line of the brace.
  mutating func add(_ text: String, to type: Declaration) { members.append((type, text)) }

  /// Adds a declaration after the last line.
  ///
  /// Compilers report it at the line of an offset.
  mutating func append(_ text: String, for declaration: Declaration) {
    let conditions = file.conditions(of: declaration, within: nil).map(module.ported)
    tail += conditions.map { "#if \($0)" }
    tail += [file.location(of: declaration.start), text]
    tail += conditions.map { _ in "#endif" }
  }

  /// Adds a text behind the last line that stands for no line of the file.
  mutating func append(_ text: String) { tail.append(text) }

  /// The file with all changes, and where its bytes come from.
  func applied(pieces: inout SourcePieces) -> [UInt8] {
    var edits = edits
    for (closing, texts) in Dictionary(grouping: members, by: \.type.places.bodyClosing) {
      let place = file.tokens[closing]
      edits.insert(Self.addition(texts.map(\.text), before: place, in: file), at: place.start)
    }
    let marked = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var header = neededModules.map { module in
      // Values of Dispatch may be kept by what is Sendable, on Apple's systems.
      (module == "Dispatch" ? "@preconcurrency " : "") + "import \(module)\n"
    }.joined()
    if needsModel, !importsModel { header += "import HeadlessUIKit\n" }
    header += file.location(of: 0) + "\n"
    let head = Array(header.utf8)
    var output = head + edits.applied(from: marked, to: file.bytes.count, pieces: &pieces)
    pieces.shift(by: head.count)
    if !tail.isEmpty { output += Array(("\n" + tail.joined(separator: "\n") + "\n").utf8) }
    return output
  }

  /// The members as they stand before the closing brace.
  ///
  /// They stay on its line if they can: not if they need lines of their own, or if something stands
  /// in front of the brace there that a comment may end.
  private static func addition(
    _ texts: [String], before brace: Token, in file: SourceFile
  ) -> String {
    if !texts.contains(where: { $0.contains("\n") }), brace.startsLine {
      return texts.joined(separator: "; ") + " "
    }
    let location = file.location(of: brace.start)
    let texts = texts.map { $0.hasPrefix("#sourceLocation") ? $0 : location + "\n" + $0 }
    let column = String(repeating: " ", count: file.column(of: brace.start))
    return "\n\(texts.joined(separator: "\n"))\n\(location)\n\(column)"
  }
}
