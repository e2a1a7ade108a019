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
}
