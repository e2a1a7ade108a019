extension VectorArithmetic {
  /// The value, made larger.
  func scaled(by factor: Double) -> Self {
    var value = self
    value.scale(by: factor)
    return value
  }
}
