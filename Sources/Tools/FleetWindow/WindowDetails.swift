import Fleet
import FleetDrive
import Foundation
import HeadlessUIKit

/// What is told of one element: its names, and what keeps a user from it.
struct WindowDetails: Encodable {
  let name: String
  let kind: String
  let frame: [Double]
  let traits: [String]
  /// Why a tap would be refused; empty where it would not.
  let whyNot: [String]
  /// Whether something there waits for a second tap before it takes one.
  let waitsForSecondTap: Bool
  /// Swift that finds it, by the kinds of tests.
  let code: [String: String]
  /// Commands that make a test expect something of it, as it is now.
  let expects: [String]

  @MainActor
  init(_ node: ElementNode) {
    let name = ElementName(of: node)
    self.name = name.description
    kind = ElementName(nil, kind: node.kind).description
    frame = WindowElement.numbers(node.frame)
    traits = Self.traits.filter { node.traits.contains($0.trait) }.map(\.word)
    whyNot = name.element.whyNot
    waitsForSecondTap = Self.views(around: node).contains { view in
      (view.gestureRecognizers ?? []).contains {
        ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 2 && $0.isEnabled
      }
    }
    code = Dictionary(
      uniqueKeysWithValues: [StepDialect.swiftTesting, .xcuitest].map { dialect in
        (dialect.rawValue, name.code(as: dialect))
      })
    let screen = [DriveExpectation.Fact.lines([]), .picture("screen")]
    expects =
      DriveExpectation.all(of: node).map(\.description) + ["\(UserStep.waitUntil(name))"]
      + screen.map { DriveExpectation(.screen, $0).description }
  }

  @MainActor private static func views(around node: ElementNode) -> [UIView] {
    node.holder.map { Array(sequence(first: $0, next: \.superview)) } ?? []
  }

  private static let traits: [(word: String, trait: UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("plays sound", .playsSound), ("keyboard key", .keyboardKey), ("static text", .staticText),
    ("summary element", .summaryElement), ("not enabled", .notEnabled),
    ("updates frequently", .updatesFrequently), ("search field", .searchField),
    ("starts media session", .startsMediaSession), ("adjustable", .adjustable),
    ("allows direct interaction", .allowsDirectInteraction), ("causes page turn", .causesPageTurn),
    ("tab bar", .tabBar), ("header", .header),
  ]
}
