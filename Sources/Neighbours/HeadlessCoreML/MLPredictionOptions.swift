public import Foundation

/// How a model answers.
open class MLPredictionOptions: NSObject {
  /// Whether only the processor computes.
  open var usesCPUOnly = false

  /// Creates the usual ones.
  public override init() { super.init() }
}
