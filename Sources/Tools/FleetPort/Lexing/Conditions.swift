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
    let condition: String?
  }

  private var branches = [Branch(parent: 0, previous: nil, condition: nil)]
  /// The places of the conditions in the bytes.
  private(set) var places: [Range<Int>] = []
  private(set) var current = 0

  mutating func open(_ condition: String, at place: Range<Int>) {
    places.append(place)
    enter(Branch(parent: current, previous: nil, condition: condition))
  }

  mutating func next(_ condition: String?, at place: Range<Int>?) {
    guard current != 0 else { return }
    if let place { places.append(place) }
    enter(Branch(parent: branches[current].parent, previous: current, condition: condition))
  }

  mutating func close() { current = branches[current].parent }

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
