/// How text that was made smaller is placed.
public enum UIBaselineAdjustment: Int, Sendable {
  /// It stands on the line that it stood on before.
  case alignBaselines = 0
  /// Its middle lies where it lay before.
  case alignCenters = 1
  /// Its top lies where it lay before.
  case none = 2
}
