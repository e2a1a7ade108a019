import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Colors, shapes and pictures.
@MainActor
@Suite("Drawings of SwiftUI", .freshApplication)
struct DrawingTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// A view, a place, and the color there.
  private static let pixels: [(String, AnyView, Int, Int, [Int])] = [
    ("a color", AnyView(red), 20, 10, [255, 0, 0]),
    ("a shape", AnyView(Rectangle().fill(blue)), 20, 10, [0, 0, 255]),
    ("a circle, inside", AnyView(Circle().fill(blue)), 20, 10, [0, 0, 255]),
    ("a circle, outside", AnyView(red.overlay { Circle().fill(blue) }), 2, 10, [255, 0, 0]),
    ("a capsule, corner", AnyView(red.overlay { Capsule().fill(blue) }), 0, 0, [255, 0, 0]),
    (
      "the style around", AnyView(Rectangle().foregroundStyle(blue)), 20, 10, [0, 0, 255]
    ),
    ("a background", AnyView(Color.clear.background(red)), 20, 10, [255, 0, 0]),
    (
      "a background in a shape", AnyView(Color.clear.background(red, in: Rectangle())), 20, 10,
      [255, 0, 0]
    ),
    ("a border", AnyView(red.border(blue, width: 4)), 1, 10, [0, 0, 255]),
    ("inside a border", AnyView(red.border(blue, width: 4)), 20, 10, [255, 0, 0]),
    (
      "a gradient, start",
      AnyView(LinearGradient(colors: [red, red, blue], startPoint: .leading, endPoint: .trailing)),
      1, 10, [255, 0, 0]
    ),
    ("clipped", AnyView(blue.background(red).clipShape(Rectangle())), 20, 10, [0, 0, 255]),
    (
      "a tint", AnyView(Rectangle().fill(.tint).tint(blue)), 20, 10, [0, 0, 255]
    ),
  ]

  @Test func `behaviour 1103: what is drawn`() {
    for (name, view, x, y, color) in Self.pixels {
      #expect(pixel(view, x, y) == color, "\(name)")
    }
  }

  private struct Panel: View {
    @Namespace var panel
    let isGlass: Bool

    var rows: some View {
      VStack(spacing: 3) {
        let first = Text("Wren").accessibilityIdentifier("wren")
        if isGlass {
          first.glassEffect().glassEffectID("wren", in: panel)
        } else {
          first
        }
        let second = Text("Owl").padding(7).accessibilityIdentifier("owl")
        if isGlass {
          second
            .glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 9))
            .glassEffectUnion(id: 1, namespace: panel)
            .glassEffectTransition(.materialize)
        } else {
          second
        }
      }
    }
    var body: some View {
      if isGlass { GlassEffectContainer(spacing: 20) { rows } } else { rows }
    }
  }

  @Test func `glass takes no room`() {
    let size = CGSize(width: 200, height: 300)
    let frames = layOut(Panel(isGlass: true), in: size)

    #expect(frames["wren"] != nil && frames["owl"] != nil)
    #expect(frames == layOut(Panel(isGlass: false), in: size))
    #expect(Glass.regular.tint(.red) != .regular && Glass.clear.interactive(false) == .clear)
  }

  @Test func `behaviour 1104: what shapes, colors and lines take of what is offered`() {
    let frames = layOut(
      VStack(spacing: 0) {
        Color.red.accessibilityLabel("c").accessibilityIdentifier("color")
        Divider().accessibilityLabel("d").accessibilityIdentifier("line")
        Circle().frame(height: 30).accessibilityLabel("o").accessibilityIdentifier("circle")
        HStack(spacing: 0) {
          Rectangle().accessibilityLabel("r").accessibilityIdentifier("rectangle")
          Divider().accessibilityLabel("u").accessibilityIdentifier("upright")
        }
        .frame(height: 20)
      }, in: CGSize(width: 100, height: 151))
    let pixel = 1 / UIScreen.main.scale
    #expect(frames["color"]?.width == 100)
    #expect(abs((frames["line"]?.height ?? 0) - pixel) < 0.01)
    #expect(frames["line"]?.width == 100)
    #expect(frames["circle"]?.size == CGSize(width: 30, height: 30))
    #expect(abs((frames["upright"]?.width ?? 0) - pixel) < 0.01)
    #expect(frames["upright"]?.height == 20)
  }

  @Test func `behaviour 1105: a picture is called as it is, and takes a size only if it may`()
    throws
  {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let cgImage = try #require(picture.cgImage)
    let frames = layOut(
      HStack(spacing: 0) {
        Image(uiImage: picture).accessibilityLabel("own").accessibilityIdentifier("own")
        Image(uiImage: picture).resizable().accessibilityLabel("any")
          .accessibilityIdentifier("any")
      }, in: CGSize(width: 200, height: 100))
    #expect(frames["own"]?.size == CGSize(width: 30, height: 20))
    #expect(frames["any"]?.size == CGSize(width: 170, height: 100))
    let beside = layOut(
      HStack(spacing: 0) {
        Image(decorative: cgImage, scale: picture.scale)
        Block("beside", 20, 20)
      }, in: CGSize(width: 50, height: 20))
    #expect(beside["beside"]?.minX == 30)
    show(
      VStack {
        Image(systemName: "star")
        Image(decorative: "photo")
        Image(decorative: cgImage, scale: picture.scale)
        Image(uiImage: picture)
      })
    #expect(Fleet.screen.images.count == 1)
    #expect(Fleet.screen.images["star"].exists)
  }

  @Test func `behaviour 1106: effects leave the place as it is`() {
    func block(_ change: (Block) -> some View) -> CGRect? {
      let frames = layOut(
        HStack(spacing: 0) {
          change(Block("one", 20, 20))
          Block("two", 20, 20)
        }, in: CGSize(width: 40, height: 40))
      return frames["two"]
    }
    let place = block { $0 }
    #expect(block { $0.opacity(0.5) } == place)
    #expect(block { $0.rotationEffect(.degrees(45)) } == place)
    #expect(block { $0.scaleEffect(2) } == place)
    #expect(block { $0.shadow(radius: 5) } == place)
    #expect(block { $0.clipShape(Circle()) } == place)
    #expect(block { $0.mask { Circle() } } == place)
    #expect(block { $0.hidden() } == place)
  }

  /// What a shape's name with a point before it may be.
  @Test func `a rectangle is rounded at each corner in its own way`() {
    func shape<S: Shape>(_ shape: S) -> Path {
      shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let path = shape(.rect(topLeadingRadius: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 39, y: 1)))
    let other = shape(.rect(cornerRadii: RectangleCornerRadii(bottomTrailing: 20)))
    #expect(!other.contains(CGPoint(x: 39, y: 39)) && other.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `a shape that is moved, scaled or turned is a shape`() {
    func box<S: Shape>(_ shape: S) -> CGRect {
      shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect
    }
    let shape = Rectangle()
    #expect(box(shape.offset(x: 5).offset(CGSize(width: 0, height: 7))).origin == .init(x: 5, y: 7))
    #expect(box(shape.scale(0.5)) == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(
      box(shape.scale(x: 2, anchor: .leading)) == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(box(shape.rotation(.degrees(90))).size.width.rounded() == 20)
    _ = Color.red.clipShape(Circle().scale(0.5).offset(y: 3))
  }

  @Test func `paths: what is inside, and a part of the way`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.closeSubpath()
    }
    #expect(path.contains(CGPoint(x: 8, y: 2)))
    #expect(!path.contains(CGPoint(x: 2, y: 8)))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    #expect(line.trimmedPath(from: 0.25, to: 0.5).boundingRect.minX == 25)
    #expect(line.trimmedPath(from: 0.25, to: 0.5).boundingRect.maxX == 50)
    #expect(line.trimmedPath(from: 0.5, to: 0.25).isEmpty)
  }
}
