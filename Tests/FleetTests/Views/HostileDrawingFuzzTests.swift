import FleetTesting
import Foundation
import TestSupport
import Testing

/// Drawing and calculating with hostile numbers: not a number, infinite, huge and tiny ones.
@MainActor
@Suite("Random drawing, with any numbers", .freshApplication)
struct HostileDrawingFuzzTests {
  @Test(arguments: Fuzz.runs(short: 6, long: 100, steps: (150, 1_000)))
  func `no path, transform, text or picture ends the process`(fuzz: Fuzz) {
    let log = FailureLog()
    var numbers = HostileNumbers(fuzz.generator)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    var drawn = 0
    withFailureReporter(log) {
      let renderer = UIGraphicsImageRenderer(
        size: CGSize(width: 20, height: 20), format: format)
      _ = renderer.image { context in
        for _ in 0..<fuzz.steps {
          let call = Self.calls.randomElement(using: &numbers.random) ?? Self.calls[0]
          context.cgContext.saveGState()
          call(&numbers, context.cgContext)
          context.cgContext.restoreGState()
          drawn += 1
        }
      }
    }

    #expect(drawn == fuzz.steps, "\(fuzz)")
  }

  private typealias Call = @MainActor (inout HostileNumbers, CGContext) -> Void

  private static let calls: [Call] = values + paths + drawing + texts

  private static let values: [Call] = [
    { numbers, _ in _ = numbers.rect().applying(numbers.transform()) },
    { numbers, _ in _ = numbers.rect().inset(by: numbers.insets()) },
    { numbers, _ in _ = numbers.transform().inverted().concatenating(numbers.transform()) },
    { numbers, _ in _ = CGAffineTransform(numbers.transform().decomposed()) },
    { numbers, _ in _ = numbers.transform().rotated(by: numbers.number()) },
    { numbers, _ in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = numbers.rect()
      attributes.transform = numbers.transform()
      attributes.size = numbers.size()
      _ = attributes.frame
    },
    { numbers, _ in
      let (layer, inner) = (CALayer(), CALayer())
      layer.addSublayer(inner)
      layer.frame = numbers.rect()
      inner.anchorPoint = numbers.point()
      inner.setAffineTransform(numbers.transform())
      inner.bounds = numbers.rect()
      _ = (inner.frame, inner.convert(numbers.rect(), to: layer))
      _ = layer.hitTest(numbers.point())
    },
    { numbers, _ in
      let pan = UIPanGestureRecognizer()
      let view = UIView()
      view.addGestureRecognizer(pan)
      pan.setTranslation(numbers.point(), in: view)
      _ = (pan.translation(in: view), pan.velocity(in: nil))
    },
  ]

  private static let paths: [Call] = [
    { numbers, _ in
      let path = UIBezierPath(rect: numbers.rect())
      path.append(UIBezierPath(ovalIn: numbers.rect()))
      path.apply(numbers.transform())
      _ = (path.bounds, path.contains(numbers.point()))
    },
    { numbers, _ in
      let path = UIBezierPath(roundedRect: numbers.rect(), cornerRadius: numbers.number())
      path.lineWidth = numbers.number()
      path.miterLimit = numbers.number()
      path.stroke()
      path.fill()
    },
    { numbers, _ in
      let path = UIBezierPath(
        arcCenter: numbers.point(), radius: numbers.number(), startAngle: numbers.number(),
        endAngle: numbers.number(), clockwise: true)
      path.addLine(to: numbers.point())
      path.addCurve(
        to: numbers.point(), controlPoint1: numbers.point(), controlPoint2: numbers.point())
      path.addQuadCurve(to: numbers.point(), controlPoint: numbers.point())
      path.stroke()
    },
    { numbers, _ in
      let path = CGMutablePath()
      path.move(to: numbers.point())
      path.addArc(
        tangent1End: numbers.point(), tangent2End: numbers.point(), radius: numbers.number())
      path.addRelativeArc(
        center: numbers.point(), radius: numbers.number(), startAngle: numbers.number(),
        delta: numbers.number())
      path.addRoundedRect(
        in: numbers.rect(), cornerWidth: numbers.number(), cornerHeight: numbers.number())
      _ = (path.boundingBoxOfPath, path.contains(numbers.point()))
    },
    { numbers, _ in
      let path = CGPath(ellipseIn: numbers.rect(), transform: nil)
      _ = path.copy(
        strokingWithWidth: numbers.number(), lineCap: .round, lineJoin: .miter,
        miterLimit: numbers.number())
    },
  ]

  private static let drawing: [Call] = [
    { numbers, context in context.fill(numbers.rect()) },
    { numbers, context in context.stroke(numbers.rect(), width: numbers.number()) },
    { numbers, context in context.fillEllipse(in: numbers.rect()) },
    { numbers, context in context.clear(numbers.rect()) },
    { numbers, context in
      context.clip(to: numbers.rect())
      context.fill(numbers.rect())
      _ = context.boundingBoxOfClipPath
    },
    { numbers, context in
      context.concatenate(numbers.transform())
      context.fill(numbers.rect())
    },
    { numbers, context in
      context.addArc(
        center: numbers.point(), radius: numbers.number(), startAngle: numbers.number(),
        endAngle: numbers.number(), clockwise: false)
      context.drawPath(using: .fillStroke)
    },
    { numbers, _ in _ = UIGraphicsImageRenderer(size: numbers.size()).image { _ in } },
    { numbers, context in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      image.draw(in: numbers.rect(), blendMode: .normal, alpha: numbers.number())
      image.draw(at: numbers.point())
      _ = image.preparingThumbnail(of: numbers.size())
      _ = image.jpegData(compressionQuality: numbers.number())
    },
  ]

  private static let texts: [Call] = [
    { numbers, _ in
      "Some words of a text".draw(
        in: numbers.rect(), withAttributes: [.font: UIFont.systemFont(ofSize: numbers.number())])
    },
    { numbers, _ in
      _ = "Some words of a text".boundingRect(
        with: numbers.size(), options: .usesLineFragmentOrigin,
        attributes: [.font: UIFont.systemFont(ofSize: numbers.number(), weight: .bold)],
        context: nil)
    },
    { numbers, _ in
      let font = UIFont.systemFont(ofSize: numbers.number()).withSize(numbers.number())
      _ = (font.lineHeight, font.pointSize)
      _ = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: numbers.number())
      _ = UIFontMetrics.default.scaledValue(for: numbers.number())
    },
  ]
}

/// Senseless numbers for drawing, and values made of them.
private struct HostileNumbers {
  var random: SeededGenerator

  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300,
    1e18, 9.3e18, -1e18, .leastNonzeroMagnitude, 1e-12, 0, -0.0, 1, -1, 0.1, 7, 20, 390,
  ]

  init(_ random: SeededGenerator) { self.random = random }

  mutating func number() -> CGFloat { Self.numbers.randomElement(using: &random) ?? 0 }
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
  mutating func insets() -> UIEdgeInsets {
    UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }
  mutating func rect() -> CGRect {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .null
    case 1: .infinite
    default: CGRect(origin: point(), size: size())
    }
  }
  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }
}
