import Foundation

@testable import ConstraintSolver

/// A system that two solvers from elsewhere have solved, see `.ci/layout-oracle/store.py`.
struct StoredSystem {
  struct Malformed: Error {
    var line: Substring
  }

  var system = LayoutSystem()
  /// Where each variable lies, if there is one answer only; otherwise empty.
  var answers: [Double?] = []

  /// The systems of the repository, or of the file that `FLEET_LAYOUT_SYSTEMS` names.
  static func all() throws -> [StoredSystem] {
    let named = ProcessInfo.processInfo.environment["FLEET_LAYOUT_SYSTEMS"]
    let stored = URL(filePath: "\(#filePath)").deletingLastPathComponent()
    let file = named.map { URL(filePath: $0) } ?? stored.appending(path: "Systems.txt")
    var systems: [StoredSystem] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("S ") { systems.append(StoredSystem()) }
      try systems[systems.count - 1].read(line)
    }
    return systems
  }

  private mutating func read(_ line: Substring) throws {
    let words = line.split(separator: " ")
    switch words[0] {
    case "S":
      guard let count = Int(words[1]) else { throw Malformed(line: line) }
      _ = system.makeVariables(count)
    case "X":
      answers = words.dropFirst().map { Double($0) }
    default:
      guard let place = words[0].firstIndex(where: { "<=>".contains($0) }),
        let constant = Double(words[0][words[0].index(after: place)...])
      else { throw Malformed(line: line) }
      for word in words.dropFirst() { try addTerm(word, line) }
      let priority = Float(words[0][..<place]) ?? LayoutSystem.required
      let relations: [Character: LayoutSystem.Relation] = [
        "<": .lessThanOrEqual, "=": .equal, ">": .greaterThanOrEqual,
      ]
      system.close(priority, relations[words[0][place]] ?? .equal, constant)
      pairLast()
    }
  }

  /// Content hugs and resists in two rows, one after the other.
  private mutating func pairLast() {
    guard system.rows.count > 1 else { return }
    let last = system.rows.count - 1
    let (one, two) = (system.rows[last - 1], system.rows[last])
    let terms = zip(system.terms[one.range], system.terms[two.range])
    guard one.relation == .lessThanOrEqual, two.relation == .greaterThanOrEqual,
      one.constant == two.constant, one.range.count == two.range.count,
      terms.allSatisfy({ $0.variable == $1.variable && $0.coefficient == $1.coefficient })
    else { return }
    system.pair(Int32(last - 1), with: Int32(last))
  }

  private mutating func addTerm(_ word: Substring, _ line: Substring) throws {
    let parts = word.split(separator: "*")
    let name = parts[parts.count - 1]
    let isNegative = name.hasPrefix("-")
    guard let variable = Int32(isNegative ? name.dropFirst() : name),
      let factor = parts.count > 1 ? Double(parts[0]) : isNegative ? -1 : 1
    else { throw Malformed(line: line) }
    system.add(variable, factor)
  }
}

extension LayoutSystem {
  /// The whole system in one simplex; `nil` if it cannot be had.
  func solvedBySimplex() -> [Double]? {
    var simplex = Simplex()
    for _ in 0..<variableCount { _ = simplex.makeSymbol(.external) }
    for isRequired in [true, false] {
      for row in rows where row.isRequired == isRequired {
        let isMet = simplex.add(row.priority, row.relation, row.constant, terms[row.range])
        if !isMet, isRequired { return nil }
      }
    }
    simplex.optimize()
    return (0..<variableCount).map { simplex.value(of: Int32($0)) }
  }

  /// How much the constraints of each priority miss together, the most important one first.
  func misses(_ values: [Double]) -> [Double] {
    var missed: [Float: Double] = [:]
    for row in rows {
      let sum = terms[row.range].reduce(row.constant) {
        $0 + $1.coefficient * values[Int($1.variable)]
      }
      missed[row.priority, default: 0] += row.relation.miss(sum)
    }
    return missed.sorted { $0.key > $1.key }.map(\.value)
  }

  func isAsGood(_ values: [Double], as others: [Double]) -> Bool {
    zip(misses(values), misses(others)).allSatisfy { abs($0 - $1) < 0.01 }
  }
}
