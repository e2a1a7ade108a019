extension Set<AuditRule> {
  public static let all = Set(AuditRule.allCases)
  /// The rules that XCTest has, too.
  public static let xcTest: Self = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
    .textClipped, .trait,
  ]
}
