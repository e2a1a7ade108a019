public import Foundation

// MARK: Bitmap contexts

/// Begins to draw an image with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins to draw an image; a scale of 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.screenScale
  let context = CGContext(
    points: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  ContextStack.current.entries.append(ContextStack.Entry(context: context, imageScale: scale))
}

/// Returns the drawing up to now as an image, if an image is being drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ContextStack.current.entries.last, let scale = entry.imageScale else {
    return nil
  }
  return entry.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends drawing an image, if one is being drawn.
public func UIGraphicsEndImageContext() {
  let stack = ContextStack.current
  if stack.entries.last?.imageScale != nil { stack.entries.removeLast() }
}
