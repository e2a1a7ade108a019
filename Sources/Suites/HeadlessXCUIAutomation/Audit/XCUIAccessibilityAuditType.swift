import Fleet
public import Foundation

/// The kinds of issues that an accessibility audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// A bit for each check.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Whether texts stand out from what is behind them, where both colours are known.
  public static let contrast = Self(rawValue: 1 << 0)
  /// Whether texts that show are elements.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// Whether what can be touched is large enough for a finger.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Whether elements say what they are.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Whether texts grow with the size that the user has chosen.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Whether texts are cut off.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Whether traits fit each other.
  public static let trait = Self(rawValue: 1 << 18)
  public static let all = Self(rawValue: ~0)

  /// The bits in words.
  public var description: String { "XCUIAccessibilityAuditType(rawValue: \(rawValue))" }
}

/// Something that an accessibility audit has found.
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: NSObject {
  /// The element that has the issue.
  public let element: XCUIElement?
  /// The issue in a few words.
  public let compactDescription: String
  /// The issue in a sentence.
  public let detailedDescription: String
  /// The check that found it.
  public let auditType: XCUIAccessibilityAuditType

  init(_ issue: AuditIssue) {
    auditType = XCUIAccessibilityAuditType(issue.rule)
    element = XCUIElement(issue.element)
    compactDescription = issue.summary
    detailedDescription = issue.explanation
    super.init()
  }
}

extension XCUIAccessibilityAuditType {
  private static let rulesByType: [(type: Self, rule: AuditRule)] = [
    (.contrast, .contrast), (.elementDetection, .elementDetection), (.hitRegion, .hitRegion),
    (.sufficientElementDescription, .sufficientElementDescription), (.dynamicType, .dynamicType),
    (.textClipped, .textClipped), (.trait, .trait),
  ]

  init(_ rule: AuditRule) {
    self = Self.rulesByType.first { $0.rule == rule }?.type ?? []
  }

  /// The rules of Fleet's audit that are meant.
  var rules: Set<AuditRule> { Set(Self.rulesByType.filter { contains($0.type) }.map(\.rule)) }
}
