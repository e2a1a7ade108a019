import Foundation

extension UIView {
  /// The last drawing of `draw(_:)`, or `nil` if it was never called.
  package final var drawing: Drawing? { displayState.drawing }

  /// Requests that a part of the view is drawn, or all of it.
  final func requestDisplay(_ rect: CGRect?) {
    let before = displayState.isNeeded ? displayState.dirty : .null
    displayState.dirty = rect.flatMap { before?.union($0) }
    displayState.isNeeded = true
    tellDisplayIsNeeded(isKept: isKept)
    if LayoutRound.isLast { LayoutRound.note(self, isDrawn: true) }
    tree?.window?.scheduleLayout()
  }

  /// Tells the superviews that a view inside them is to be drawn.
  final func tellDisplayIsNeeded(isKept: Bool) {
    withSuperview(isKept: isKept) { superview in
      let isKnown = !superview.displayState.needing.isEmpty
      superview.displayState.needing.add(self)
      if !isKnown { superview.tellDisplayIsNeeded(isKept: isKept) }
    }
  }

  /// Draws the view and the views inside it, as far as that was requested (behaviour 683).
  final func performDisplay() {
    if displayState.isNeeded { LayoutRound.call("draw(_:)", of: self) { display() } }
    let needing = displayState.needing
    guard !needing.isEmpty else { return }
    displayState.needing = WaitingSubviews()
    let subviews = storedSubviews
    if let only = needing.only {
      if only.displayState.isNeededHereOrBelow { only.performDisplay() }
      guard !displayState.needing.isEmpty else { return }
    }
    for index in needing.rest(of: subviews)
    where subviews[index].displayState.isNeededHereOrBelow {
      subviews[index].performDisplay()
    }
  }

  private func display() {
    displayState.isNeeded = false
    guard DrawingClasses.mayDraw(type(of: self)) else { return }
    let bounds = storedBounds
    displayState.waitsForSize = bounds.width <= 0 || bounds.height <= 0
    guard !displayState.waitsForSize else { return }
    let rect = displayState.dirty ?? bounds
    displayState.dirty = nil
    guard !LayerMethods.displays(type(of: self)) else {
      return traitCollection.asCurrent { display(layer) }
    }
    let context = CGContext(points: bounds, scale: contentScaleFactor, isOpaque: false)
    if !isTiled { context?.clip(to: rect) }
    ContextStack.draw(into: context) {
      traitCollection.asCurrent {
        if LayerMethods.draws(type(of: self)) { layerWillDraw(layer) }
        ObservationTracking.call(of: self) {
          $0.setNeedsDisplay()
        } _: {
          drawContent(rect, in: context)
        }
      }
    }
    displayState.drawing = context?.drawing
  }

  /// Makes the view draw a part of itself, by the method that its class has for that (behaviour
  /// 904).
  ///
  /// A view that provides its layer's content does not draw.
  final func drawContent(_ rect: CGRect, in context: CGContext?) {
    let type = type(of: self)
    guard !LayerMethods.displays(type) else { return }
    let draw = { (part: CGRect) in
      if let context, LayerMethods.draws(type) {
        self.draw(self.layer, in: context)
      } else {
        self.draw(part)
      }
    }
    if isTiled {
      layer.drawParts(of: rect, in: context, draw)
    } else {
      draw(rect)
    }
  }

  private final var isTiled: Bool { type(of: self).layerClass is CATiledLayer.Type }
}
