/// The effect of the system font's size on the shapes of its letters.
enum OpticalSize {
  /// Returns a size's share of the display letters: 0 in small sizes, 1 in large ones.
  static func displayShare(of size: Double) -> Double {
    switch size {
    case ...17: 0
    case ...19: (size - 17) * 0.5 / 11
    case ...24: (1 + (size - 19) * 1.6) / 11
    case ..<28: (9 + (size - 24) * 0.5) / 11
    default: 1
    }
  }

  /// Returns the width that a size adds to each character, in units of the font.
  static func tracking(of size: Double) -> Double {
    let sizes = SystemFontTable.trackedSizes
    let values = SystemFontTable.tracking
    guard let first = values.first, let last = values.last else { return 0 }
    guard let above = sizes.firstIndex(where: { $0 >= size }) else { return last }
    guard above > 0 else { return first }
    let part = (size - sizes[above - 1]) / (sizes[above] - sizes[above - 1])
    return values[above - 1] + (values[above] - values[above - 1]) * part
  }

  /// Returns the factor by which slanted letters are wider.
  static func italicFactor(displayShare: Double) -> Double { 1.001 + 0.0225 * displayShare }

  /// Returns the height of a small x, as a part of the size.
  static func xHeight(ofSize size: Double, weight: UIFont.Weight) -> Double {
    let value = Double(weight.rawValue)
    let known = xHeights
    guard let first = known.first, let last = known.last, !value.isNaN else { return 0 }
    var low = first
    var high = value <= first.weight ? first : last
    for (one, next) in zip(known, known.dropFirst()) where value > one.weight {
      (low, high) = value <= next.weight ? (one, next) : (next, next)
    }
    let part = high.weight > low.weight ? (value - low.weight) / (high.weight - low.weight) : 0
    let text = low.text + (high.text - low.text) * part
    let display = low.display + (high.display - low.display) * part
    return text + displayShare(of: size) * (display - text)
  }

  private static let xHeights: [(weight: Double, text: Double, display: Double)] = [
    (-0.6, 0.5254, 0.507813), (-0.4, 0.525879, 0.507813), (0, 0.526367, 0.507813),
    (0.23, 0.530273, 0.513672), (0.3, 0.533691, 0.517578), (0.4, 0.537598, 0.523438),
    (0.56, 0.543457, 0.531738), (0.62, 0.548828, 0.539063),
  ]
}
