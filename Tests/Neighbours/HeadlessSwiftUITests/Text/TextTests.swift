import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// What texts say, and how large they are.
@MainActor
@Suite("Texts of SwiftUI", .freshApplication)
struct TextTests {
  /// A text, and what it says.
  private static let said: [(Text, String)] = [
    (Text("Hello"), "Hello"),
    (Text(verbatim: "100 % **sure**"), "100 % **sure**"),
    (Text("100 % sure"), "100 % sure"),
    (Text("**Bold** and *soft*"), "Bold and soft"),
    (Text("\(3) birds"), "3 birds"),
    (Text("\(0.5, specifier: "%.2f") m"), "0.50 m"),
    (Text("Hi \("*Ann*")"), "Hi *Ann*"),
    (Text("**\("Ann")** is here"), "Ann is here"),
    (Text("a ") + Text("b").bold() + Text(" c"), "a b c"),
    (Text("One \(Text("two").bold()) three"), "One two three"),
    (Text(AttributedString("plain")), "plain"),
    (Text("snake_case_name"), "snake_case_name"),
  ]

  @Test func `behaviour 1070, 1071, 1072: what a text says`() {
    for (text, expected) in Self.said {
      show(text)
      #expect(texts == [expected])
    }
    show(Text("Read [more](https://example.com)"))
    #expect(Fleet.screen.links["Read more"].exists)
  }

  @Test func `behaviour 1070: a variable is not looked up, and has no Markdown`() {
    let title = "**x**"
    show(Text(title))
    #expect(texts == ["**x**"])
  }

  @Test func `behaviour 1072: a format writes in the locale of the environment`() {
    show(Text(12_345, format: .number).environment(\.locale, Locale(identifier: "de_DE")))
    #expect(texts == ["12.345"])
  }

  @Test func `behaviour 1073: the case of letters is of what is read, too`() {
    show(Text("Account").textCase(.uppercase))
    #expect(texts == ["ACCOUNT"])
  }

  /// The height of a line in each style, at three pixels a point.
  private static let heights: [(Font, CGFloat)] = [
    (.largeTitle, 40.67), (.title, 33.67), (.title2, 26.33), (.title3, 24), (.headline, 20.33),
    (.body, 20.33), (.callout, 19.33), (.subheadline, 18), (.footnote, 15.67), (.caption, 14.33),
    (.caption2, 13.33), (.system(size: 20), 24),
  ]

  @Test func `behaviour 1074: a line is as high as its font's`() {
    for (font, height) in Self.heights {
      let frame = layOut(Text("x").font(font).accessibilityIdentifier("x"), in: Self.room)["x"]
      #expect(abs((frame?.height ?? 0) - height) < 0.34, "\(frame ?? .zero), \(height)")
    }
  }

  private static let room = CGSize(width: 300, height: 500)

  @Test func `behaviour 1074: a text wraps in its width, and its lines can be limited`() {
    let long = "A text that is much too long for a narrow column of words"
    func height(_ view: some View) -> CGFloat {
      layOut(view.accessibilityIdentifier("x"), in: CGSize(width: 100, height: 500))["x"]?.height
        ?? 0
    }
    let one = height(Text(verbatim: long).lineLimit(1))
    #expect(abs(one - 20.33) < 0.34)
    #expect(abs(height(Text(verbatim: long).lineLimit(2)) - 2 * 20.33) < 2.1)
    #expect(height(Text(verbatim: long)) > 3 * one)
  }

  @Test func `behaviour 1075: texts below each other stand as their fonts have it`() {
    let frames = layOut(
      VStack {
        Text("one").accessibilityIdentifier("one")
        Text("two").accessibilityIdentifier("two")
        Text("three").font(.footnote).accessibilityIdentifier("three")
      }, in: Self.room)
    let (one, two, three) = (frames["one"], frames["two"], frames["three"])
    #expect(abs((two?.minY ?? 0) - (one?.maxY ?? 0) - 2) < 0.34)
    #expect(abs((three?.minY ?? 0) - (two?.maxY ?? 0) - 2.67) < 0.34)
  }

  @Test func `behaviour 1076: a hosted text is no label`() {
    let controller = show(Text("Hello"))
    func views(in view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(views) }
    #expect(!views(in: controller.view).contains { $0 is UILabel })
  }

  @Test func `behaviour 1077: a label is one element, with its title alone`() {
    show(Label("Bin", systemImage: "trash"))
    #expect(texts == ["Bin"])
    #expect(Fleet.screen.images.count == 0)
    show(Label("Bin", systemImage: "trash").labelStyle(.iconOnly))
    #expect(Fleet.screen.images["Bin"].exists)
  }

  private struct Loud: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        Text("!")
      }
    }
  }

  @Test func `a style of the app's makes the label`() {
    show(Label("Bin", systemImage: "trash").labelStyle(Loud()))
    #expect(texts == ["Bin", "!"])
  }
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// A text of 40 by 20 points, with attributes.
  private func letters(
    _ words: String, _ set: (inout AttributedString) -> Void
  ) -> AttributedString {
    var text = AttributedString(words)
    text.font = .system(size: 14)
    set(&text)
    return text
  }

  @Test func `behaviour 1248: attributes of SwiftUI's say how letters look`() {
    let colored = letters("HHH") { $0.foregroundColor = Self.blue }
    let marked = letters("...") { $0.backgroundColor = Self.blue }
    for text in [colored, marked] {
      let view = Text(text).background(Color(red: 1, green: 0, blue: 0))
      #expect((0..<40).contains { pixel(view, $0, 10)[2] > 100 })
    }
    let free = CGSize(width: 1000, height: 1000)
    func size(_ text: Text) -> CGSize { UIHostingController(rootView: text).sizeThatFits(in: free) }
    let large = letters("Robin") { $0.font = .largeTitle }
    #expect(size(Text(large)) == size(Text("Robin").font(.largeTitle)))
    let apart = letters("Robin") { $0.kern = 4 }
    #expect(size(Text(apart)).width > size(Text(letters("Robin") { _ in })).width + 10)
  }

  @Test func `behaviour 1248: attributes of UIKit's are there by their types`() {
    var text = AttributedString("Robin")
    text.foregroundColor = UIColor.red
    text.foregroundColor = Self.blue
    text.underlineStyle = .single
    #expect(text.uiKit.foregroundColor == .red)
    #expect(text.swiftUI.foregroundColor == Self.blue)
    #expect(text.swiftUI.underlineStyle == .single)
  }

  @Test func `behaviour 1074: a text may keep the room of more lines than it has`() throws {
    let all = layOut(
      VStack {
        Text("one").accessibilityIdentifier("plain")
        Text("one").lineLimit(3, reservesSpace: true).accessibilityIdentifier("kept")
        Text("one").lineLimit(3, reservesSpace: false).accessibilityIdentifier("free")
      }, in: CGSize(width: 300, height: 400))
    let plain = try #require(all["plain"]).height
    #expect(abs(try #require(all["kept"]).height - 3 * plain) < 1.5)
    #expect(abs(try #require(all["free"]).height - plain) < 1)
  }

  @Test func `names of newer systems`() {
    show(
      VStack {
        Text("Wide").fontWidth(.expanded).font(.body.width(.condensed).lowercaseSmallCaps())
        Image(systemName: "play").contentTransition(.symbolEffect(.replace.wholeSymbol))
        Circle().fill(.bar).strokeBorder(.red, lineWidth: 1, antialiased: true)
          .backgroundExtensionEffect()
        AngularGradient(
          stops: [.init(color: .red, location: 0)], center: .center, startAngle: .zero,
          endAngle: .degrees(90))
        MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])
        DatePicker("Day" as String, selection: .constant(Date()), in: ...Date())
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "wren")
      })
    for words in ["Wide", "No Results", "No Results for “wren”"] {
      #expect(texts.contains(words), "\(texts)")
    }
  }
}
