import Testing
@testable import Creel

@MainActor struct CreelTests {

    private var delegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

    private var isGerman: Bool { ProcessInfo.processInfo.arguments.contains("(de)") }

    @Test func theAppIsThere() throws {
        let delegate = try #require(delegate)
        let screen = try #require(UIApplication.shared.windows.first?.rootViewController as? CatchViewController)

        #expect(delegate.window?.isKeyWindow == true)
        #expect(screen.hasAppeared)
        #expect(screen.net.meshes == 9)
        #expect(screen.title == (isGerman ? "Fang" : "Catch"))
        #expect(screen.knots.label.text == "bowline, clove hitch")
        #expect(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil)
    }

    @Test func thePlanSaysHow() {
        #expect(delegate?.harbor == (isGerman ? nil : "none"))
        #expect(delegate?.depth == (isGerman ? 12 : 0))
        #expect(NSLocalizedString("title", bundle: .main, comment: "") == (isGerman ? "Fang" : "Catch"))
    }

    @Test func aTestMayShowAScreenOfItsOwn() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()

        #expect(UIApplication.shared.keyWindow === window)
        #expect(delegate != nil)
        window.isHidden = true
        delegate?.window?.makeKey()
    }
}
