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
  /// What was taken back, and how many errors it had made.
  private var takenBack: [Key: Int] = [:]
  /// What the last round has deferred, and the errors that it has seen.
  private var steps: [SearchStep] = []
  private var known: Set<CompilerMessage> = []
  private var missing: MissingTypes
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
    missing = MissingTypes(compiler)
    found = Found(module: compiler.name)
    found.bodies = compiler.module?.bodyCount ?? 0
  }

  /// Searches; what it has found stands in no list yet.
  ///
  /// - Parameters:
  ///   - symbols: What nothing has of what is linked.
  ///   - before: What was found to be deferred before they were known.
  mutating func run(
    linking symbols: [ModuleCompiler.Result.Error] = [], after before: [DeferredEntry] = []
  ) throws -> Found {
    entries = before
    tried = Set(before.map(Key.init))
    deferErrors(symbols)
    if !symbols.isEmpty, entries == before { return finish(.left(symbols.map(\.message))) }
    for round in 1...Self.mostRounds {
      found.rounds = round
      let result = try compiler.compile(entries)
      if let end = try end(after: result, round: round) {
        return finish(end)
      }
    }
    let last = try compiler.compile(entries)
    if last.hasCrashed { return finish(.crash(last.crashedAt)) }
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
    let errors = takeBack(after: result.errors)
    let following = errors.filter(Self.mayFollow)
    let other = errors.filter { !Self.mayFollow($0) }
    deferErrors(other.isEmpty ? following : other)
    if entries == before { deferErrors(following) }
    say(
      "\(compiler.name), round \(round): \(count) \(count == 1 ? "error" : "errors"), "
        + "\(entries.count) deferred")
    if entries == before, result.hasCrashed { return .crash(result.crashedAt) }
    if entries == before { return .left(result.errors.map(\.message) + result.others) }
    return tooMany
  }

  /// Whether an error may be there for want of what other errors are about: what a type conforms to, or
  /// what its superclass has.
  private static func mayFollow(_ error: ModuleCompiler.Result.Error) -> Bool {
    ["does not conform to protocol", "does not override"]
      .contains(where: error.message.text.contains)
  }

  private var tooMany: Found.End? {
    // A module that many files import is one thing that is missing.
    let count = entries.count { $0.what != .importing }
    let most: Int
    switch kind {
    // A few in a small app are no reason to stop.
    case .own, .ownPackage: most = max(10, Int(Self.shares.own * Double(found.bodies)))
    case .others: most = min(10, max(3, Int(Self.shares.others * Double(found.bodies))))
    case .lastResort, .tests: return nil
    }
    guard count > most else { return nil }
    return kind == .own ? .ceiling : .standIn("more than \(most) of its places would be deferred")
  }

  // MARK: Errors

  private mutating func deferErrors(_ errors: [ModuleCompiler.Result.Error]) {
    steps = []
    missing.read(errors)
    let before = entries
    // What has its superclass again has all that comes from there: the next round tells the rest.
    if errors.contains(where: { missing.placeholder(for: $0) != nil }) {
      deferEach(errors.filter(missing.isAbout))
    }
    if entries == before { deferEach(errors) }
  }

  private mutating func deferEach(_ errors: [ModuleCompiler.Result.Error]) {
    for error in errors {
      if let module = error.message.missingModule {
        deferImports(of: module, error.message.text)
      } else if let index = steps.firstIndex(where: { $0.ends(error) }) {
        steps[index].ended += 1
      } else if let entry = entry(for: error) {
        add(entry, for: error)
      }
    }
  }

  /// The least that was not tried before; then what was taken back and had made the fewest errors.
  private func entry(for error: ModuleCompiler.Result.Error) -> DeferredEntry? {
    let all = ways(to: error)
    return all.first { !tried.contains(Key($0)) }
      ?? all.filter { takenBack[Key($0)] != nil }
      .min { takenBack[Key($0), default: 0] < takenBack[Key($1), default: 0] }
  }

  /// All that takes away what an error is about, from the least to the most.
  private func ways(to error: ModuleCompiler.Result.Error) -> [DeferredEntry] {
    // What was deferred makes an error: more of it has to be, for the same reason.
    let reason = entries.first { entry in
      entry.file == error.source.name
        && error.source.range(of: entry)?.contains(error.offset) == true
    }
    var ways = DeferredLadder(error.source).steps(
      at: error.offset, reason?.message ?? error.message.text
    ).filter { Self.takes($0, error) }
    guard let placeholder = missing.placeholder(for: error) else { return ways }
    let place = ways.firstIndex { !$0.isReachable } ?? ways.endIndex
    let step = ways.indices.contains(place) ? ways[place] : nil
    let isLess = missing.isNamedByMany(placeholder, insteadOf: step)
    ways.insert(placeholder, at: isLess ? place : min(place + 1, ways.endIndex))
    return ways
  }

  private static func takes(
    _ entry: DeferredEntry, _ error: ModuleCompiler.Result.Error
  ) -> Bool {
    switch entry.what {
    case .modifier, .statement, .rest, .value:
      error.source.range(of: entry).map {
        $0.contains(error.offset) || $0.upperBound == error.offset
      } ?? false
    default: true
    }
  }

  private mutating func add(_ entry: DeferredEntry, for error: ModuleCompiler.Result.Error) {
    tried.insert(Key(entry))
    takenBack[Key(entry)] = nil
    let range = error.source.range(of: entry)
    steps.append(SearchStep(entry: entry, error: error, range: range))
    if let name = MissingTypes.name(in: error.message.text), case .placeholder = entry.what {
      // What was taken for want of the same type is back.
      for other in entries where !other.isReachable && MissingTypes.name(in: other.message) == name
      {
        takenBack[Key(other)] = 1
        entries.removeAll { $0 == other }
      }
    }
    entries.append(entry)
    guard let range else { return }
    entries.removeAll { other in
      guard other != entry, other.file == entry.file, let inner = error.source.range(of: other)
      else { return false }
      return range.lowerBound <= inner.lowerBound && inner.upperBound <= range.upperBound
    }
  }

  /// Takes back what has made more errors than it has ended, where there is another way; answers the
  /// errors that are left, with those for which another way is to be found.
  private mutating func takeBack(
    after errors: [ModuleCompiler.Result.Error]
  ) -> [ModuleCompiler.Result.Error] {
    let new = errors.filter { !known.contains($0.message) }
    known = Set(errors.map(\.message))
    var (rest, again) = (errors, [ModuleCompiler.Result.Error]())
    for step in steps where entries.contains(step.entry) {
      let made = new.filter { step.mayHaveMade($0) }
      let isBroken = made.contains(where: \.isInPlaceholder)
      guard isBroken || made.count > step.ended, isBroken || hasOtherWay(step, than: made.count)
      else { continue }
      entries.removeAll { $0 == step.entry }
      if !isBroken { takenBack[Key(step.entry)] = made.count }
      let gone = Set(made.map(\.message))
      rest.removeAll { gone.contains($0.message) }
      again.append(step.error)
    }
    return again + rest
  }

  private func hasOtherWay(_ step: SearchStep, than count: Int) -> Bool {
    ways(to: step.error).contains { way in
      if let other = takenBack[Key(way)] { return other < count }
      return !tried.contains(Key(way)) && !way.takesMembers
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

extension ModuleSearch {
  /// What a round has deferred for an error.
  private struct SearchStep {
    let entry: DeferredEntry
    let error: ModuleCompiler.Result.Error
    /// What it changes of the source.
    let range: Range<Int>?
    /// The number of errors that it ends.
    var ended = 1

    /// Whether another error of the same round ends with it.
    func ends(_ other: ModuleCompiler.Result.Error) -> Bool {
      if let range, other.source === error.source, range.contains(other.offset) { return true }
      guard case .placeholder = entry.what, other.message.text == error.message.text else {
        return false
      }
      return DeferredLadder(other.source).head(at: other.offset) != nil
    }

    func mayHaveMade(_ other: ModuleCompiler.Result.Error) -> Bool {
      guard case .placeholder = entry.what else { return entry.mayCause(other.message.text) }
      return other.isInPlaceholder && other.source === error.source
    }
  }
}
