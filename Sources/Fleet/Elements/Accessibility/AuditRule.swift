/// Something that an audit looks at.
public enum AuditRule: String, CaseIterable, Hashable, Sendable {
  // MARK: Rules of XCTest

  /// Whether texts stand out from their background, where both colors are known.
  case contrast
  /// Whether texts that are drawn are read out.
  case elementDetection
  /// Whether a finger can hit its target.
  case hitRegion
  /// Whether elements describe themselves.
  case sufficientElementDescription
  /// Whether texts grow with the size that the user has chosen.
  case dynamicType
  /// Whether texts are cut off, now or at the largest size.
  case textClipped
  /// Whether traits fit each other.
  case trait

  // MARK: Others

  /// Whether two elements of a kind have one name.
  case duplicateName
  /// Whether a name repeats the kind: "Save button".
  case kindInName
  /// Whether a name ends with a full stop, as only sentences do.
  case punctuation
  /// Whether the order that the app gives jumps back and forth.
  case readingOrder
  /// Whether targets of a finger overlap.
  case overlappingTargets
  /// Whether the screen can be turned.
  case orientation
}

extension Set<AuditRule> {
  public static let all = Set(AuditRule.allCases)
  /// The rules that XCTest has, too.
  public static let xcTest: Self = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
    .textClipped, .trait,
  ]
}
