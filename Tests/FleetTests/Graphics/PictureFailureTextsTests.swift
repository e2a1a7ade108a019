import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Failure texts of pictures", .freshApplication)
struct PictureFailureTextsTests {
  private func texts(_ body: () -> Void) -> [String] {
    failures(body).map { [$0.reason, $0.details].filter { !$0.isEmpty }.joined(separator: "\n") }
  }

  @Test func `what has no size`() {
    #expect(
      texts { _ = picture(of: UIView()) } == [
        """
        Cannot take a picture of <UIView>: It has no size.
        Give it a frame, or show it first: Fleet.setAsAppRootWindow(_:).
        """
      ])
    #expect(
      texts { _ = picture(of: CALayer()) } == [
        """
        Cannot take a picture of <CALayer>: It has no size.
        Give it a frame, or show it first: Fleet.setAsAppRootWindow(_:).
        """
      ])
  }

  @Test func `no screen`() {
    #expect(
      texts { _ = picture(of: Fleet.screen) } == [
        """
        Cannot take a picture of the screen: No screen is shown.
        No window shows. Show a screen first: Fleet.setAsAppRootWindow(_:).
        """
      ])
  }

  @Test func `a file that cannot be written`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let picture = picture(of: view)

    #expect(
      texts { ScreenPicture(nil).write(to: "/tmp/fleet.png") } == [
        "Cannot write '/tmp/fleet.png': The picture is empty."
      ])
    #expect(
      failures { picture.write(to: "/dev/null/fleet.png") }.map(\.reason) == [
        "Cannot write '/dev/null/fleet.png'."
      ])
  }
}
