import FleetTesting
import HeadlessAuthenticationServices
import HeadlessAuthenticationServicesUI
import HeadlessSwiftUI
import Testing

@MainActor @Suite("SignInWithAppleButton", .freshApplication)
struct SignInWithAppleButtonTests {
  private final class Notes {
    var lines: [String] = []
  }

  @Test func `a tap asks, and tells what came of it`() {
    let notes = Notes()
    setAsAppRootWindow(
      UIHostingController(
        rootView: SignInWithAppleButton(.continue) { request in
          request.requestedScopes = [.email]
          notes.lines.append("asks")
        } onCompletion: { result in
          switch result {
          case .success(let authorization):
            let credential = authorization.credential as? ASAuthorizationAppleIDCredential
            notes.lines.append(credential?.email ?? "-")
          case .failure(let error as ASAuthorizationError): notes.lines.append("\(error.code)")
          case .failure: notes.lines.append("?")
          }
        }.signInWithAppleButtonStyle(.white).frame(height: 44)))
    SimulatedAppleID.email = "wren@example.com"

    for answer in [SimulatedAppleID.Answer.signsIn, .cancels] {
      SimulatedAppleID.next = answer
      Fleet.screen.buttons["Continue with Apple"].tap()
    }

    #expect(notes.lines == ["asks", "wren@example.com", "asks", "canceled"])
  }
}
