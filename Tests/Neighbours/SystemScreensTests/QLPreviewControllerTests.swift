import FleetTesting
import HeadlessQuickLook
import TestSupport
import Testing

/// A screen that shows files, and writes down what their preview tells.
private final class FileScreen: UIViewController, QLPreviewControllerDataSource,
  QLPreviewControllerDelegate
{
  let trace = Trace()
  var files = ["/wren.pdf", "/robin.png"]

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem {
    trace.add("item \(index)")
    return NSURL(fileURLWithPath: files[index])
  }
  func previewControllerWillDismiss(_ controller: QLPreviewController) { trace.add("will dismiss") }
  func previewControllerDidDismiss(_ controller: QLPreviewController) { trace.add("did dismiss") }
}

/// An item with a title of its own.
private final class TitledItem: NSObject, QLPreviewItem {
  let previewItemURL: URL?
  let previewItemTitle: String?

  init(_ path: String, _ title: String?) {
    previewItemURL = URL(fileURLWithPath: path)
    previewItemTitle = title
  }
}

@MainActor @Suite("QLPreviewController", .freshApplication)
struct QLPreviewControllerTests {
  private let screen = FileScreen()
  private let preview = QLPreviewController()

  init() {
    preview.dataSource = screen
    preview.delegate = screen
    setAsAppRootWindow(screen)
  }

  @Test func `shows one item after the other, and tells of its end`() {
    preview.currentPreviewItemIndex = 1
    screen.present(preview, animated: true)
    settle()
    #expect(Fleet.screen.staticTexts["robin.png"].exists)
    preview.showPrevious()
    #expect(Fleet.screen.staticTexts["wren.pdf"].exists)
    #expect(preview.currentPreviewItem?.previewItemURL?.path == "/wren.pdf")
    preview.showNext()
    Fleet.screen.buttons["Done"].tap()

    #expect(
      screen.trace.lines == ["item 1", "item 0", "item 1", "will dismiss", "did dismiss"])
    #expect(screen.presentedViewController == nil)
  }

  @Test func `keeps to the items that there are when they change`() {
    preview.currentPreviewItemIndex = 7
    screen.present(preview, animated: true)
    settle()
    #expect(preview.currentPreviewItemIndex == 1)
    screen.files = ["/wren.pdf"]
    preview.reloadData()
    #expect(preview.currentPreviewItemIndex == 0)
    screen.files = []
    preview.reloadData()

    #expect(preview.currentPreviewItem == nil)
    #expect(preview.currentPreviewItemIndex == NSNotFound)
  }

  @Test func `in a stack of screens the bar there has the title`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    setAsAppRootWindow(stack)
    stack.pushViewController(preview, animated: true)
    settle()

    #expect(preview.navigationItem.title == "wren.pdf")
    #expect(!Fleet.screen.buttons["Done"].exists)
  }

  @Test func `knows what can be looked at`() {
    let rows: [(String, Bool)] = [
      ("/a.pdf", true), ("/a.PNG", true), ("/a.docx", true), ("/a.wren", false), ("/a", false),
    ]
    for (path, expected) in rows {
      #expect(QLPreviewController.canPreview(NSURL(fileURLWithPath: path)) == expected, "\(path)")
    }
    #expect(!QLPreviewController.canPreview(TitledItem("/a.wren", "A")))
    #expect(QLPreviewController.canPreview(URL(fileURLWithPath: "/a.pdf") as any QLPreviewItem))
  }

  @Test func `tells why it cannot be used`() {
    let received = failures {
      preview.tapDone()
      screen.present(preview, animated: true)
      preview.showPrevious()
      preview.showNext()
      preview.showNext()
    }

    #expect(
      received.reasons == [
        "Cannot tap Done in QLPreviewController: The preview is not presented.",
        "Cannot show the previous item in QLPreviewController: There is none.",
        "Cannot show the next item in QLPreviewController: There is none.",
      ])
    #expect(
      received.last?.details == "Item 1 shows, of those that the data source has.")
  }
}
