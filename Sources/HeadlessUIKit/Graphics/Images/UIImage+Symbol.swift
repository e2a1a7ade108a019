import Foundation
import StrokeFont

extension UIImage {
  /// Returns the symbol as it is drawn: with its pen, and the colors of its layers.
  func symbol(_ name: String, _ rect: CGRect, tint: CGColor?) -> Drawing.Symbol {
    let configuration = values.configuration?.values
    let weight = configuration?.weight.rawValue ?? 0
    let pens = SymbolFont.pens
    let pen = weight > 0 && weight <= pens.count ? pens[weight - 1] : SymbolFont.regularPen
    var colors: [CGColor]
    switch configuration?.colors {
    case .hierarchical(let color):
      let main = color.cgColor
      colors = [main, main.copy(alpha: main.alpha * 0.4) ?? main]
    case .palette(let palette) where !palette.isEmpty: colors = palette.map(\.cgColor)
    default: colors = [tint ?? CGColor(gray: 0, alpha: 1)]
    }
    return Drawing.Symbol(name: name, frame: rect, pen: pen, colors: colors)
  }
}
