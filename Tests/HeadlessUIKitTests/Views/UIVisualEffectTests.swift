import HeadlessUIKit
import Testing

@Suite("Visual effects")
struct UIVisualEffectTests {
  @Test func `effects compare by style`() {
    let blur = UIBlurEffect(style: .dark)

    #expect(blur == UIBlurEffect(style: .dark))
    #expect(blur != UIBlurEffect(style: .light))
    #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: blur))
    #expect(
      UIVibrancyEffect(blurEffect: blur, style: .fill) != UIVibrancyEffect(blurEffect: blur))
  }

  @Test func `styles have UIKit's raw values`() {
    #expect(UIBlurEffect.Style.regular.rawValue == 4)
    #expect(UIBlurEffect.Style.systemMaterial.rawValue == 8)
    #expect(UIBlurEffect.Style.systemChromeMaterialLight.rawValue == 15)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
  }

  @MainActor @Test func `a view shows glass, and a container for it`() {
    let glass = UIGlassEffect(style: .clear)
    glass.isInteractive = true
    glass.tintColor = .red
    let container = UIGlassContainerEffect()
    container.spacing = 8
    let view = UIVisualEffectView(effect: container)
    let inner = UIVisualEffectView(effect: glass)
    view.contentView.addSubview(inner)

    #expect((view.effect as? UIGlassContainerEffect)?.spacing == 8)
    #expect((inner.effect as? UIGlassEffect)?.isInteractive == true)
    #expect((inner.effect as? UIGlassEffect)?.tintColor == .red)
    #expect(UIGlassEffect().style == .regular)
  }
}
