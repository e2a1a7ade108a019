public import Foundation

/// The methods by which a layer lets its content be drawn and its sublayers be arranged.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the content of the layer.
  func display(_ layer: CALayer)

  /// Draws the content of the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Arranges the sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Lets the layer make a picture of what is drawn.
  public func display(_ layer: CALayer) { layer.displayByDrawing() }

  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
