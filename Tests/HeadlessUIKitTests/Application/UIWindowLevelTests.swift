import HeadlessUIKit
import Testing

@MainActor @Suite("UIWindow.Level") struct UIWindowLevelTests {
  @Test func `levels have distances`() {
    let window = UIWindow()

    window.windowLevel = UIWindow.Level.alert + 1

    #expect(window.windowLevel.rawValue == 2_001)
    window.windowLevel = .statusBar - 0.5
    #expect(window.windowLevel == UIWindow.Level(rawValue: 999.5))
  }

  @Test func `levels have an order`() {
    #expect([UIWindow.Level.alert, .normal, .statusBar].sorted() == [.normal, .statusBar, .alert])
    #expect(UIWindow.Level.alert > .normal)
  }
}
