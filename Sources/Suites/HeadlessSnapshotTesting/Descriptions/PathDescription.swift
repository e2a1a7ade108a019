import Foundation
import HeadlessUIKit

/// The steps of a path, one a line, and an empty line before each new part.
struct PathDescription {
  let text: String

  init(of path: CGPath, _ formatter: NumberFormatter? = nil) {
    let formatter = formatter ?? Self.usual
    func number(_ value: CGFloat) -> String {
      formatter.string(from: NSNumber(value: Double(value))) ?? "\(value)"
    }
    var text = ""
    for element in path.outline.elements {
      let name: String
      switch element {
      case .move:
        name = "MoveTo"
        if !text.isEmpty { text += "\n" }
      case .line: name = "LineTo"
      case .quad: name = "QuadCurveTo"
      case .curve: name = "CurveTo"
      case .close: name = "Close"
      }
      let points = element.points.map { "(\(number($0.x)), \(number($0.y)))" }
      text += "\(name) \(points.joined(separator: " "))\n"
    }
    self.text = text
  }

  /// One to three digits after the point.
  private static var usual: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    formatter.usesGroupingSeparator = false
    formatter.minimumIntegerDigits = 1
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return formatter
  }
}
