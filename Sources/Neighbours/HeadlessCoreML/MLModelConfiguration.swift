public import Foundation

/// How a model is computed.
open class MLModelConfiguration: NSObject {
  /// What computes it.
  open var computeUnits = MLComputeUnits.all
  /// Whether fewer digits will do.
  open var allowLowPrecisionAccumulationOnGPU = false

  /// Creates the usual one.
  public override init() { super.init() }
}

/// What computes a model.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly
  case cpuAndGPU
  case all
  case cpuAndNeuralEngine
}
