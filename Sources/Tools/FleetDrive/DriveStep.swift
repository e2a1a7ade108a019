package import Fleet

/// A line of a recording: what a user does, what changes around the app, or what the test expects then.
package enum DriveStep: Equatable, CustomStringConvertible {
  case user(UserStep)
  case expect(DriveExpectation)
  case change(DriveChange)

  /// Reads a command that is a line of a recording.
  static func parsed(_ line: String) throws(StepMistake) -> DriveStep {
    switch try DriveCommand.parsed(line) {
    case .step(let step): return .user(step)
    case .expect(let expectation): return .expect(expectation)
    case .change(let change): return .change(change)
    default: throw StepMistake(DriveWords.noStep(line))
    }
  }

  /// The line as a command.
  package var description: String {
    switch self {
    case .user(let step): step.description
    case .expect(let expectation): expectation.description
    case .change(let change): change.description
    }
  }

  /// The element that it is about; the screen, where it is about none.
  package var target: ElementName {
    switch self {
    case .user(let step): step.target ?? .screen
    case .expect(let expectation): expectation.name
    case .change: .screen
    }
  }

  /// The same of another element.
  package func naming(_ name: ElementName) -> DriveStep {
    switch self {
    case .user(let step): .user(step.naming { $0 == target ? name : $0 })
    case .expect(let expectation): .expect(DriveExpectation(name, expectation.fact))
    case .change: self
    }
  }

  /// Its lines of Swift.
  func code(as dialect: StepDialect) -> [String] {
    switch self {
    case .user(let step): step.code(as: dialect)
    case .expect(let expectation): expectation.code(as: dialect)
    case .change(let change): change.code(as: dialect)
    }
  }

  /// The modules that its lines of Swift need besides the usual ones.
  var modules: [String] {
    if case .change(.location) = self { ["HeadlessCoreLocation"] } else { [] }
  }
}
