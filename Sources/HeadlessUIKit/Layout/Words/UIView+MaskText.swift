import Foundation

extension UIView {
  /// The constraint that stands for a part of a frame that constraints do not decide.
  func maskText(_ axis: NSLayoutConstraint.Axis, isSize: Bool) -> String? {
    guard !isPlacedByConstraints else { return nil }
    let isRow = axis == .horizontal
    let item = ConstraintText.Item(.view(self))
    let part: String
    let value: CGFloat
    var names = item.namedClass.map { ["\(item.name):\($0)"] } ?? []
    if isSize {
      part = isRow ? "width" : "height"
      value = isRow ? storedBounds.width : storedBounds.height
    } else {
      part = isRow ? "minX" : "minY"
      value = isRow ? storedGeometry.origin.x : storedGeometry.origin.y
      if let storedSuperview {
        names.append("'|':\(ConstraintText.Item(.view(storedSuperview)).name)")
      }
    }
    let sign = value < 0 ? "- " : ""
    return "<NSAutoresizingMaskLayoutConstraint \(autoresizingMask.text) \(item.name).\(part) == "
      + "\(sign)\(ConstraintText.number(value.magnitude))\(ConstraintText.ending(names: names))"
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts along both axes, from the start to the end: `h=--& v=--&`.
  fileprivate var text: String {
    func flags(_ parts: [Self]) -> String {
      // Where nothing is flexible, a view stays where it begins.
      let all = parts.allSatisfy { !contains($0) } ? parts[2] : self
      return parts.map { all.contains($0) ? "&" : "-" }.joined()
    }
    let row = flags([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let column = flags([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return "h=\(row) v=\(column)"
  }
}
