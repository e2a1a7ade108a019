/// Which tests of a target run: as a test plan or a scheme says.
package struct TestSelection: Equatable, Sendable {
  /// The tests that are left out: `Suite`, or `Suite/test()`.
  let skipped: Set<String>
  /// The only tests that run, unless empty.
  let selected: Set<String>

  package init(skipped: [String] = [], selected: [String] = []) {
    self.skipped = Set(skipped)
    self.selected = Set(selected)
  }

  /// Whether all tests of a suite are left out.
  ///
  /// - Parameter path: The names of the types around it, and its own.
  func leavesOutSuite(_ path: [String]) -> Bool {
    // A selected test needs its suite, unless that is skipped.
    let name = path.joined(separator: "/") + "/"
    let selection = selected.contains { $0.hasPrefix(name) } ? [] : selected
    return TestSelection(skipped: Array(skipped), selected: Array(selection)).leavesOut(path)
  }

  /// Whether a test is left out.
  ///
  /// - Parameter path: The names of the types around it, and its own with its labels.
  func leavesOut(_ path: [String]) -> Bool {
    guard !skipped.isEmpty || !selected.isEmpty else { return false }
    let names = path.indices.map { path[...$0].joined(separator: "/") }
    if names.contains(where: skipped.contains) { return true }
    return !selected.isEmpty && !names.contains(where: selected.contains)
  }
}
