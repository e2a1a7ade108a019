public import Foundation

/// The steps of a matrix: it scales, skews, rotates and moves.
public struct CGAffineTransformComponents: Equatable, Sendable {
  /// How much wider and higher things get.
  ///
  /// A mirroring matrix has a negative height.
  public var scale: CGSize
  /// How far things are skewed along the x axis.
  public var horizontalShear: CGFloat
  /// The angle of the rotation, in radians.
  public var rotation: CGFloat
  /// How far things are moved.
  public var translation: CGVector

  /// Creates components that are all zero.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
