import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// What a closure draws, on a red ground of 40 by 20 points.
@MainActor
@Suite("Canvas", .freshApplication)
struct CanvasTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private static let (isRed, isBlue) = ([255, 0, 0], [0, 0, 255])

  /// What is drawn, a place, and the color there.
  private struct Row {
    let name: String
    let place: (x: Int, y: Int)
    let color: [Int]
    let draw: (inout GraphicsContext, CGSize) -> Void

    init(
      _ name: String, _ x: Int, _ y: Int, _ color: [Int],
      _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
      (self.name, place, self.color, self.draw) = (name, (x, y), color, draw)
    }
  }

  private static let shapes: [Row] = [
    Row("a fill", 10, 10, isBlue) { context, _ in context.fill(left, with: .color(blue)) },
    Row("beside a fill", 30, 10, isRed) { context, _ in context.fill(left, with: .color(blue)) },
    Row("the size", 39, 19, isBlue) { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 0, green: 0, blue: 1))
    },
    Row("what is covered twice", 10, 10, isRed) { context, _ in
      var twice = left
      twice.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.fill(twice, with: .color(blue), style: FillStyle(eoFill: true))
    },
    Row("a line", 20, 10, isBlue) { context, _ in
      context.stroke(left, with: .color(blue), lineWidth: 4)
    },
    Row("within a line", 10, 10, isRed) { context, _ in
      context.stroke(left, with: .color(blue), lineWidth: 4)
    },
    Row("between dashes", 10, 10, isRed) { context, _ in
      let line = Path {
        $0.move(to: CGPoint(x: 0, y: 10))
        $0.addLine(to: CGPoint(x: 40, y: 10))
      }
      context.stroke(line, with: .color(blue), style: StrokeStyle(lineWidth: 4, dash: [5, 10]))
    },
    Row("a gradient, in the coordinates of the view", 30, 10, isBlue) { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [red, blue]), startPoint: .zero, endPoint: CGPoint(x: 20, y: 0)))
    },
    Row("a style", 10, 10, isBlue) { context, _ in context.fill(left, with: .style(.tint)) },
  ]

  private static let states: [Row] = [
    Row("moved", 30, 10, isBlue) { context, _ in
      context.translateBy(x: 20, y: 0)
      context.fill(left, with: .color(blue))
    },
    Row("scaled, then moved", 30, 10, isBlue) { context, _ in
      context.scaleBy(x: 2, y: 1)
      context.translateBy(x: 10, y: 0)
      context.fill(left, with: .color(blue))
    },
    Row("turned about a point", 30, 10, isBlue) { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.rotate(by: .degrees(180))
      context.fill(left.offsetBy(dx: -20, dy: -10), with: .color(blue))
    },
    Row("half as opaque", 10, 10, [128, 0, 128]) { context, _ in
      context.opacity = 0.5
      context.fill(left, with: .color(blue))
    },
    Row("a copy has its own state", 10, 10, isBlue) { context, _ in
      var copy = context
      copy.opacity = 0
      copy.translateBy(x: 100, y: 0)
      context.fill(left, with: .color(blue))
    },
    Row("clipped", 30, 10, isRed) { context, size in
      context.clip(to: left)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(blue))
    },
    Row("clipped to the outside", 30, 10, isBlue) { context, size in
      context.clip(to: left, options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(blue))
    },
    Row("clipped before it was moved", 10, 10, isBlue) { context, size in
      context.clip(to: left)
      context.translateBy(x: 20, y: 0)
      context.fill(Path(CGRect(x: -20, y: 0, width: 40, height: 20)), with: .color(blue))
    },
    Row("multiplied", 10, 10, [0, 0, 0]) { context, _ in
      context.blendMode = .multiply
      context.fill(left, with: .color(blue))
    },
    Row("a layer, as one", 10, 10, [128, 0, 128]) { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(left, with: .color(red))
        layer.fill(left, with: .color(blue))
      }
    },
    Row("a layer that is moved", 30, 10, isBlue) { context, _ in
      context.translateBy(x: 10, y: 0)
      context.drawLayer { layer in
        layer.translateBy(x: 10, y: 0)
        layer.fill(left, with: .color(blue))
      }
    },
    Row("Core Graphics", 30, 10, isBlue) { context, _ in
      context.translateBy(x: 20, y: 0)
      context.withCGContext { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }
      context.withCGContext {
        $0.setFillColor(UIColor.blue.cgColor)
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    },
  ]

  private static let things: [Row] = [
    Row("a picture in a rectangle", 30, 10, isBlue) { context, _ in
      context.draw(Image(uiImage: square), in: CGRect(x: 20, y: 0, width: 20, height: 20))
    },
    Row("a picture at a point", 10, 15, isBlue) { context, _ in
      context.draw(Image(uiImage: square), at: CGPoint(x: 10, y: 20), anchor: .bottom)
    },
    Row("beside a picture at a point", 10, 5, isRed) { context, _ in
      context.draw(Image(uiImage: square), at: CGPoint(x: 10, y: 20), anchor: .bottom)
    },
    Row("a view", 38, 10, isBlue) { context, _ in
      guard let dot = context.resolveSymbol(id: "dot") else { return }
      context.draw(dot, at: CGPoint(x: 40, y: 10), anchor: .trailing)
    },
    Row("a view, larger", 20, 10, isBlue) { context, size in
      guard let dot = context.resolveSymbol(id: "dot") else { return }
      context.draw(dot, in: CGRect(origin: .zero, size: size))
    },
    Row("no such view", 20, 10, isRed) { context, size in
      if context.resolveSymbol(id: "line") != nil {
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(blue))
      }
    },
  ]

  /// A blue picture of 10 by 10 points.
  private static var square: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 10, height: 10)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func `behaviour 1243, 1244, 1245: what is drawn`() {
    for row in Self.shapes + Self.states + Self.things {
      let view = Canvas(renderer: row.draw) {
        Self.blue.frame(width: 4, height: 4).tag("dot")
      }
      .tint(Self.blue).background(Self.red)
      let found = pixel(view, row.place.x, row.place.y)
      let isNear = zip(found, row.color).allSatisfy { abs($0 - $1) <= 2 } && found.count == 3
      #expect(isNear, "\(row.name): \(found) where \(row.color) should be")
    }
  }

  @Test func `behaviour 1243: what is around says how`() {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
    }
    #expect(pixel(view.foregroundStyle(Self.blue), 20, 10) == Self.isBlue)
    let opaque = Canvas(opaque: true) { _, _ in }.background(Self.red)
    #expect(pixel(opaque, 20, 10) == [0, 0, 0])
  }

  /// Draws a text, and writes down what it measures.
  private func measured(_ text: Text, in size: CGSize) -> [CGFloat] {
    var numbers: [CGFloat] = []
    let canvas = Canvas { context, _ in
      let resolved = context.resolve(text)
      let own = resolved.measure(in: size)
      numbers = [own.width, own.height, resolved.firstBaseline(in: size)]
      context.draw(resolved, at: .zero, anchor: .topLeading)
    }
    _ = pixel(canvas, 0, 0)
    return numbers
  }

  @Test func `behaviour 1246: a text is as large as it is elsewhere`() {
    let text = Text("Robin").font(.system(size: 10))
    let free = CGSize(width: 1000, height: 1000)
    let own = UIHostingController(rootView: text).sizeThatFits(in: free)
    let numbers = measured(text, in: free)
    #expect(abs(numbers[0] - own.width) < 1 && abs(numbers[1] - own.height) < 1)
    #expect(numbers.last == UIFont.systemFont(ofSize: 10).ascender)
    let narrow = measured(
      Text("Robin and Wren").font(.system(size: 10)), in: CGSize(width: 40, height: 100))
    #expect(narrow[0] <= 40)
    #expect(narrow[1] >= own.height * 2 - 1)
  }

  @Test func `behaviour 1246: a text is drawn in the color of its shading`() {
    let canvas = Canvas { context, size in
      var text = context.resolve(Text("HHH").font(.system(size: 14)))
      text.shading = .color(Self.blue)
      context.draw(text, in: CGRect(origin: .zero, size: size))
    }
    #expect(hasBlue(canvas))
    #expect(!hasBlue(Canvas { _, _ in }))
  }

  /// Whether anything blue is on a red ground.
  private func hasBlue(_ view: some View) -> Bool {
    (0..<30).contains { x in
      [6, 8, 10].contains { pixel(view.background(Self.red), x, $0)[2] > 100 }
    }
  }

  private struct Counter: View {
    let log: Log
    @State private var count = 1

    var body: some View {
      VStack {
        Canvas { context, size in
          log.add("\(count) of \(Int(size.width))")
        }
        .frame(width: 30, height: 20).accessibilityLabel("Dots")
        Button("More") { count += 1 }
      }
    }
  }

  @Test func `behaviour 1247: it is drawn anew with what it reads, and is an element by its label`()
  {
    let log = Log()
    let controller = show(Counter(log: log))
    func draw() {
      _ = UIGraphicsImageRenderer(bounds: controller.view.bounds).image {
        controller.view.layer.render(in: $0.cgContext)
      }
    }
    draw()
    #expect(log.take().last == "1 of 30")
    tap("More")
    draw()
    #expect(log.take().last == "2 of 30")
    #expect(Fleet.screen.otherElements["Dots"].exists)
  }

  @Test func `behaviour 1243: it takes the room that it is offered, and 10 points without`() {
    let host = UIHostingController(rootView: Canvas { _, _ in })
    #expect(host.sizeThatFits(in: CGSize(width: 70, height: 50)) == CGSize(width: 70, height: 50))
    let fixed = UIHostingController(rootView: Canvas { _, _ in }.fixedSize())
    #expect(fixed.sizeThatFits(in: CGSize(width: 70, height: 50)) == CGSize(width: 10, height: 10))
  }
}
