package import Fleet
import Foundation
package import HeadlessUIKit

/// What a test says of an element, or of the whole screen.
package struct DriveExpectation: Equatable, CustomStringConvertible {
  package enum Fact: Equatable {
    case isThere, isGone
    case label(String)
    case value(String)
    case state(State)
    /// The lines of the whole screen; none before they are looked up.
    case lines([String])
    /// How the whole screen looks, in a file of this name, with which only the test compares it.
    case picture(String)
  }

  package enum State: String, CaseIterable {
    case enabled, disabled, selected, unselected

    @MainActor func holds(for node: ElementNode) -> Bool {
      switch self {
      case .enabled: node.isEnabled
      case .disabled: !node.isEnabled
      case .selected: node.isSelected
      case .unselected: !node.isSelected
      }
    }
  }

  let name: ElementName
  let fact: Fact

  package init(_ name: ElementName, _ fact: Fact) {
    self.name = name
    self.fact = fact
  }

  /// What can be expected of an element now, what is most telling first.
  @MainActor package static func all(of node: ElementNode) -> [DriveExpectation] {
    let name = ElementName(of: node)
    var facts: [Fact] = [.isThere]
    // A name may be the label itself.
    if !node.label.isEmpty, name.parts.first?.name != node.label {
      facts.append(.label(node.label))
    }
    if let value = node.value, value != node.placeholder { facts.append(.value(value)) }
    let states: [State] = [
      node.isEnabled ? .enabled : .disabled, node.isSelected ? .selected : .unselected,
    ]
    return (facts + states.map(Fact.state)).map { DriveExpectation(name, $0) }
  }

  // MARK: As a command

  package static let verb = "expect"

  package var description: String {
    switch fact {
    case .isThere: "expect \(name)"
    case .isGone: "expect no \(name)"
    case .label(let text): "expect \(name) has label \(StepReader.quoted(text))"
    case .value(let text): "expect \(name) has value \(StepReader.quoted(text))"
    case .state(let state): "expect \(name) is \(state.rawValue)"
    case .lines(let lines):
      "expect screen"
        + (lines.isEmpty ? "" : " " + StepReader.quoted(lines.joined(separator: "\n")))
    case .picture(let name): "expect picture \(StepReader.quoted(name))"
    }
  }

  /// Reads what stands behind `expect`.
  static func parsed(_ text: String) throws(StepMistake) -> DriveExpectation {
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first?.lowercased() {
    case "no": return DriveExpectation(try .parsed(rest), .isGone)
    case "picture":
      return DriveExpectation(.screen, .picture(rest.isEmpty ? "screen" : try quotedText(rest)))
    case "screen":
      let lines = rest.isEmpty ? [] : try quotedText(rest).components(separatedBy: "\n")
      return DriveExpectation(.screen, .lines(lines))
    default: break
    }
    for state in State.allCases {
      if let name = text.stripped(of: " is \(state.rawValue)") {
        return DriveExpectation(try .parsed(name), .state(state))
      }
    }
    for (word, fact) in [("label", Fact.label), ("value", Fact.value)] {
      // The words may stand in the name or in the text, too.
      for place in text.ranges(of: " has \(word) ") {
        guard let value = try? quotedText(String(text[place.upperBound...])),
          let name = try? ElementName.parsed(String(text[..<place.lowerBound]))
        else { continue }
        return DriveExpectation(name, fact(value))
      }
    }
    return DriveExpectation(try .parsed(text), .isThere)
  }

  /// A text in quotes, with the signs in it that other commands have.
  private static func quotedText(_ text: String) throws(StepMistake) -> String {
    guard case .type(let read) = try UserStep.parsed("type \(text)") else { return text }
    return read
  }

  // MARK: In a test

  func code(as dialect: StepDialect) -> [String] {
    let element = name.code(as: dialect)
    switch fact {
    case .isThere: return [dialect.expecting("\(element).exists")]
    case .isGone: return [dialect.expecting("\(element).exists", is: false)]
    case .label(let text): return [dialect.expecting("\(element).label", equals: text)]
    case .value(let text):
      let value = dialect == .xcuitest ? "value as? String" : "value"
      return [dialect.expecting("\(element).\(value)", equals: text)]
    case .state(.enabled): return [dialect.expecting("\(element).isEnabled")]
    case .state(.disabled): return [dialect.expecting("\(element).isEnabled", is: false)]
    case .state(.selected): return [dialect.expecting("\(element).isSelected")]
    case .state(.unselected): return [dialect.expecting("\(element).isSelected", is: false)]
    case .lines where dialect == .xcuitest:
      return StepCode.missing("expect screen")
    case .lines(let lines): return DriveTest.expectation(lines)
    case .picture where dialect == .xcuitest:
      return StepCode.missing(self)
    case .picture(let name):
      return ["Fleet.expectPicture(of: Fleet.screen, named: \(StepCode.literal(name)))"]
    }
  }
}

extension String {
  /// What stands before some last words; `nil` without them.
  fileprivate func stripped(of end: String) -> String? {
    hasSuffix(end) ? String(dropLast(end.count)) : nil
  }
}
