public import Foundation

extension UIView {
  /// The radii of the view's corners.
  public var cornerConfiguration: UICornerConfiguration {
    get { extras.corners }
    set {
      extras.corners = newValue
      displayState.hasCorners = newValue != .square
      if newValue == .square { storedLayer?.cornerRadius = 0 } else { showCorners() }
    }
  }

  /// Returns the radius of a corner as the view is now; for several corners, the largest one.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return zip(corners, cornerRadii).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  /// Shows the radii in the layer, which has one for all corners: the largest, where they differ.
  final func showCorners() {
    let radii = cornerRadii
    let radius = radii.max() ?? 0
    layer.cornerRadius = radius
    let masks: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    layer.maskedCorners = zip(masks, radii).filter { $0.1 > 0 }.reduce(into: []) {
      $0.formUnion($1.0)
    }
  }

  private final var cornerRadii: [CGFloat] {
    let extras = extras
    guard extras.corners != .square else {
      return Array(repeating: storedLayer?.cornerRadius ?? 0, count: 4)
    }
    let container = storedSuperview?.cornerRadii ?? [0, 0, 0, 0]
    let (outer, frame) = (storedSuperview?.storedBounds ?? .zero, frame)
    let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
    let (top, bottom) = (frame.minY - outer.minY, outer.maxY - frame.maxY)
    let insets = [max(left, top), max(right, top), max(left, bottom), max(right, bottom)]
    return extras.corners.radii(in: storedBounds.size, container, insets)
  }
}
