extension UIColor {
  // MARK: Drawing with the color

  /// Makes this the color of later fills and lines.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color of later fills.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the color of later lines.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
