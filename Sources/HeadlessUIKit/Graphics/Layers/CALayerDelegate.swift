public import Foundation

/// The methods by which a layer lets its content be drawn and its sublayers be arranged.
///
/// A view is the delegate of its own layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the content of the layer.
  func display(_ layer: CALayer)

  /// Called before the content of the layer is drawn, unless the delegate provides it.
  func layerWillDraw(_ layer: CALayer)

  /// Draws the content of the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Arranges the sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Returns what happens when the layer changes; nil lets the layer look elsewhere, `NSNull` ends that.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Makes the layer take a picture of its drawing.
  public func display(_ layer: CALayer) { layer.displayByDrawing() }

  public func layerWillDraw(_ layer: CALayer) {}

  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
