import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("GoogleSignIn by hand", .freshApplication)
struct GoogleSignInTests {
  private let trace = Trace()
  private let screen = UIViewController()
  private let google = GIDSignIn.sharedInstance

  private func signIn() -> String? {
    google.signIn(withPresenting: screen) { [trace] result, error in
      trace.add(
        result?.user.profile?.email ?? "\((error as NSError?)?.code ?? 0)")
    }
    Fleet.settle()
    return trace.lines.last
  }

  @Test func `signs in who a test says, or the user closes the page`() throws {
    google.configuration = GIDConfiguration(clientID: "client")
    #expect(google.configuration?.clientID == "client")
    #expect(signIn() == "-5")
    #expect(google.currentUser == nil)
    SimulatedGoogleSignIn.setUser(email: "ada@example.com", name: "Ada Lovelace", userID: "7")
    #expect(signIn() == "ada@example.com")

    let user = try #require(google.currentUser)
    let profile = try #require(user.profile)
    #expect(
      [profile.name, profile.givenName, profile.familyName] == ["Ada Lovelace", "Ada", "Lovelace"])
    #expect(!profile.hasImage)
    #expect(user.userID == "7")
    #expect(user.idToken?.tokenString == "id-7")
    for scopes in [["drive"], ["email"]] {
      user.addScopes(scopes, presenting: screen) { [trace] result, error in
        trace.add("\(result?.user.grantedScopes ?? []) \((error as NSError?)?.code ?? 0)")
      }
    }
    Fleet.settle()
    #expect(
      trace.lines.suffix(2) == [#"["drive", "email", "openid", "profile"] 0"#, "[] -8"])
    google.signOut()
    #expect(google.currentUser == nil)
    #expect(!google.hasPreviousSignIn())
    #expect(StandIn.unanswered.isEmpty)
  }

  @Test func `restores who has signed in before`() {
    let restore = { [google, trace] in
      google.restorePreviousSignIn { user, error in
        trace.add(user?.profile?.name ?? "\((error as NSError?)?.code ?? 0)")
      }
      Fleet.settle()
    }
    restore()
    SimulatedGoogleSignIn.setUser(email: "ada@example.com", name: "Ada", isRemembered: true)
    #expect(google.hasPreviousSignIn())
    restore()

    #expect(trace.lines == ["-4", "Ada"])
    #expect(google.currentUser?.profile?.email == "ada@example.com")
  }
}
