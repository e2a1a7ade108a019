public import Foundation

/// Colors that blend into one another.
public final class CGGradient: Hashable, Sendable {
  /// Creates a gradient of colors, spread evenly where no positions are given.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(
      colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// Creates a gradient of colors that are given by their components, with the opacity last.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    self.init(
      colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// Returns whether two gradients have the same colors at the same positions.
  public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }

  /// Adds the colors to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }

  /// A color at its position from 0 to 1.
  package struct Stop: Hashable, Sendable {
    package let location: CGFloat
    package let color: CGColor
  }

  init?(_ colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Stop(location: locations?[index] ?? CGFloat(index) / last, color: color)
    }.sorted { $0.location < $1.location }
  }

  package let stops: [Stop]
}

/// Whether a gradient goes on before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1 << 0)

  /// The last color goes on after the end.
  public static let drawsAfterEndLocation = Self(rawValue: 1 << 1)
}
