import FleetTesting
import TestSupport
import Testing

@testable import Fleet

@MainActor
@Suite("What the system asks: what failures say", .freshApplication)
struct PermissionFailureTextsTests {
  private let screen = UIViewController()
  private let button = UIButton(primaryAction: UIAction(title: "Film") { _ in })

  private func ask() {
    button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
    screen.view.addSubview(button)
    setAsAppRootWindow(screen)
    UserPermissions.current.request(.camera, by: "ask()") { _ in }
    settle()
  }

  private var title: String { UIApplication.shared.systemAlert?.title ?? "" }

  @Test func `what is behind the alert cannot be touched`() {
    ask()

    let received = failures {
      button.tap()
      Fleet.screen.buttons["Film"].tap()
    }

    #expect(
      received.reasons == [
        "Cannot tap UIButton: The system's alert is in front of it.",
        "Cannot tap UIButton: The system's alert is in front of it.",
      ])
    #expect(
      received.first?.details
        == "'\(title)' is in front of <UIButton \"Film\">, and has to be answered first: "
        + "'Don’t Allow', 'Allow'. Fleet.answerPermission(.allow) does so.")
  }

  @Test func `an alert of the app's waits for the system's`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    ask()
    screen.present(alert, animated: false)
    settle()

    let received = failures { alert.tapAlertAction(withTitle: "OK") }

    #expect(
      received.reasons == [
        "Cannot tap alert action 'OK': The system's alert is in front of the alert."
      ])
  }

  @Test func `a plain apostrophe finds the typographic one`() {
    ask()

    let received = failures {
      answerPermission("Don't Allow")
      Fleet.screen.buttons["Don't Allow"].tap()
    }

    #expect(
      received.reasons == [
        "Cannot answer 'Don't Allow': The alert has no such button.",
        "Cannot tap button 'Don't Allow': It is not on the screen.",
      ])
    #expect(
      received.first?.details
        == "Did you mean 'Don’t Allow'? The buttons of '\(title)' are 'Don’t Allow', 'Allow'.")
    #expect(received.last?.details.hasPrefix("Did you mean 'Don’t Allow'? ") == true)
  }

  @Test func `an answer needs a question`() {
    setAsAppRootWindow(screen)

    let first = failures {
      answerPermission(.allow)
      answerPermission(.deny)
    }
    permissions[.camera] = .denied
    let second = failures { answerPermission("Allow") }

    #expect(
      (first + second).reasons == [
        "Cannot allow what the system asks for: The system asks nothing.",
        "Cannot deny what the system asks for: The system asks nothing.",
        "Cannot answer 'Allow': The system asks nothing.",
      ])
    #expect(first.first?.details == "The app has asked for nothing so far.")
    #expect(
      second.first?.details == "What was decided before is not asked again: camera denied.")
    sendAppToBackground()
    let third = failures { answerPermission(.allow) }
    #expect(
      third.first?.details.hasSuffix(" The app is in the background, where nothing is asked.")
        == true)
  }

  @Test func `a status that a thing cannot have is refused`() {
    let received = failures { permissions[.camera] = .limited }

    #expect(received.reasons == ["The permission for camera cannot be 'limited'."])
    #expect(received.first?.details == "It can be notDetermined, restricted, denied, allowed.")
    #expect(permissions[.camera] == .notDetermined)
  }
}
