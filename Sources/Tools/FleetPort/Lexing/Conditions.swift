/// The `#if` branches of a file, each with the one around it.
///
/// Branch 0 is the file itself. What a branch demands is put together only when it is asked for, so
/// that a long chain of branches costs no more than its lines.
struct Conditions {
  private struct Branch {
    let parent: Int
    /// The branch before this one, of the same `#if`.
    let previous: Int?
    /// What the line says; an `#else` says nothing.
    var condition: String?
  }

  /// What Apple's systems alone hold, of which a source may say nothing for any other.
  private static let apple = "canImport(Darwin)"

  private var branches = [Branch(parent: 0, previous: nil, condition: nil)]
  /// The places of the conditions in the bytes.
  private(set) var places: [Range<Int>] = []
  /// The places among them that ask for Apple's systems, with nothing for other ones: a device's sources
  /// need it.
  private(set) var needed: Set<Int> = []
  /// The `#if`s that are open: their branches, and whether each has had no other.
  private var open: [(branch: Int, place: Int, isAlone: Bool)] = []
  private(set) var current = 0

  mutating func open(_ condition: String, at place: Range<Int>) {
    places.append(place)
    enter(Branch(parent: current, previous: nil, condition: condition))
    open.append((current, places.count - 1, true))
  }

  mutating func next(_ condition: String?, at place: Range<Int>?) {
    guard current != 0 else { return }
    if !open.isEmpty { open[open.count - 1].isAlone = false }
    if let place { places.append(place) }
    enter(Branch(parent: branches[current].parent, previous: current, condition: condition))
  }

  mutating func close() {
    current = branches[current].parent
    guard let last = open.popLast(), last.isAlone,
      branches[last.branch].condition?.filter({ !$0.isWhitespace }) == Self.apple
    else { return }
    branches[last.branch].condition = Module.ownCondition
    needed.insert(last.place)
  }

  private mutating func enter(_ branch: Branch) {
    branches.append(branch)
    current = branches.count - 1
  }

  /// What must hold for a branch that stands within another one, from the outermost.
  func conditions(of branch: Int, within outer: Int = 0) -> [String] {
    var found: [String] = []
    var branch = branch
    while branch != outer, branch != 0 {
      found.append(condition(of: branch))
      branch = branches[branch].parent
    }
    return found.reversed()
  }

  private func condition(of branch: Int) -> String {
    guard branches[branch].previous != nil else { return branches[branch].condition ?? "" }
    var parts: [String] = []
    var previous = branches[branch].previous
    while let index = previous {
      if let condition = branches[index].condition { parts.append("!(\(condition))") }
      previous = branches[index].previous
    }
    parts.reverse()
    if let condition = branches[branch].condition { parts.append("(\(condition))") }
    return parts.joined(separator: " && ")
  }
}
