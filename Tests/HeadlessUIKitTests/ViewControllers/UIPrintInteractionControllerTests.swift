import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Writes down what is drawn of two pages.
private final class Renderer: UIPrintPageRenderer {
  let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    headerHeight = 20
  }

  override var numberOfPages: Int { 2 }

  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
    trace.add("header \(pageIndex) \(headerRect.height)")
  }

  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    trace.add("page \(pageIndex)")
  }
}

private final class Observer: NSObject, UIPrintInteractionControllerDelegate {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { trace.add("presented") }

  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) { trace.add("finished") }
}

@MainActor
@Suite("UIPrintInteractionController", .ownApplication)
struct UIPrintInteractionControllerTests {
  private let window = UIWindow()
  private let trace = Trace()
  private let controller = UIPrintInteractionController.shared

  private func present() throws -> PrintPanelController {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let trace = trace
    #expect(
      controller.present(animated: true) { _, completed, _ in trace.add("done \(completed)") })
    UIApplication.shared.mainLoop.settle()
    return try #require(
      window.rootViewController?.presentedViewController as? PrintPanelController)
  }

  @Test func `prints what its renderer draws`() throws {
    let observer = Observer(trace)
    controller.delegate = observer
    controller.printPageRenderer = Renderer(trace)
    let panel = try present()
    #expect(!controller.present(animated: true))
    panel.end(true, animated: true)
    UIApplication.shared.mainLoop.settle()

    #expect(
      trace.lines == [
        "presented", "header 0 20.0", "page 0", "header 1 20.0", "page 1", "finished", "done true",
      ])
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test func `is cancelled by its button, by code and by a swipe`() throws {
    try present().end(false, animated: true)
    UIApplication.shared.mainLoop.settle()
    _ = try present()
    controller.dismiss(animated: false)
    UIApplication.shared.mainLoop.settle()
    try present().userDidSwipeAway()

    #expect(trace.lines == ["done false", "done false", "done false"])
  }

  @Test func `knows what can be printed`() {
    #expect(UIPrintInteractionController.canPrint(Data("%PDF-1.4".utf8)))
    #expect(UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a/b.pdf")))
    #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a/b.mov")))
    let text = UISimpleTextPrintFormatter(text: "Robin")
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(text, startingAtPageAt: 2)
    #expect(renderer.numberOfPages == 3)
    #expect(renderer.printFormattersForPage(at: 2) == [text])
    #expect(UIView().viewPrintFormatter().printPageRenderer == nil)
  }
}
