import FleetPort

/// Searches for the least that has to be deferred so that one module compiles.
struct ModuleSearch {
  typealias Found = DeferringOutcome.Found

  private static let mostRounds = 12
  /// The share of its bodies that may be deferred of a module.
  private static let shares = (own: 0.05, others: 0.02)

  private let compiler: ModuleCompiler
  private let kind: DeferringSearch.Target.Kind
  private let say: (String) -> Void
  private var entries: [DeferredEntry] = []
  /// What was deferred at any time, so that it is not done again.
  private var tried: Set<Key> = []
  /// The number of errors of the last round, and of rounds running with more than before.
  private var last: (errors: Int, growing: Int) = (.max, 0)
  private var found: Found

  /// An entry, whatever the compiler says of it.
  private struct Key: Hashable {
    let file: String
    let declaration: String
    let what: DeferredEntry.What
    let digest: String

    init(_ entry: DeferredEntry) {
      file = entry.file
      declaration = entry.declaration
      what = entry.what
      digest = entry.digest
    }
  }

  init(
    _ compiler: ModuleCompiler, _ kind: DeferringSearch.Target.Kind, say: @escaping (String) -> Void
  ) {
    self.compiler = compiler
    self.kind = kind
    self.say = say
    found = Found(module: compiler.name)
    found.bodies = compiler.module?.bodyCount ?? 0
  }

  /// Searches; what it has found stands in no list yet.
  mutating func run() throws -> Found {
    for round in 1...Self.mostRounds {
      found.rounds = round
      let result = try compiler.compile(entries)
      if let end = try end(after: result, round: round) {
        return finish(end)
      }
    }
    let last = try compiler.compile(entries)
    return finish(last.isDone ? .compiles : .left(last.errors.map(\.message) + last.others))
  }

  private mutating func finish(_ end: Found.End) -> Found {
    found.end = end
    switch end {
    case .compiles, .left: found.entries = entries
    default: found.refused = entries
    }
    return found
  }

  /// Looks at what a round has come to, and defers more, unless the search ends with it.
  private mutating func end(
    after result: ModuleCompiler.Result, round: Int
  ) throws -> Found.End? {
    if result.hasCrashed { return .crash(result.crashedAt) }
    let count = result.errors.count + result.others.count
    if result.isDone, count == 0 { return .compiles }
    if round == 1 {
      var sources: [DeferredSource] = []
      for error in result.errors where !sources.contains(where: { $0 === error.source }) {
        sources.append(error.source)
      }
      let mistakes = sources.isEmpty ? [] : compiler.mistakes(in: sources)
      if !mistakes.isEmpty { return .syntax(mistakes) }
    }
    last = (count, count > last.errors ? last.growing + 1 : 0)
    if kind == .others, last.growing >= 2 { return .standIn("its errors grow from round to round") }
    let before = entries
    // A type may fail to conform for want of what other errors are about.
    let (conforming, other) = (
      result.errors.filter { $0.message.text.contains("does not conform to protocol") },
      result.errors.filter { !$0.message.text.contains("does not conform to protocol") }
    )
    deferErrors(other.isEmpty ? conforming : other)
    if entries == before { deferErrors(conforming) }
    say(
      "\(compiler.name), round \(round): \(count) \(count == 1 ? "error" : "errors"), "
        + "\(entries.count) deferred")
    if entries == before { return .left(result.errors.map(\.message) + result.others) }
    return tooMany
  }

  private var tooMany: Found.End? {
    switch kind {
    case .own:
      // A few in a small app are no reason to stop.
      let most = max(10, Int(Self.shares.own * Double(found.bodies)))
      return entries.count > most ? .ceiling : nil
    case .others:
      let most = min(10, max(3, Int(Self.shares.others * Double(found.bodies))))
      guard entries.count > most else { return nil }
      return .standIn("more than \(most) of its places would be deferred")
    case .tests: return nil
    }
  }

  // MARK: Errors

  private mutating func deferErrors(_ errors: [ModuleCompiler.Result.Error]) {
    var added: [(source: DeferredSource, range: Range<Int>)] = []
    for error in errors {
      if let module = error.message.missingModule {
        deferImports(of: module, error.message.text)
        continue
      }
      let isMended = added.contains {
        $0.source === error.source && $0.range.contains(error.offset)
      }
      guard !isMended else { continue }
      // What was deferred makes an error: more of it has to be, for the same reason.
      let reason = entries.first { entry in
        entry.file == error.source.name
          && error.source.range(of: entry)?.contains(error.offset) == true
      }
      let steps = DeferredLadder(error.source).steps(
        at: error.offset, reason?.message ?? error.message.text)
      guard let step = steps.first(where: { isNew($0, for: error) }) else { continue }
      tried.insert(Key(step))
      entries.append(step)
      if let range = error.source.range(of: step) {
        added.append((error.source, range))
        entries.removeAll { entry in
          guard entry != step, entry.file == step.file, let inner = error.source.range(of: entry)
          else { return false }
          return range.lowerBound <= inner.lowerBound && inner.upperBound <= range.upperBound
        }
      }
    }
  }

  /// Whether something was not tried before, and takes away what an error is about.
  private func isNew(_ step: DeferredEntry, for error: ModuleCompiler.Result.Error) -> Bool {
    guard !tried.contains(Key(step)) else { return false }
    switch step.what {
    case .statement, .rest, .value:
      return error.source.range(of: step).map {
        $0.contains(error.offset) || $0.upperBound == error.offset
      } ?? false
    default: return true
    }
  }

  /// The compiler tells one missing module at a time: all are looked for at once.
  private mutating func deferImports(of module: String, _ message: String) {
    guard let sources = compiler.module?.sources else { return }
    let ladders = sources.map { DeferredLadder($0) }
    let others = Set(ladders.flatMap(\.unconditionalImports))
    var messages = [module: message]
    for name in compiler.missing(others) { messages[name] = "no such module '\(name)'" }
    for (name, message) in messages.sorted(by: { $0.key < $1.key }) {
      for entry in ladders.flatMap({ $0.imports(of: name, message) })
      where tried.insert(Key(entry)).inserted { entries.append(entry) }
    }
  }
}
