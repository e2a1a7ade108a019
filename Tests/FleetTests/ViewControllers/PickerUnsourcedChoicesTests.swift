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
}
