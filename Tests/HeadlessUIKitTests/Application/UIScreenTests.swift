import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIScreen", .ownApplication)
struct UIScreenTests {
  @Test func `is that of a phone`() {
    let screen = UIScreen.main

    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.scale == 3)
    #expect(screen.nativeScale == 3)
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1_170, height: 2_532))
    #expect(screen.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func `is the one of the application`() {
    #expect(UIScreen.main === UIScreen.main)
    #expect(UIScreen.screens == [UIScreen.main])
    #expect(UIScreen.main === UIApplication.shared.screen)
    let other = ApplicationScope.$current.withValue(ApplicationScope()) { UIScreen.main }
    #expect(UIScreen.main !== other)
  }

  @Test func `has a value for each trait of the system`() {
    #expect(UIScreen.main.traitCollection == UITraitCollection.device)
    #expect(UIScreen.main.traitCollection.accessibilityContrast == .normal)
    #expect(UIScreen.main.traitCollection.userInterfaceLevel == .base)
  }
}
