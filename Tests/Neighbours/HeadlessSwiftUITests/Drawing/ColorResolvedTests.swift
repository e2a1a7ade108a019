import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Colors as they are in a place, and styles of an app's own.
@MainActor
@Suite("Color.Resolved", .freshApplication)
struct ColorResolvedTests {
  /// Dark where it is light, and the other way round, and green where nothing is enabled.
  private struct Ink: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      let color =
        environment.isEnabled ? environment.colorScheme == .dark ? Color.white : .black : .green
      return color.resolve(in: environment)
    }
  }

  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return environment
  }

  @Test func `a style has levels of its own`() {
    func shade<S: ShapeStyle>(_ style: S) -> [Int] {
      pixel(AnyView(Rectangle().fill(style)), 20, 10)
    }
    #expect(shade(.black.secondary) == shade(Color.black.opacity(0.5)))
    #expect(shade(.black.tertiary) == shade(Color.black.opacity(0.25)))
    #expect(shade(Color.black.opacity(0.5).quaternary) == shade(Color.black.opacity(0.09)))
    #expect(shade(.black.quinary)[0] > shade(.black.quaternary)[0])
    _ = Text("Wren").foregroundStyle(.red.secondary).colorInvert()
  }

  @Test func `behaviour 1411: a color is its parts, as light adds up and as sRGB has them`() {
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).resolve(in: EnvironmentValues())

    #expect([color.red, color.blue, color.opacity] == [1, 0, 0.5])
    #expect(abs(color.green - 0.5) < 0.001)
    #expect(abs(color.linearGreen - 0.2140) < 0.001)
    #expect(color.description == "#FF800080")
    #expect(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5) == color)
    #expect(Color(color).resolve(in: EnvironmentValues()).description == "#FF800080")
  }

  @Test func `a color is Core Graphics' where no place decides about it`() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(Color(uiColor: red).cgColor == red.cgColor)
    #expect(Color(uiColor: red).opacity(0.5).cgColor?.alpha == 0.5)
    #expect(Color("No such color").cgColor == nil)
  }

  @Test func `a color back in UIKit is what it was, also where traits decide about it`() {
    for color in [UIColor.white, .label, .systemTeal] {
      #expect(UIColor(Color(uiColor: color)) == color)
    }
    #expect(UIColor(Color(uiColor: .white).opacity(0.5)) == UIColor(white: 1, alpha: 0.5))
  }

  @Test func `behaviour 1411: the place decides about a color that has two`() {
    #expect(Color.primary.resolve(in: environment(.light)).description == "#000000FF")
    #expect(Color.primary.resolve(in: environment(.dark)).description == "#FFFFFFFF")
  }

  @Test func `behaviour 1412: a style of an app's own is what it answers for the place`() {
    #expect(Color(Ink()).resolve(in: environment(.dark)).description == "#FFFFFFFF")
    let color = UIColor(Color(Ink())).resolvedColor(with: .init(userInterfaceStyle: .light))
    #expect(color.cgColor.components == [0, 0, 0, 1])
    #expect(Color(Ink()) == Color(Ink()))

    let views = [
      AnyView(Rectangle().fill(Ink())), AnyView(Rectangle().foregroundStyle(Ink())),
      AnyView(Color(Ink())), AnyView(Color.clear.background(Ink())),
    ]
    for view in views {
      #expect(pixel(view, 20, 10) == [0, 0, 0])
      #expect(pixel(view.disabled(true), 20, 10) == pixel(Color.green, 20, 10))
      #expect(pixel(view.environment(\.colorScheme, .dark), 20, 10) == [255, 255, 255])
    }
  }
}
