import HeadlessUIKit
import Testing

@MainActor
@Suite("UIBarAppearance and its subclasses")
struct UIBarAppearanceTests {
  @Test func `a copy is changed by itself`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.kern: 1]
    appearance.buttonAppearance.normal.titleTextAttributes = [.kern: 2]

    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    copy.backgroundColor = .blue
    copy.buttonAppearance.normal.titleTextAttributes = [.kern: 3]

    #expect(appearance.backgroundColor == .red)
    #expect(copy.titleTextAttributes[.kern] as? Int == 1)
    #expect(appearance.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
  }

  @Test func `a bar keeps a copy`() {
    let bar = UINavigationBar()
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red

    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    appearance.backgroundColor = .blue

    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .red)
  }

  @Test func `backgrounds are the system's, opaque or none`() {
    let appearance = UITabBarAppearance()
    #expect(appearance.backgroundEffect != nil)

    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == .systemBackground)

    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil)

    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil)
    #expect(appearance.shadowColor == .separator)
  }

  @Test func `one made of another bar's has what they share`() {
    let toolbar = UIToolbarAppearance()
    toolbar.configureWithTransparentBackground()
    toolbar.backgroundColor = .green

    let tabs = UITabBarAppearance(barAppearance: toolbar)

    #expect(tabs.backgroundColor == .green)
    #expect(tabs.backgroundEffect == nil)
    #expect(
      UIToolbarAppearance(barAppearance: toolbar).buttonAppearance !== toolbar.buttonAppearance)
  }

  private final class LeagueAppearance: UINavigationBarAppearance {
    private(set) var copies = 0

    required init(coder: NSCoder) { super.init(coder: coder) }

    override init(idiom: UIUserInterfaceIdiom) {
      super.init(idiom: idiom)
      backgroundColor = .black
    }

    override init(barAppearance: UIBarAppearance) {
      copies = ((barAppearance as? Self)?.copies ?? 0) + 1
      super.init(barAppearance: barAppearance)
    }
  }

  @Test func `one of the app's is copied by the initializer for it, which is not required`() throws
  {
    let appearance = LeagueAppearance()
    #expect(appearance.backgroundColor == .black)
    #expect(appearance.copies == 0)

    let copy = try #require(appearance.copy() as? LeagueAppearance)
    #expect(copy.backgroundColor == .black)
    #expect(copy.copies == 1)
  }

  @Test func `tabs keep an appearance for each state`() throws {
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .red
    tabs.stackedItemPositioning = .centered

    let copy = try #require(tabs.copy() as? UITabBarAppearance)
    tabs.stackedLayoutAppearance.configureWithDefault(for: .stacked)

    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(copy.stackedItemPositioning == .centered)
    #expect(tabs.stackedLayoutAppearance.selected.iconColor == nil)
  }

  @Test func `back button images come as a pair`() {
    let appearance = UINavigationBarAppearance()
    let image = UIImage()

    appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(appearance.backIndicatorImage === image)
    appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage !== image)
  }

  @Test func `items that end an edit are bold`() {
    let appearance = UIBarButtonItemAppearance(style: .done)
    #expect(appearance.normal.titleTextAttributes[.font] != nil)

    appearance.configureWithDefault(for: .plain)
    #expect(appearance.normal.titleTextAttributes.isEmpty)
  }
}
