import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("FBSDKLoginKit by hand", .freshApplication)
struct FBSDKLoginKitTests {
  private let trace = Trace()

  /// Logs in as the README does, and tells what came of it.
  private func logIn(_ permissions: [String] = ["public_profile", "email"]) -> String? {
    LoginManager().logIn(permissions: permissions, from: nil) { [trace] result, error in
      guard let result else { return trace.add("\(error as Any)") }
      trace.add(
        result.isCancelled
          ? "cancelled"
          : "\(result.grantedPermissions.sorted()) \(result.declinedPermissions.sorted())")
    }
    Fleet.settle()
    return trace.lines.last
  }

  private func graph(_ path: String, _ fields: String) -> String {
    let request = GraphRequest(graphPath: path, parameters: ["fields": fields])
    request.start { [trace] _, answer, error in
      let values = (answer as? [String: Any])?.sorted { $0.key < $1.key }
      trace.add(
        values?.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
          ?? "\((error as NSError?)?.code ?? 0)")
    }
    Fleet.settle()
    return trace.lines.last ?? ""
  }

  @Test func `logs in who a test says, or the user closes the page`() throws {
    #expect(logIn() == "cancelled")
    #expect(AccessToken.current == nil)
    SimulatedFacebook.setUser(
      email: "ada@example.com", name: "Ada Lovelace", userID: "7", declining: ["user_friends"])
    #expect(
      logIn(["email", "user_friends"]) == #"["email", "public_profile"] ["user_friends"]"#)

    let token = try #require(AccessToken.current)
    #expect([token.userID, token.tokenString] == ["7", "token-7"])
    #expect(token.hasGranted(permission: "email") && !token.hasGranted(permission: "user_friends"))
    #expect(AccessToken.isCurrentAccessTokenActive && !token.isExpired)
    Profile.loadCurrentProfile { [trace] profile, _ in trace.add(profile?.firstName ?? "none") }
    Fleet.settle()
    #expect(trace.lines.last == "Ada")
    #expect(Profile.current?.name == "Ada Lovelace")
    LoginManager().logOut()
    #expect(AccessToken.current == nil && Profile.current == nil)
    #expect(StandIn.unanswered.isEmpty)
  }

  @Test func `answers the graph: the user, what a test says, or an error`() {
    #expect(graph("me", "id") == "8")
    SimulatedFacebook.setUser(
      email: "ada@example.com", name: "Ada Lovelace", userID: "7", isRemembered: true)
    #expect(graph("me", "name, email") == "email ada@example.com, id 7, name Ada Lovelace")
    SimulatedFacebook["me/friends"] = ["total": 2]
    #expect(graph("me/friends", "") == "total 2")
    SimulatedFacebook["me/friends"] = NSError(domain: "graph", code: 190)
    #expect(graph("me/friends", "") == "190")
  }

  @Test func `logs in with a configuration`() {
    SimulatedFacebook.setUser(email: nil, name: "Ada", declining: ["email"])
    let configuration = LoginConfiguration(permissions: ["email", "ads"], tracking: .limited)
    LoginManager().logIn(configuration: configuration) { [trace] result in
      guard case .success(let granted, let declined, _) = result else { return }
      trace.add("\(granted.map(\.name).sorted()) \(declined.map(\.name))")
    }
    Fleet.settle()
    #expect(trace.lines == [#"["ads", "public_profile"] ["email"]"#])
  }

  @Test func `has a button that logs in, and asks before it logs out`() {
    final class Screen: UIViewController, LoginButtonDelegate {
      var lines: [String] = []
      func loginButton(
        _ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?,
        error: (any Error)?
      ) { lines.append(result?.token?.userID ?? "none") }
      func loginButtonDidLogOut(_ loginButton: FBLoginButton) { lines.append("out") }
    }
    let screen = Screen()
    let button = FBLoginButton(frame: CGRect(x: 20, y: 80, width: 280, height: 40))
    screen.view.addSubview(button)
    button.permissions = ["email"]
    button.delegate = screen
    setAsAppRootWindow(screen)
    SimulatedFacebook.setUser(email: nil, name: "Ada", userID: "7")

    button.sendActions(for: .touchUpInside)
    Fleet.settle()
    #expect(button.currentTitle == "Log out")
    button.sendActions(for: .touchUpInside)
    Fleet.settle()
    let sheet = screen.presentedViewController as? UIAlertController
    #expect(sheet?.title == "Logged in as Ada")
    sheet?.tapAlertAction(withTitle: "Log out")
    Fleet.settle()
    #expect(screen.lines == ["7", "out"])
    #expect(button.currentTitle == "Continue with Facebook")
  }
}
