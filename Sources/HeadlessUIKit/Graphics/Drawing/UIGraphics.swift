public import Foundation

// MARK: The current context

/// Returns the context into which one draws now.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.entries.last?.context
}

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.entries.append(ContextStack.Entry(context: context))
}

/// Makes the previous context the current one again.
public func UIGraphicsPopContext() { _ = ContextStack.current.entries.popLast() }

// MARK: Rectangles

/// Fills a rectangle with the current fill color.
///
/// It replaces the background, whether the color is opaque or not.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill color, mixed in a way.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect, blendMode)
}

/// Draws a frame, one point wide, inside a rectangle in the current fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame, one point wide, inside a rectangle in the current fill color, mixed in a way.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.frame(rect, blendMode)
}

/// Clips later drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
