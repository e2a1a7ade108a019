import Fleet
import HeadlessUIKit

/// What holds now of what a test is to expect.
extension DriveSession {
  /// Holds an expectation to the screen.
  ///
  /// - Returns: It with the name that its element has, and with the lines of the screen.
  func hold(
    _ expectation: DriveExpectation, _ answer: inout DriveAnswer
  ) async -> DriveExpectation {
    var exact = expectation
    await look(&answer) { answer in
      var fact = expectation.fact
      if fact == .lines([]) { fact = .lines(Fleet.screen.snapshotLines) }
      exact = DriveExpectation(expectation.name.exact, fact)
      answer.step = exact.description
      guard let reason = fault(of: exact, &answer) else { return }
      answer.ok = false
      answer.failures = [DriveAnswer.Problem(kind: DriveExpectation.verb, reason: reason)]
    }
    return exact
  }

  /// Why an expectation does not hold, where the answer does not say so already.
  private func fault(of expectation: DriveExpectation, _ answer: inout DriveAnswer) -> String? {
    let name = expectation.name
    switch expectation.fact {
    case .picture: return nil
    case .isGone: return name.element.exists ? DriveWords.isThere("\(name)") : nil
    case .lines(let lines):
      let now = Fleet.screen.snapshotLines
      let same = zip(lines, now).prefix { $0 == $1 }.count
      guard lines.count != now.count || same < now.count else { return nil }
      return DriveWords.otherLine(same + 1, now.dropFirst(same).first ?? "")
    case .isThere, .label, .value, .state: break
    }
    guard isOne(name, &answer), let node = name.element.nodes.first else { return nil }
    switch expectation.fact {
    case .label(let text):
      return node.label == text ? nil : DriveWords.other("label", of: "\(name)", node.label)
    case .value(let text):
      return node.value == text ? nil : DriveWords.other("value", of: "\(name)", node.value ?? "")
    case .state(let state):
      return state.holds(for: node) ? nil : DriveWords.isNot(state.rawValue, "\(name)")
    case .isThere, .isGone, .lines, .picture: return nil
    }
  }
}
