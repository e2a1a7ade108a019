import Foundation

/// Blends new paint with the pixels below it.
struct Blending {
  private let mode: BlendMode

  init(_ mode: BlendMode) { self.mode = mode }

  /// Paints a color over the pixel at an index, as far as it is covered.
  func paint(
    _ color: PixelColor, coverage: UInt8, over bytes: UnsafeMutableBufferPointer<UInt8>,
    at place: Int
  ) {
    guard mode == .normal else { return mix(color, coverage, bytes, place) }
    let color = color.faded(by: Int(coverage))
    let rest = 255 - Int(color.alpha)
    func over(_ new: UInt8, _ old: UInt8) -> UInt8 {
      UInt8(min(Int(new) + (Int(old) * rest + 127) / 255, 255))
    }
    bytes[place] = over(color.red, bytes[place])
    bytes[place + 1] = over(color.green, bytes[place + 1])
    bytes[place + 2] = over(color.blue, bytes[place + 2])
    bytes[place + 3] = over(color.alpha, bytes[place + 3])
  }

  /// Red, green and blue.
  private typealias Parts = (CGFloat, CGFloat, CGFloat)

  private func mix(
    _ color: PixelColor, _ coverage: UInt8, _ bytes: UnsafeMutableBufferPointer<UInt8>,
    _ place: Int
  ) {
    func part(_ value: UInt8) -> CGFloat { CGFloat(value) / 255 }
    let source = (part(color.red), part(color.green), part(color.blue))
    let target = (part(bytes[place]), part(bytes[place + 1]), part(bytes[place + 2]))
    let (new, alpha) = mixed(source, part(color.alpha), target, part(bytes[place + 3]))
    let amount = part(coverage)
    func set(_ offset: Int, _ value: CGFloat) {
      let old = part(bytes[place + offset])
      bytes[place + offset] = UInt8(
        Int(((old + (value - old) * amount) * 255).rounded(), within: 0...255))
    }
    set(0, new.0)
    set(1, new.1)
    set(2, new.2)
    set(3, alpha)
  }

  /// Returns the colors, multiplied by the opacity, and the opacity.
  private func mixed(
    _ source: Parts, _ sourceAlpha: CGFloat, _ target: Parts, _ targetAlpha: CGFloat
  ) -> (Parts, CGFloat) {
    if let (own, other) = factors(sourceAlpha, targetAlpha) {
      func sum(_ source: CGFloat, _ target: CGFloat) -> CGFloat { source * own + target * other }
      return (
        (sum(source.0, target.0), sum(source.1, target.1), sum(source.2, target.2)),
        sum(sourceAlpha, targetAlpha)
      )
    }
    if mode == .plusLighter || mode == .plusDarker {
      let alpha = min(sourceAlpha + targetAlpha, 1)
      func sum(_ source: CGFloat, _ target: CGFloat) -> CGFloat {
        mode == .plusLighter
          ? min(source + target, 1)
          : max(alpha - (sourceAlpha - source) - (targetAlpha - target), 0)
      }
      return (
        (sum(source.0, target.0), sum(source.1, target.1), sum(source.2, target.2)), alpha
      )
    }
    func plain(_ parts: Parts, _ alpha: CGFloat) -> Parts {
      alpha > 0 ? (parts.0 / alpha, parts.1 / alpha, parts.2 / alpha) : (0, 0, 0)
    }
    let both = blended(plain(source, sourceAlpha), plain(target, targetAlpha))
    func sum(_ source: CGFloat, _ target: CGFloat, _ both: CGFloat) -> CGFloat {
      source * (1 - targetAlpha) + target * (1 - sourceAlpha) + both * sourceAlpha * targetAlpha
    }
    return (
      (
        sum(source.0, target.0, both.0), sum(source.1, target.1, both.1),
        sum(source.2, target.2, both.2)
      ),
      sourceAlpha + targetAlpha - sourceAlpha * targetAlpha
    )
  }

  /// How much of each remains, for the modes that only weigh them.
  private func factors(_ source: CGFloat, _ target: CGFloat) -> (CGFloat, CGFloat)? {
    switch mode {
    case .normal: (1, 1 - source)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (target, 0)
    case .sourceOut: (1 - target, 0)
    case .sourceAtop: (target, 1 - source)
    case .destinationOver: (1 - target, 1)
    case .destinationIn: (0, source)
    case .destinationOut: (0, 1 - source)
    case .destinationAtop: (1 - target, source)
    case .xor: (1 - target, 1 - source)
    default: nil
    }
  }

  private func blended(_ source: Parts, _ target: Parts) -> Parts {
    switch mode {
    case .hue: Self.with(Self.with(source, saturation: Self.saturation(target)), light: target)
    case .saturation:
      Self.with(Self.with(target, saturation: Self.saturation(source)), light: target)
    case .color: Self.with(source, light: target)
    case .luminosity: Self.with(target, light: source)
    default: (part(source.0, target.0), part(source.1, target.1), part(source.2, target.2))
    }
  }

  private func part(_ source: CGFloat, _ target: CGFloat) -> CGFloat {
    switch mode {
    case .multiply: source * target
    case .screen: source + target - source * target
    case .overlay: Self.hardLight(target, source)
    case .hardLight: Self.hardLight(source, target)
    case .darken: min(source, target)
    case .lighten: max(source, target)
    case .colorDodge: target == 0 ? 0 : source >= 1 ? 1 : min(target / (1 - source), 1)
    case .colorBurn: target >= 1 ? 1 : source <= 0 ? 0 : 1 - min((1 - target) / source, 1)
    case .softLight: Self.softLight(source, target)
    case .difference: abs(source - target)
    case .exclusion: source + target - 2 * source * target
    default: source
    }
  }

  private static func hardLight(_ source: CGFloat, _ target: CGFloat) -> CGFloat {
    source <= 0.5 ? 2 * source * target : 1 - 2 * (1 - source) * (1 - target)
  }

  private static func softLight(_ source: CGFloat, _ target: CGFloat) -> CGFloat {
    guard source > 0.5 else { return target - (1 - 2 * source) * target * (1 - target) }
    let root =
      target <= 0.25 ? ((16 * target - 12) * target + 4) * target : target.squareRoot()
    return target + (2 * source - 1) * (root - target)
  }

  private static func light(_ parts: Parts) -> CGFloat {
    0.3 * parts.0 + 0.59 * parts.1 + 0.11 * parts.2
  }

  private static func saturation(_ parts: Parts) -> CGFloat {
    max(parts.0, parts.1, parts.2) - min(parts.0, parts.1, parts.2)
  }

  private static func with(_ parts: Parts, saturation: CGFloat) -> Parts {
    let low = min(parts.0, parts.1, parts.2)
    let range = max(parts.0, parts.1, parts.2) - low
    guard range > 0 else { return (0, 0, 0) }
    func part(_ value: CGFloat) -> CGFloat { (value - low) / range * saturation }
    return (part(parts.0), part(parts.1), part(parts.2))
  }

  /// Returns a color that is as bright as another one.
  private static func with(_ parts: Parts, light other: Parts) -> Parts {
    let change = light(other) - light(parts)
    let moved = (parts.0 + change, parts.1 + change, parts.2 + change)
    let (middle, low, high) = (
      light(moved), min(moved.0, moved.1, moved.2), max(moved.0, moved.1, moved.2)
    )
    func part(_ value: CGFloat) -> CGFloat {
      if low < 0 { return middle + (value - middle) * middle / (middle - low) }
      if high > 1 { return middle + (value - middle) * (1 - middle) / (high - middle) }
      return value
    }
    return (part(moved.0), part(moved.1), part(moved.2))
  }
}
