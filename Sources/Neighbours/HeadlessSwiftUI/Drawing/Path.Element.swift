extension Path.Element {
  /// A piece of a path of Core Graphics'.
  init(_ element: CGPathElement) {
    let points = element.points
    self =
      switch element.type {
      case .moveToPoint: .move(to: points[0])
      case .addLineToPoint: .line(to: points[0])
      case .addQuadCurveToPoint: .quadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        .curve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: .closeSubpath
      }
  }
}
