public import Foundation

/// A drawing that is made once, and drawn any number of times.
public final class CGLayer: Hashable {
  /// Creates a layer for drawings into a context.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let rect = CGRect(origin: .zero, size: size)
    guard size.width > 0, size.height > 0,
      let own = CGContext(points: rect, scale: 3, isOpaque: false)
    else { return nil }
    self.context = own
    self.size = size
  }

  /// The size in points.
  public let size: CGSize

  /// The context to draw into.
  public let context: CGContext?

  /// Returns whether two layers are one object.
  public static func == (left: CGLayer, right: CGLayer) -> Bool { left === right }

  /// Adds the object to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
