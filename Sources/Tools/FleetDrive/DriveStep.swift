package import Fleet

/// A line of a recording: what a user does or lets the app use, or what the test expects then.
package enum DriveStep: Equatable, CustomStringConvertible {
  case user(UserStep)
  case expect(DriveExpectation)
  case permission(DrivePermission)

  /// Reads a command that is a line of a recording.
  static func parsed(_ line: String) throws(StepMistake) -> DriveStep {
    switch try DriveCommand.parsed(line) {
    case .step(let step): return .user(step)
    case .expect(let expectation): return .expect(expectation)
    case .permission(let permission): return .permission(permission)
    default: throw StepMistake(DriveWords.noStep(line))
    }
  }

  /// The line as a command.
  package var description: String {
    switch self {
    case .user(let step): step.description
    case .expect(let expectation): expectation.description
    case .permission(let permission): permission.description
    }
  }

  /// The element that it is about; the screen, where it is about none.
  package var target: ElementName {
    switch self {
    case .user(let step): step.target ?? .screen
    case .expect(let expectation): expectation.name
    case .permission: .screen
    }
  }

  /// The same of another element.
  package func naming(_ name: ElementName) -> DriveStep {
    switch self {
    case .user(let step): .user(step.naming { $0 == target ? name : $0 })
    case .expect(let expectation): .expect(DriveExpectation(name, expectation.fact))
    case .permission: self
    }
  }

  /// Its lines of Swift.
  func code(as dialect: StepDialect) -> [String] {
    switch self {
    case .user(let step): step.code(as: dialect)
    case .expect(let expectation): expectation.code(as: dialect)
    case .permission(let permission): permission.code(as: dialect)
    }
  }
}
