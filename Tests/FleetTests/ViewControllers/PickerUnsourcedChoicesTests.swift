import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Pickers: choices without a source", .freshApplication)
struct PickerUnsourcedChoicesTests {
  private final class Screen: UIViewController, UIDocumentPickerDelegate {
    var cancels = 0

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
  }

  @Test func `a picker that is swiped down is cancelled`() {
    let screen = Screen()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    picker.delegate = screen
    setAsAppRootWindow(screen)
    screen.present(picker, animated: true)

    picker.dismissBySwipingDown()

    #expect(screen.cancels == 1)
  }

  @Test func `there is no camera, which is a warning`() {
    let picker = UIImagePickerController()
    let log = FailureLog()
    withFailureReporter(log) {
      picker.takePicture()
      #expect(!picker.startVideoCapture())
      picker.stopVideoCapture()
    }

    #expect(
      log.notes.map(\.reason)
        == Array(
          repeating: "There is no camera, as on a simulator.", count: 3))
  }
}
