import Foundation

extension UIView {
  /// Sets the bounds, and resizes the subviews to fit.
  final func setBounds(_ newBounds: CGRect) {
    let oldOrigin = storedBounds.origin
    let oldSize = storedBounds.size
    let bounds = CGRect(origin: newBounds.origin, size: fixedSize ?? newBounds.size)
    let coordinator = bounds.size == oldSize ? nil : willResize(to: bounds.size)
    storedGeometry.bounds = bounds
    updateLayerGeometry()
    if let node = layoutState.node {
      LayoutRoot.frameChanged(of: self, node, isResized: bounds.size != oldSize)
      if bounds.origin != oldOrigin { LayoutRoot.offsetChanged(of: self, node) }
    }
    guard bounds.size != oldSize else { return }
    defer { coordinator?.run(in: self) }
    if autoresizesSubviews {
      let placed = placedSubview
      for subview in storedSubviews where subview !== placed {
        subview.autoresize(from: oldSize, to: bounds.size)
      }
    }
    LayoutRound.ask(because: "another size of \(objectName(self))") { setNeedsLayout() }
    // A view without a size could not be drawn before.
    if displayState.waitsForSize || contentMode == .redraw && !displayState.isNeeded {
      requestDisplay(nil)
    }
  }

  /// Gives the view a frame; one with a transform gets the bounds and the center for it.
  final func setFrame(_ frame: CGRect) {
    guard !storedGeometry.transform.isIdentity else {
      // A cell gives its content the same frame in each layout, which must not ask for another one.
      if frame.origin == storedGeometry.origin, frame.size == storedBounds.size {
        return updateLayerGeometry()
      }
      storedGeometry.origin = frame.origin
      return setBounds(CGRect(origin: storedBounds.origin, size: frame.size))
    }
    let size = frame.size.applying(storedGeometry.transform.inverted())
    let middle = CGPoint(
      x: frame.midX - storedGeometry.transform.tx, y: frame.midY - storedGeometry.transform.ty)
    setBounds(
      CGRect(
        origin: storedBounds.origin,
        size: CGSize(width: abs(size.width), height: abs(size.height))))
    setCenter(middle)
  }

  final func setCenter(_ center: CGPoint) {
    let old = storedGeometry.origin
    storedGeometry.origin.x = center.x - storedBounds.width / 2
    storedGeometry.origin.y = center.y - storedBounds.height / 2
    updateLayerGeometry()
    if storedGeometry.origin != old, let node = layoutState.node {
      LayoutRoot.frameChanged(of: self, node, isResized: false)
    }
  }

  /// Resizes the view by its autoresizing mask after the size of its superview has changed.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !isPlacedByConstraints, !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let frame = frame
    let (x, width) = Self.resized(
      frame.minX, frame.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let (y, height) = Self.resized(
      frame.minY, frame.height, old.height, new.height, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    self.frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// Distributes a change of the total length among the flexible parts, by their sizes.
  private static func resized(
    _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ startIsFlexible: Bool,
    _ lengthIsFlexible: Bool, _ endIsFlexible: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let end = old - start - length
    let parts = [(start, startIsFlexible), (length, lengthIsFlexible), (end, endIsFlexible)]
    let flexible = parts.filter { $0.1 }
    guard !flexible.isEmpty else { return (start, length) }
    let whole = flexible.reduce(0) { $0 + max(0, $1.0) }
    let change = new - old
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return whole > 0 ? change * max(0, part) / whole : change / CGFloat(flexible.count)
    }
    let newLength = max(0, length + share(length, lengthIsFlexible))
    return (start + share(start, startIsFlexible), newLength)
  }

  final func updateLayerGeometry() {
    guard let layer = storedLayer else { return }
    layer.bounds = storedBounds
    layer.position = center
    // One in space that is the same in a plane stays.
    if layer.affineTransform() != storedGeometry.transform {
      layer.setAffineTransform(storedGeometry.transform)
    }
  }

  final func transformed(_ frame: CGRect) -> CGRect {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return frame.mapped { point in
      let moved = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
        .applying(storedGeometry.transform)
      return CGPoint(x: moved.x + middle.x, y: moved.y + middle.y)
    }
  }

  /// Converts a point from the superview's coordinates to this view's.
  package final func convertFromParent(_ point: CGPoint) -> CGPoint {
    guard !storedGeometry.transform.isIdentity else {
      return CGPoint(
        x: point.x - storedGeometry.origin.x + storedBounds.minX,
        y: point.y - storedGeometry.origin.y + storedBounds.minY)
    }
    let middle = center
    let moved = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
      .applying(storedGeometry.transform.inverted())
    return CGPoint(x: moved.x + storedBounds.midX, y: moved.y + storedBounds.midY)
  }

  /// Converts a point from this view's coordinates to the superview's.
  package final func convertToParent(_ point: CGPoint) -> CGPoint {
    guard !storedGeometry.transform.isIdentity else {
      return CGPoint(
        x: point.x + storedGeometry.origin.x - storedBounds.minX,
        y: point.y + storedGeometry.origin.y - storedBounds.minY)
    }
    let moved = CGPoint(x: point.x - storedBounds.midX, y: point.y - storedBounds.midY)
      .applying(storedGeometry.transform)
    // Not `center`, because a subclass may override it, and this must not run the app's code.
    return CGPoint(
      x: moved.x + storedGeometry.origin.x + storedBounds.width / 2,
      y: moved.y + storedGeometry.origin.y + storedBounds.height / 2)
  }

  /// Converts a point from this view's coordinates to the window's or the topmost view's.
  package final func convertToRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.storedSuperview {
      point = view.convertToParent(point)
      view = superview
    }
    return point
  }

  /// Converts a point to this view's coordinates from the window's or the topmost view's.
  package final func convertFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview = storedSuperview else { return point }
    return convertFromParent(superview.convertFromRoot(point))
  }

  /// Adopts the changes that code has made to the layer, because the layer cannot tell the view.
  final func takeOverLayer() {
    guard let layer = storedLayer else { return }
    storedAlpha = layer.opacity
    guard storedIsHidden != layer.isHidden else { return }
    storedIsHidden = layer.isHidden
    LayoutRoot.placeChanged(of: self)
  }

  /// Whether a finger can hit the view, as far as the view itself decides (behaviour 27, 28).
  package final var passesTouches: Bool {
    if storedLayer != nil { takeOverLayer() }
    return !storedIsHidden && storedIsUserInteractionEnabled
      && Double(storedAlpha) >= Self.leastTouchableAlpha
  }

  /// The alpha below which UIKit takes a view for invisible (behaviour 28).
  static var leastTouchableAlpha: Double { 0.01 }
}
