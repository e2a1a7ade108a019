import FleetTesting
import Foundation
import TestSupport
import Testing

/// A screen that shows a file, and logs its calls.
private final class FileScreen: UIViewController, UIDocumentInteractionControllerDelegate {
  var calls: [String] = []

  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { self }
  func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) { calls.append("willBeginPreview") }
  func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) { calls.append("didEndPreview") }
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) { calls.append("willPresentOptions") }
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) { calls.append("didDismissOptions") }
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) { calls.append("willPresentOpenIn") }
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) { calls.append("didDismissOpenIn") }
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) { calls.append("willSend") }
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) { calls.append("didSend") }
}

/// A delegate that implements nothing.
private final class SilentDelegate: NSObject, UIDocumentInteractionControllerDelegate {}

@MainActor
@Suite("Files that are shown, or offered to other apps", .freshApplication)
struct UIDocumentInteractionControllerTests {
  private let screen = FileScreen()
  private let controller = UIDocumentInteractionController(
    url: URL(fileURLWithPath: "/birds/wren.pdf"))

  init() {
    controller.delegate = screen
    setAsAppRootWindow(screen)
  }

  @Test func `a preview has the file's name, and a button that ends it`() {
    #expect(controller.name == "wren.pdf" && controller.uti == "com.adobe.pdf")
    controller.name = "Wren"
    #expect(controller.presentPreview(animated: true))
    Fleet.settle()
    #expect(Fleet.screen.navigationBars.staticTexts["Wren"].exists)
    #expect(!controller.presentPreview(animated: true))
    Fleet.screen.buttons["Done"].tap()

    #expect(screen.calls == ["willBeginPreview", "didEndPreview"])
    #expect(screen.presentedViewController == nil)
    controller.presentPreview(animated: false)
    Fleet.settle()
    controller.dismissPreview(animated: false)
    Fleet.settle()
    #expect(screen.calls.suffix(2) == ["willBeginPreview", "didEndPreview"])
  }

  @Test func `a menu is a sheet of activities`() throws {
    #expect(controller.presentOptionsMenu(from: .zero, in: screen.view, animated: true))
    Fleet.settle()
    let sheet = try #require(screen.presentedViewController as? UIActivityViewController)
    sheet.chooseActivity(.mail)

    #expect(screen.calls == ["willPresentOptions", "willSend", "didDismissOptions", "didSend"])
    screen.calls = []
    #expect(controller.presentOpenInMenu(from: .zero, in: screen.view, animated: true))
    Fleet.settle()
    controller.dismissMenu(animated: false)
    Fleet.settle()
    #expect(screen.calls == ["willPresentOpenIn", "didDismissOpenIn"])
    #expect(screen.presentedViewController == nil)
  }

  @Test func `a menu of a bar's item is presented by the screen of the bar`() {
    let item = UIBarButtonItem(systemItem: .action)
    screen.navigationItem.rightBarButtonItem = item
    setInAppWindowRootNavigation(screen)

    #expect(controller.presentOptionsMenu(from: item, animated: false))
    Fleet.settle()
    #expect(Fleet.screen.topmostViewController is UIActivityViewController)
  }

  @Test func `nothing shows without a screen, a file or a delegate that has one`() {
    let silent = SilentDelegate()
    let other = UIDocumentInteractionController()
    other.delegate = screen
    controller.delegate = silent

    #expect(!controller.presentPreview(animated: false) && !other.presentPreview(animated: false))
    #expect(!controller.presentOptionsMenu(from: .zero, in: UIView(), animated: false))
    #expect(!controller.presentOpenInMenu(from: UIBarButtonItem(), animated: false))
    controller.dismissPreview(animated: false)
    controller.dismissMenu(animated: false)
    #expect(screen.calls.isEmpty)
  }

  @Test func `an address on the net is no file`() throws {
    let url = try #require(URL(string: "https://example.com/wren.pdf"))
    let raised = failures { _ = UIDocumentInteractionController(url: url) }

    #expect(
      raised.reasons == [
        "UIDocumentInteractionController: invalid scheme https.  Only the file scheme is supported."
      ])
  }
}
