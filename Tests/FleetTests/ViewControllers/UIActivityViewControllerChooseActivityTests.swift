import FleetTesting
import TestSupport
import Testing

/// An activity of an app's own, that logs its calls.
private final class PrintActivity: UIActivity {
  let trace: Trace
  var screen: UIViewController?
  var takes = true

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
  }

  override var activityType: ActivityType? { ActivityType("birds.print") }
  override var activityTitle: String? { "Print" }
  override var activityViewController: UIViewController? { screen }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    trace.add("canPerform \(activityItems)")
    return takes
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    trace.add("prepare \(activityItems)")
  }
  override func perform() {
    trace.add("perform")
    activityDidFinish(true)
  }
}

/// An item that depends on the activity.
private final class Bird: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { "bird" }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "wren for \(activityType?.rawValue ?? "nobody")" }
}

@MainActor
@Suite("UIActivityViewController.chooseActivity", .freshApplication)
struct UIActivityViewControllerChooseActivityTests {
  private let trace = Trace()
  private let page = UIViewController()
  private let printer: PrintActivity
  private let sheet: UIActivityViewController

  init() {
    printer = PrintActivity(trace)
    sheet = UIActivityViewController(
      activityItems: [Bird()], applicationActivities: [printer])
    sheet.completionWithItemsHandler = { [trace] type, completed, items, error in
      trace.add("\(type?.rawValue ?? "nil") \(completed) \(items == nil) \(error == nil)")
    }
    setAsAppRootWindow(page)
  }

  private func failures(_ body: () -> Void) -> [RecordedFailure] {
    let log = FailureLog()
    withFailureReporter(log, body)
    return log.failures
  }

  @Test
  func `an activity of the system's ends well, and the handler is called once (behaviour 663)`() {
    page.present(sheet, animated: true)

    sheet.chooseActivity(.copyToPasteboard)

    #expect(
      trace.lines == [
        "canPerform [\"bird\"]", "com.apple.UIKit.activity.CopyToPasteboard true true true",
      ])
    #expect(UIPasteboard.general.string == "wren for com.apple.UIKit.activity.CopyToPasteboard")
    #expect(page.presentedViewController == nil)
    #expect(sheet.completionWithItemsHandler == nil)
  }

  @Test func `an activity of the app's is prepared and performs (behaviour 663)`() {
    page.present(sheet, animated: true)

    sheet.chooseActivity(withTitle: "Print")

    #expect(
      trace.lines == [
        "canPerform [\"bird\"]", "prepare [\"wren for birds.print\"]", "perform",
        "birds.print true true true",
      ])
    #expect(page.presentedViewController == nil)
  }

  @Test func `an activity with a screen presents it (behaviour 663)`() {
    let screen = UIViewController()
    printer.screen = screen
    page.present(sheet, animated: true)

    sheet.chooseActivity(UIActivity.ActivityType("birds.print"))
    #expect(sheet.presentedViewController === screen)
    #expect(trace.lines.last == "prepare [\"wren for birds.print\"]")

    printer.activityDidFinish(false)
    settle()
    #expect(page.presentedViewController == nil)
    #expect(trace.lines.last == "birds.print false true true")
  }

  @Test func `a sheet that is left completes nothing (behaviour 663)`() {
    page.present(sheet, animated: true)

    sheet.dismissBySwipingDown()

    #expect(trace.lines == ["nil false true true"])
  }

  @Test func `what is not offered cannot be chosen`() {
    let early = failures { sheet.chooseActivity(.mail) }
    #expect(
      early.map(\.reason) == [
        "Cannot choose activity 'com.apple.UIKit.activity.Mail': The sheet is not presented."
      ])
    page.present(sheet, animated: true)
    sheet.excludedActivityTypes = [.mail]

    let excluded = failures { sheet.chooseActivity(.mail) }
    #expect(
      excluded.map(\.reason) == [
        "Cannot choose activity 'com.apple.UIKit.activity.Mail': It is not offered."
      ])
    let unknown = failures { sheet.chooseActivity(withTitle: "Prnt") }
    #expect(
      unknown.map(\.reason) == [
        "Cannot choose activity 'Prnt': No activity of the app's has that title."
      ])
    #expect(
      unknown.map(\.details) == ["Did you mean 'Print'? The activities of the app are 'Print'."])
    printer.takes = false
    let unable = failures { sheet.chooseActivity(withTitle: "Print") }
    #expect(unable.map(\.details) == ["The app offers none for these items."])
    #expect(unable.map(\.name) == [.activityViewController])
    #expect(page.presentedViewController === sheet)
  }
}
