import FleetTesting
import TestSupport
import Testing

@testable import Fleet

@MainActor
@Suite("Permissions, and what the system asks", .freshApplication)
struct AppPermissionsTests {
  private let screen = UIViewController()
  private let button = UIButton(primaryAction: UIAction(title: "Film") { _ in })

  private func showScreen() {
    button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
    screen.view.addSubview(button)
    setAsAppRootWindow(screen)
  }

  private func ask(
    _ resource: ProtectedResource = .camera,
    _ answer: @escaping (PermissionStatus) -> Void = { _ in }
  ) {
    UserPermissions.current.request(resource, by: "ask()") { answer($0) }
    settle()
  }

  @Test func `the user answers in the alert, as it is on the screen`() {
    showScreen()
    var answers: [PermissionStatus] = []
    ask { answers.append($0) }
    let alert = Fleet.screen.alerts.firstMatch
    #expect(alert.exists && alert.buttons["Allow"].isHittable)
    #expect(Fleet.screen.alert === UIApplication.shared.systemAlert)
    #expect(Fleet.screen.description.contains("button \"Allow\""))

    Fleet.screen.buttons["Allow"].tap()

    #expect(answers == [.allowed] && permissions[.camera] == .allowed)
    #expect(!alert.exists && Fleet.screen.presentedAlert == nil)
    button.tap()
  }

  @Test func `a test answers by what it wants, or by the title of a button`() {
    showScreen()
    let rows: [(ProtectedResource, PermissionAnswer, PermissionStatus)] = [
      (.camera, .deny, .denied), (.microphone, .allow, .allowed), (.photos, .allow, .allowed),
      (.location, .allow, .allowed), (.preciseLocation, .allow, .allowed),
      (.tracking, "Ask App Not to Track", .denied),
    ]
    for (resource, answer, status) in rows {
      var answers: [PermissionStatus] = []
      ask(resource) { answers.append($0) }

      answerPermission(answer)

      #expect(answers == [status])
    }
    UserPermissions.current.set(.photos, .notDetermined)
    ask(.photos)
    Fleet.screen.tapAlertAction(withTitle: "Limit Access…")
    #expect(permissions[.photos] == .limited)
  }

  @Test func `what a test sets is not asked`() {
    permissions[.camera] = .denied
    var answers: [PermissionStatus] = []

    ask { answers.append($0) }

    #expect(answers == [.denied] && UIApplication.shared.systemAlert == nil)
    withFreshApplication { #expect(permissions[.camera] == .notDetermined) }
  }

  @Test func `all names are those of the model`() {
    for resource in AppPermissions.Resource.allCases {
      #expect(resource.ofModel.rawValue == resource.rawValue)
    }
    #expect(AppPermissions.Resource.allCases.count == ProtectedResource.allCases.count)
  }

  @Test func `a picture has the alert`() {
    showScreen()
    let before = screen.view.window.map { $0.bounds.size }
    ask()

    #expect(before == UIApplication.shared.systemWindow?.bounds.size)
    #expect(ScreenPoint(CGPoint(x: 195, y: 422), in: .shared)?.window.isOfSystem == true)
  }
}
