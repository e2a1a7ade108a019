import Foundation

/// Draws views and layers into a context, as the screen shows them.
@MainActor
struct ViewPainter {
  let context: CGContext

  /// Draws a view with all that is in it, in its own coordinates.
  func paint(_ view: UIView) {
    context.saveGState()
    view.traitCollection.asCurrent { paintInside(view) }
    context.restoreGState()
  }

  /// Draws a view, and leaves the context as it is then.
  private func paintInside(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let layer = view.storedLayer
    if let mask = view.mask { clip(to: mask.frame) { $0.place(mask) } }
    if let mask = layer?.mask { clip(to: mask.frame) { $0.place(mask) } }
    let radius = layer?.cornerRadius ?? 0 > 0 ? 0 : view.systemCornerRadius
    inLayer(alpha: view.alpha, shadow: layer) {
      lazy var shape = Self.shape(of: view.bounds, like: layer, radius: radius)
      if view.clipsToBounds || radius > 0 { context.clip(to: shape, evenOdd: false) }
      let painted = view as? any SelfPainting
      let painter = PartPainter(context: context)
      withTraits(of: view) {
        if let background = view.backgroundColor?.cgColor { fill(shape, background) }
        if let layer { paintContents(of: layer) }
        painted?.paintParts(painter)
        view.alertOfContent?.paintContent(painter)
        painter.drawn { view.paintContent(in: context) }
      }
      if let layer { paintSublayers(of: layer) }
      for subview in view.storedSubviews { place(subview) }
      if let painted { withTraits(of: view) { painted.paintFrontParts(painter) } }
      if let layer { paintBorder(of: layer) }
    }
  }

  /// Draws with the traits of a view as the current ones, which mostly are its superview's.
  private func withTraits(of view: UIView, _ body: () -> Void) {
    let traits = view.traitCollection
    if traits === UITraitCollection.current { body() } else { traits.asCurrent(body) }
  }

  /// Draws a layer with all that is in it, in its own coordinates.
  func paint(_ layer: CALayer) {
    if let view = layer.owner { return paint(view) }
    guard !layer.isHidden, layer.opacity > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    guard !(layer is CATransformLayer) else { return paintTransformed(layer) }
    if let mask = layer.mask { clip(to: mask.frame) { $0.place(mask) } }
    inLayer(alpha: CGFloat(layer.opacity), shadow: layer) {
      let shape = Self.shape(of: layer.bounds, like: layer)
      if layer.masksToBounds { context.clip(to: shape, evenOdd: false) }
      fill(shape, layer.backgroundColor)
      paintContents(of: layer)
      paintSublayers(of: layer)
      paintBorder(of: layer)
    }
  }

  /// Draws the sublayers of a layer that shows nothing else: each fades for itself.
  private func paintTransformed(_ layer: CALayer) {
    layer.layoutIfNeeded()
    for sublayer in layer.sublayers ?? [] {
      inLayer(alpha: CGFloat(layer.opacity), shadow: nil) { place(sublayer) }
    }
  }

  private func paintSublayers(of layer: CALayer) {
    let replicator = layer as? CAReplicatorLayer
    context.saveGState()
    for _ in 0..<min(max(replicator?.instanceCount ?? 1, 0), 10_000) {
      for sublayer in layer.sublayers ?? [] { place(sublayer) }
      guard let step = replicator?.instanceTransform.flat else { break }
      // Each copy is moved like the previous one, around the middle of the layer.
      context.translateBy(x: layer.bounds.midX, y: layer.bounds.midY)
      context.concatenate(step)
      context.translateBy(x: -layer.bounds.midX, y: -layer.bounds.midY)
    }
    context.restoreGState()
  }

  /// Clips later drawing to the opaque parts of a mask, which is drawn for that alone.
  private func clip(to frame: CGRect, _ drawMask: (ViewPainter) -> Void) {
    let area = frame.part(within: context.boundingBoxOfClipPath).integral
    guard !area.isNull, !area.isEmpty,
      let stencil = CGContext(points: area, scale: context.ctm.scale, isOpaque: false)
    else { return context.clip(to: .zero) }
    drawMask(ViewPainter(context: stencil))
    guard let image = stencil.makeImage() else { return }
    // The top of an image lies where the y axis points to, which in a layer is down.
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: area.minY + area.maxY)
    context.concatenate(flip)
    context.clip(to: area, mask: image)
    context.concatenate(flip)
  }

  /// Draws something whose parts fade and cast shadows together.
  private func inLayer(alpha: CGFloat, shadow: CALayer?, _ body: () -> Void) {
    let casts = shadow.map { $0.shadowOpacity > 0 && !$0.masksToBounds } ?? false
    guard alpha < 1 || casts else { return body() }
    context.saveGState()
    defer { context.restoreGState() }
    context.setAlpha(alpha)
    if casts, let shadow, let color = shadow.shadowColor {
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowRadius * 2,
        color: color.copy(alpha: color.alpha * CGFloat(shadow.shadowOpacity)))
    }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    body()
    context.endTransparencyLayer()
  }

  private func place(_ view: UIView) {
    let bounds = view.bounds
    let anchor = view.storedLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    context.saveGState()
    context.translateBy(x: view.center.x + view.moveBesideActions, y: view.center.y)
    context.concatenate(view.transform)
    context.translateBy(
      x: -bounds.minX - bounds.width * anchor.x, y: -bounds.minY - bounds.height * anchor.y)
    paintInside(view)
    context.restoreGState()
  }

  private func place(_ layer: CALayer) {
    context.saveGState()
    context.translateBy(x: layer.position.x, y: layer.position.y)
    context.concatenate(layer.affineTransform())
    context.translateBy(
      x: -layer.bounds.minX - layer.bounds.width * layer.anchorPoint.x,
      y: -layer.bounds.minY - layer.bounds.height * layer.anchorPoint.y)
    paint(layer)
    context.restoreGState()
  }

  private func fill(_ shape: Outline, _ color: CGColor?) {
    guard let color, color.alpha > 0 else { return }
    context.fill(shape, color)
  }

  private func paintContents(of layer: CALayer) {
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
    let image = layer.contents as? CGImage ?? (layer.contents as? UIImage)?.cgImage
    if let image { UIImage(cgImage: image).draw(into: context, layer.bounds, tint: nil) }
    layer.paintContent(in: context)
  }

  private func paintBorder(of layer: CALayer) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    let width = layer.borderWidth
    var pen = Pen()
    pen.width = width
    context.stroke(
      Self.shape(
        of: layer.bounds.insetBy(dx: width / 2, dy: width / 2), like: layer, inset: width / 2),
      pen, color)
  }

  /// Returns a rectangle with the corners of a layer.
  private static func shape(
    of rect: CGRect, like layer: CALayer?, inset: CGFloat = 0, radius systemRadius: CGFloat = 0
  ) -> Outline {
    var shape = Outline()
    let radius = max((layer?.cornerRadius ?? 0) - inset, 0)
    if systemRadius > 0 {
      let size = CGSize(width: systemRadius, height: systemRadius)
      shape.roundedRect(rect, radii: [size, size, size, size])
      return shape
    }
    guard let layer, radius > 0 else {
      shape.rect(rect)
      return shape
    }
    let radii = corners.map { corner in
      layer.maskedCorners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
    }
    shape.roundedRect(rect, radii: radii, isContinuous: layer.cornerCurve == .continuous)
    return shape
  }

  /// The corners in the order of outlines.
  private static let corners: [CACornerMask] = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
  ]
}
