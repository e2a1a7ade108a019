import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("UIWindowScene.requestGeometryUpdate(_:errorHandler:)", .ownApplication)
struct UIWindowSceneGeometryTests {
  private let page = LimitedPage()
  private let window: UIWindow
  private var application: UIApplication { window.hostApplication }

  init() {
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    window = UIWindow(windowScene: scene)
    window.hostApplication.connectedScenes.insert(scene)
    window.rootViewController = page
    window.makeKeyAndVisible()
    application.mainLoop.settle()
  }

  /// Asks for orientations, and returns the errors.
  private func request(_ wanted: UIInterfaceOrientationMask) throws -> [any Error] {
    let scene = try #require(window.windowScene)
    var errors: [any Error] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: wanted)) { errors.append($0) }
    #expect(errors.isEmpty)
    application.mainLoop.settle()
    return errors
  }

  @Test func `the interface turns, whichever way the device is held (behaviour 932)`() throws {
    let rows: [(UIInterfaceOrientationMask, UIInterfaceOrientation)] = [
      (.landscapeLeft, .landscapeLeft), (.landscapeRight, .landscapeRight), (.portrait, .portrait),
      ([.landscapeLeft, .portraitUpsideDown], .landscapeLeft),
    ]
    defer { application.userHold(.portrait) }
    for (wanted, expected) in rows {
      #expect(try request(wanted).isEmpty)

      #expect(window.windowScene?.interfaceOrientation == expected)
      #expect(window.windowScene?.effectiveGeometry.interfaceOrientation == expected)
      #expect((window.bounds.width > window.bounds.height) == expected.isLandscape)
      #expect(UIDevice.current.orientation == .portrait)
    }
  }

  @Test func `what the screen in front does not support is denied (behaviour 932)`() throws {
    page.supported = .portrait
    let rows: [(UIInterfaceOrientationMask, String)] = [
      (.landscapeRight, "landscapeRight"), (.landscape, "landscapeLeft, landscapeRight"),
      (.portraitUpsideDown, "portraitUpsideDown"),
    ]
    for (wanted, names) in rows {
      let error = try #require(try request(wanted).first as? UISceneError)

      #expect(error.code == .geometryRequestDenied && error.errorCode == 101)
      #expect(
        error.localizedDescription
          == "None of the requested orientations are supported by the view controller. "
          + "Requested: \(names); Supported: portrait")
      #expect(window.windowScene?.interfaceOrientation == .portrait)
    }
  }

  @Test func `preferences of another system are not supported`() throws {
    let scene = try #require(window.windowScene)
    var codes: [UISceneError.Code?] = []
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences()) {
      codes.append(($0 as? UISceneError)?.code)
    }
    application.mainLoop.settle()

    #expect(codes == [.geometryRequestUnsupported])
  }

  @Test func `the delegate of a navigation controller says how it turns (behaviour 934)`() throws {
    let (delegate, silent) = (TurningDelegate(), StackDelegate(Trace()))
    defer { withExtendedLifetime((delegate, silent)) {} }
    let page = LimitedPage()
    page.supported = .portrait
    let navigation = UINavigationController(rootViewController: page)
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
    navigation.delegate = delegate
    window.rootViewController = navigation
    application.mainLoop.settle()

    #expect(navigation.supportedInterfaceOrientations == .landscapeRight)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeRight)
    defer { application.userHold(.portrait) }
    #expect(try request(.landscape).isEmpty)
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(try request(.portrait).count == 1)
    navigation.delegate = silent
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
  }
}

private final class LimitedPage: UIViewController {
  var supported = UIInterfaceOrientationMask.allButUpsideDown

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
}

private final class TurningDelegate: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscapeRight }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .landscapeRight }
}
