import Foundation
import HeadlessUIKit
import Rasterizing
import TestSupport
import Testing

/// Holds the pixels of 200 scenes: they are the same bytes on every machine, in debug and in release.
@MainActor @Suite struct DrawingDigestTests {
  @Test func `two hundred scenes have the pixels that they had`() {
    var random = SeededGenerator(seed: 39)
    var digests: [String] = []
    for _ in 0..<10 {
      var digest: UInt64 = 0xCBF2_9CE4_8422_2325
      for _ in 0..<20 {
        let scene = Scene(&random)
        for byte in scene.pixels?.bytes ?? [] {
          digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
        }
      }
      digests.append(String(digest, radix: 16))
    }

    #expect(digests == Self.known)
  }

  private static let known = [
    "6589509584c00a4f", "28984a43abcae372", "da29737e1facbe7c", "d6f0ea28d56fa861",
    "efc638cf8940445e", "8a02c9214df68f70", "7d69aa504f91aaf5", "ee500ea1c202522c",
    "9200b9d6912bdd04", "bfe6a3837f6ff3df",
  ]
}

/// A picture of some shapes, lines, texts, symbols, gradients, shadows and layers.
@MainActor
private struct Scene {
  let pixels: Pixels?

  init(_ random: inout SeededGenerator) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1.5
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
    // Drawings have whole and half places: no sine decides them.
    var things: [(Int, [CGFloat])] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let kind = Int.random(in: 0..<8, using: &random)
      let numbers = (0..<10).map { _ in CGFloat(Int.random(in: 0..<160, using: &random)) / 4 }
      things.append((kind, numbers))
    }
    let image = renderer.image { context in
      for (kind, numbers) in things { Self.draw(kind, numbers, context.cgContext) }
    }
    pixels = image.cgImage?.pixels
  }

  private static func draw(_ kind: Int, _ n: [CGFloat], _ context: CGContext) {
    let rect = CGRect(x: n[0], y: n[1], width: n[2] / 2 + 1, height: n[3] / 2 + 1)
    let color = UIColor(red: n[4] / 40, green: n[5] / 40, blue: n[6] / 40, alpha: 0.3 + n[7] / 60)
    context.saveGState()
    color.set()
    switch kind {
    case 0: UIBezierPath(roundedRect: rect, cornerRadius: n[8] / 8).fill()
    case 1:
      let path = UIBezierPath()
      path.move(to: CGPoint(x: n[0], y: n[1]))
      path.addCurve(
        to: CGPoint(x: n[2], y: n[3]), controlPoint1: CGPoint(x: n[4], y: n[5]),
        controlPoint2: CGPoint(x: n[6], y: n[7]))
      path.lineWidth = 1 + n[8] / 10
      path.lineJoinStyle = .round
      path.stroke()
    case 2:
      "Ag8".draw(
        at: CGPoint(x: n[0] / 2, y: n[1] / 2),
        withAttributes: [.font: UIFont.systemFont(ofSize: 9 + n[2] / 2), .foregroundColor: color])
    case 3: UIImage(systemName: "bell.slash.fill")?.withTintColor(color).draw(in: rect)
    case 4:
      let colors = [color.cgColor, UIColor.white.cgColor] as CFArray
      if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
        context.clip(to: rect)
        context.drawLinearGradient(
          gradient, start: rect.origin, end: CGPoint(x: n[8], y: n[9]), options: [])
      }
    case 5:
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: n[8] / 8)
      context.fill(rect)
    case 6:
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(rect)
      UIColor.black.setFill()
      context.fill(rect.insetBy(dx: 2, dy: 2))
      context.endTransparencyLayer()
    default:
      context.translateBy(x: n[0], y: n[1])
      context.concatenate(CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0))
      "Tilt".draw(at: .zero, withAttributes: [.foregroundColor: color])
    }
    context.restoreGState()
  }
}
