/// A tableau that is always feasible, with one objective for each priority.
///
/// This is the algorithm of Cassowary without its way of changing what is there: a layout is solved
/// anew. Rows are short lists of symbols; a scratch vector as wide as there are symbols adds them
/// up. Columns are linked lists of the rows that a symbol may stand in. Each objective is optimized
/// only by symbols that cost nothing in those before it. So priorities are strict, whatever the
/// numbers are.
package struct Simplex: Sendable {
  package enum SymbolKind: UInt8, Sendable { case external, slack, error, dummy }

  struct Row: Sendable {
    var basic: Int32 = -1
    var constant: Double
    var symbols: [Int32] = []
    var coefficients: [Double] = []
  }

  /// The symbols' costs at one priority.
  struct Objective: Sendable {
    var priority: Float
    var costs: [Double]
  }

  /// Steps after which the first symbol is taken instead of the best, so that there is an end.
  private static let patience = 200
  private static let limit = 20_000

  var kinds: [SymbolKind] = []
  var rows: [Row] = []
  var free: [Int32] = []
  /// The row in which a symbol is basic, or -1.
  var rowOf: [Int32] = []
  /// Columns: for each symbol the first node of a list of rows.
  var heads: [Int32] = []
  var nodes: [(row: Int32, next: Int32)] = []
  var objectives: [Objective] = []
  var scratch: [Double] = []
  var isTouched: [Bool] = []
  var touched: [Int32] = []
  /// Whether each symbol that is nothing may as well be something, at no cost.
  private var isFree: [Bool] = []
  /// How many numbers have been looked at, and how many there may be: many times what a screen takes.
  var work = 0
  private let workLimit: Int

  /// Whether it has taken too long: what has been added is met, but perhaps not in the best way, and
  /// nothing is added any more.
  package var isExhausted: Bool { work > workLimit }

  package init(workLimit: Int = 20_000_000) { self.workLimit = workLimit }

  package mutating func reset() {
    work = 0
    kinds.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    rowOf.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    objectives.removeAll(keepingCapacity: true)
    scratch.removeAll(keepingCapacity: true)
    isTouched.removeAll(keepingCapacity: true)
  }

  // MARK: Symbols

  package mutating func makeSymbol(_ kind: SymbolKind) -> Int32 {
    kinds.append(kind)
    rowOf.append(-1)
    heads.append(-1)
    scratch.append(0)
    isTouched.append(false)
    for index in objectives.indices { objectives[index].costs.append(0) }
    return Int32(kinds.count - 1)
  }

  package func value(of symbol: Int32) -> Double {
    let row = rowOf[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Returns whether a symbol could as well have another value, at no cost.
  func isOpen(_ symbol: Int32) -> Bool {
    let row = rowOf[Int(symbol)]
    guard row >= 0 else { return costsNothing(symbol) }
    return rows[Int(row)].symbols.contains { isFree[Int($0)] }
  }

  /// Finds out which symbols that are nothing may as well be something, at no cost.
  ///
  /// What is nothing already lets no symbol in by which it would be less.
  private mutating func findFreeSymbols() {
    isFree = kinds.indices.map { kinds[$0] != .dummy && costsNothing(Int32($0)) }
    for row in rows where row.basic >= 0 && row.constant <= LayoutSystem.tolerance {
      guard kinds[Int(row.basic)] != .external else { continue }
      for (symbol, coefficient) in zip(row.symbols, row.coefficients)
      where coefficient < 0 && kinds[Int(symbol)] != .external {
        isFree[Int(symbol)] = false
      }
    }
  }

  /// Returns whether no constraint decides where a symbol lies, unless by another of these.
  func isHanging(_ symbol: Int32) -> Bool {
    let row = rowOf[Int(symbol)]
    return row < 0 || rows[Int(row)].symbols.contains { kinds[Int($0)] == .external }
  }

  private func costsNothing(_ symbol: Int32) -> Bool {
    objectives.allSatisfy { abs($0.costs[Int(symbol)]) < LayoutSystem.roundingError }
  }

  /// The place of a priority among the objectives, the most important of which comes first.
  private mutating func level(_ priority: Float) -> Int {
    let index = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if index < objectives.count, objectives[index].priority == priority { return index }
    let costs = Array(repeating: 0.0, count: kinds.count)
    objectives.insert(Objective(priority: priority, costs: costs), at: index)
    return index
  }

  // MARK: Constraints

  /// Adds a constraint; returns whether it can be had together with the required ones.
  package mutating func add(
    _ priority: Float, _ relation: LayoutSystem.Relation, _ constant: Double,
    _ terms: some Sequence<LayoutSystem.Term>
  ) -> Bool {
    guard !isExhausted else { return true }
    var row = Row(constant: constant)
    for term in terms { row.constant += addSubstituted(term.variable, term.coefficient) }
    let (marker, other) = addMarkers(priority, relation)
    takeScratch(into: &row)
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, marker, other) {
      install(&row, solvedFor: subject)
      return true
    }
    guard row.symbols.allSatisfy({ kinds[Int($0)] == .dummy }) else {
      return addWithArtificialVariable(row)
    }
    guard abs(row.constant) < LayoutSystem.tolerance else { return false }
    install(&row, solvedFor: marker)
    return true
  }

  /// Adds what a constraint leaves over or misses, and what that costs.
  private mutating func addMarkers(
    _ priority: Float, _ relation: LayoutSystem.Relation
  ) -> (marker: Int32, other: Int32) {
    let isRequired = priority >= LayoutSystem.required
    if relation == .equal, isRequired {
      let dummy = makeSymbol(.dummy)
      add(dummy, 1)
      return (dummy, -1)
    }
    let marker = makeSymbol(relation == .equal ? .error : .slack)
    let sign: Double = relation == .lessThanOrEqual ? 1 : -1
    add(marker, sign)
    if isRequired { return (marker, -1) }
    let level = level(priority)
    let other = makeSymbol(.error)
    add(other, -sign)
    if relation == .equal { objectives[level].costs[Int(marker)] = 1 }
    objectives[level].costs[Int(other)] = 1
    return (marker, other)
  }

  /// Returns a symbol that the row can be solved for without anything becoming infeasible.
  private func subject(of row: Row, _ marker: Int32, _ other: Int32) -> Int32? {
    var found: Int32?
    for (symbol, coefficient) in zip(row.symbols, row.coefficients) {
      if kinds[Int(symbol)] == .external { return symbol }
      guard symbol == marker || symbol == other else { continue }
      if coefficient < 0, kinds[Int(symbol)] != .dummy { found = symbol }
    }
    return found
  }

  /// Adds a row by way of a symbol that is to reach nothing; returns whether it did.
  private mutating func addWithArtificialVariable(_ row: Row) -> Bool {
    let artificial = makeSymbol(.slack)
    var costs = Array(repeating: 0.0, count: kinds.count)
    for (symbol, coefficient) in zip(row.symbols, row.coefficients) {
      costs[Int(symbol)] += coefficient
    }
    objectives.insert(Objective(priority: .infinity, costs: costs), at: 0)
    var row = row
    row.basic = artificial
    let index = Int32(rows.count)
    rows.append(row)
    rowOf[Int(artificial)] = index
    for symbol in row.symbols { link(symbol, index) }
    optimize(upTo: 1)
    objectives.removeFirst()
    defer { forget(artificial) }
    let place = Int(rowOf[Int(artificial)])
    guard place >= 0 else { return true }
    let succeeded = abs(rows[place].constant) < LayoutSystem.tolerance
    let entering = rows[place].symbols.first { kinds[Int($0)] != .dummy }
    if succeeded, let entering { pivot(entering, place) } else { drop(place) }
    return succeeded || isExhausted
  }

  // MARK: Optimizing

  package mutating func optimize() {
    optimize(upTo: objectives.count)
    findFreeSymbols()
  }

  private mutating func optimize(upTo count: Int) {
    for level in 0..<count {
      var steps = 0
      while !isExhausted, let entering = entering(level, byNumber: steps > Self.patience),
        let row = leaving(entering)
      {
        work += kinds.count
        pivot(entering, row)
        steps += 1
        if steps > Self.limit { break }
      }
    }
  }

  /// Returns a symbol that makes an objective smaller and costs nothing in more important ones.
  private func entering(_ level: Int, byNumber: Bool) -> Int32? {
    var best = -LayoutSystem.roundingError
    var found: Int32?
    let costs = objectives[level].costs
    for index in costs.indices where costs[index] < best && kinds[index] != .dummy {
      var isFree = true
      for above in 0..<level
      where objectives[above].costs[index] > LayoutSystem.roundingError { isFree = false }
      guard isFree else { continue }
      found = Int32(index)
      if byNumber { return found }
      best = costs[index]
    }
    return found
  }

  private mutating func leaving(_ entering: Int32) -> Int? {
    var best = Double.infinity
    var found: Int?
    var node = heads[Int(entering)]
    while node >= 0 {
      let row = Int(nodes[Int(node)].row)
      node = nodes[Int(node)].next
      let basic = rows[row].basic
      work += rows[row].symbols.count
      guard basic >= 0, kinds[Int(basic)] != .external,
        let place = rows[row].symbols.firstIndex(of: entering)
      else { continue }
      let coefficient = rows[row].coefficients[place]
      guard coefficient < 0 else { continue }
      let ratio = -rows[row].constant / coefficient
      let isLower = found.map { basic < rows[$0].basic } ?? true
      if ratio < best - 1e-12 || ratio <= best && isLower {
        best = ratio
        found = row
      }
    }
    return found
  }
}

extension Simplex.Row {
  mutating func negate() {
    constant = -constant
    for index in coefficients.indices { coefficients[index].negate() }
  }

  /// Turns `0 = constant + sum` into `symbol = constant + sum`.
  mutating func solve(for symbol: Int32) {
    guard let place = symbols.firstIndex(of: symbol) else { return }
    let factor = -1 / coefficients[place]
    symbols.remove(at: place)
    coefficients.remove(at: place)
    constant *= factor
    for index in coefficients.indices { coefficients[index] *= factor }
    basic = symbol
  }

  /// Leaves out what has become nothing.
  mutating func shrink() {
    var kept = 0
    for index in symbols.indices where coefficients[index] != 0 {
      symbols[kept] = symbols[index]
      coefficients[kept] = coefficients[index]
      kept += 1
    }
    symbols.removeLast(symbols.count - kept)
    coefficients.removeLast(coefficients.count - kept)
  }
}
