import Foundation

/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  /// Returns the same radius for each corner by itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  /// Returns a radius for each corner.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    Self(
      radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].map { $0 ?? 0 })
  }

  /// Returns round ends, as far as a radius goes.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    Self(isCapsule: true, greatest: maximumRadius)
  }

  /// Returns the same radius for all corners: the largest that one of them needs.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    var all = corners(radius: radius)
    all.uniform = [[0, 1, 2, 3]]
    return all
  }

  /// Returns a radius for the corners of each side.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    Self(radii: [leftRadius, rightRadius, leftRadius, rightRadius], uniform: [[0, 2], [1, 3]])
  }

  /// Returns a radius for the corners above, and one for those below.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    Self(radii: [topRadius, topRadius, bottomRadius, bottomRadius], uniform: [[0, 1], [2, 3]])
  }

  /// Returns a radius for the corners above.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    Self(
      radii: [topRadius, topRadius, bottomLeftRadius ?? 0, bottomRightRadius ?? 0],
      uniform: [[0, 1]])
  }

  /// Returns a radius for the corners below.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    Self(
      radii: [topLeftRadius ?? 0, topRightRadius ?? 0, bottomRadius, bottomRadius],
      uniform: [[2, 3]])
  }

  /// Returns a radius for the corners at the left.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    Self(
      radii: [leftRadius, topRightRadius ?? 0, leftRadius, bottomRightRadius ?? 0],
      uniform: [[0, 2]])
  }

  /// Returns a radius for the corners at the right.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    Self(
      radii: [topLeftRadius ?? 0, rightRadius, bottomLeftRadius ?? 0, rightRadius],
      uniform: [[1, 3]])
  }

  /// The radii in words.
  public var description: String {
    isCapsule ? "capsule" : "corners(\(radii.map(\.description).joined(separator: ", ")))"
  }

  // MARK: The model

  /// No corner is round.
  static let square = corners(radius: 0)

  /// The radii: top left, top right, bottom left, bottom right.
  private var radii: [UICornerRadius] = [0, 0, 0, 0]
  /// The corners that share the largest of their radii.
  private var uniform: [[Int]] = []
  private var isCapsule = false
  private var greatest: Double?

  /// Returns the radii in points for a view of a size, in a container with radii of its own.
  ///
  /// - Parameter insets: How far each corner lies from the container's, on both axes.
  func radii(in size: CGSize, _ container: [CGFloat], _ insets: [CGFloat]) -> [CGFloat] {
    let half = max(0, min(size.width, size.height) / 2)
    guard !isCapsule else {
      return Array(repeating: min(half, greatest.map { CGFloat($0) } ?? half), count: 4)
    }
    var found = radii.indices.map { corner in
      switch radii[corner].kind {
      case .fixed(let radius): min(max(0, CGFloat(radius)), half)
      case .concentric(let minimum):
        min(max(container[corner] - insets[corner], minimum ?? 0, 0), half)
      }
    }
    for corners in uniform {
      let radius = corners.map { found[$0] }.max() ?? 0
      for corner in corners { found[corner] = radius }
    }
    return found
  }
}
