import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIAlertController", .ownApplication)
struct UIAlertControllerTests {
  private let trace = Trace()
  private let stage: Stage
  private let root: TracingScreen

  init() {
    root = TracingScreen("A", trace)
    stage = Stage(root)
  }

  private func action(
    _ title: String, _ style: UIAlertAction.Style = .default
  ) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [trace] action in
      trace.add("handler of \(action.title ?? "")")
    }
  }

  private func alert(
    _ style: UIAlertController.Style = .alert, _ actions: [UIAlertAction] = []
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: style)
    for action in actions { alert.addAction(action) }
    return alert
  }

  @Test func `keeps what it is made with, and the order of its actions (behaviour 170)`() {
    let actions = [action("No", .cancel), action("Yes", .destructive), action("Later")]

    let alert = alert(.actionSheet, actions)

    #expect(alert.title == "Delete?")
    #expect(alert.message == "For good.")
    #expect(alert.preferredStyle == .actionSheet)
    #expect(alert.actions == actions)
    #expect(actions.map(\.title) == ["No", "Yes", "Later"])
    #expect(actions.map(\.style) == [.cancel, .destructive, .default])
    #expect(actions.map(\.isEnabled) == [true, true, true])
    #expect(UIAlertController().preferredStyle == .actionSheet)
    #expect(UIAlertAction(title: nil, style: .default).title == nil)
  }

  @Test func `has UIKit's numbers (behaviour 170)`() {
    #expect([UIAlertController.Style.actionSheet, .alert].map(\.rawValue) == [0, 1])
    #expect([UIAlertAction.Style.default, .cancel, .destructive].map(\.rawValue) == [0, 1, 2])
  }

  @Test func `has one action that cancels at most (behaviour 7.14)`() {
    let cancel = action("No", .cancel)
    let alert = alert(.alert, [cancel])

    let received = failures { alert.addAction(action("Never", .cancel)) }

    #expect(received.map(\.name) == [.internalInconsistency])
    #expect(
      received.reasons == [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      ])
    #expect(
      received.map(\.details) == [
        "UIKit raises this exception in UIAlertController.addAction(_:)."
      ])
    #expect(alert.actions == [cancel])
  }

  @Test func `its presenter stays in place (behaviour 158, 173)`() {
    let alert = alert(.alert, [action("OK")])

    #expect(stage.lines { root.present(alert, animated: true) }.isEmpty)

    #expect(alert.presentingViewController === root)
    #expect(alert.view.window === stage.window)
    #expect(root.view.window === stage.window)
    #expect(alert.view.frame.minX == 60)
    #expect(alert.view.frame.width == 270)
    #expect(abs(alert.view.frame.midY - 422) < 0.5)
  }

  @Test func `is gone when the handler of the chosen action runs (behaviour 168)`() {
    let ok = UIAlertAction(title: "OK", style: .default) { [trace, root] action in
      trace.add(
        "\(action.title ?? "") \(root.presentedViewController == nil), \(root.view.window != nil)")
    }
    let alert = alert(.alert, [action("No", .cancel), ok])
    root.present(alert, animated: true)
    stage.settle()

    let lines = stage.lines { alert.choose(ok) }

    #expect(lines == ["OK true, true"])
    #expect(alert.presentingViewController == nil)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `has its place and its size again when the device has been turned`(
    style: UIAlertController.Style
  ) {
    let alert = alert(style, [action("OK")])
    root.present(alert, animated: false)
    stage.settle()
    let frame = alert.view.frame
    let application = UIApplication.shared
    application.userHold(.landscapeLeft)
    stage.settle()

    #expect(alert.view.frame.height == frame.height)
    #expect(alert.view.frame.midX == 422)
    application.userHold(.portrait)
    stage.settle()
    #expect(alert.view.frame == frame)
  }

  @Test func `another may be presented in a handler (behaviour 168)`() {
    let next = alert(.alert, [action("Next")])
    let ok = UIAlertAction(title: "OK", style: .default) { [root] _ in
      root.present(next, animated: true)
    }
    let first = alert(.alert, [ok])
    root.present(first, animated: true)
    stage.settle()

    #expect(failures { _ = stage.lines { first.choose(ok) } }.isEmpty)

    #expect(root.presentedViewController === next)
    #expect(next.view.window === stage.window)
  }

  @Test func `a dismissal by code runs no handler (behaviour 169)`() {
    let alert = alert(.alert, [action("No", .cancel)])
    root.present(alert, animated: true)
    stage.settle()

    #expect(stage.lines { alert.dismiss(animated: true) }.isEmpty)
    #expect(root.presentedViewController == nil)
  }

  @Test func `without anything to show it is not presented (behaviour 7.13)`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)

    let received = failures { root.present(alert, animated: false) }

    #expect(received.map(\.name) == [.internalInconsistency])
    #expect(
      received.reasons == ["UIAlertController must have a title, a message or an action to display"]
    )
    #expect(root.presentedViewController == nil)
    #expect(!alert.isViewLoaded)
    alert.addAction(action("OK"))
    #expect(failures { root.present(alert, animated: false) }.isEmpty)
  }

  @Test
  func `an action sheet on a tablet is a popover, which points at something (behaviour 7.17)`() {
    UIScreen.main.becomeTablet()
    let alert = alert(.actionSheet, [action("OK")])
    root.title = "Birds"

    let received = failures { root.present(alert, animated: false) }

    #expect(alert.modalPresentationStyle == .popover)
    #expect(received.map(\.name) == ["NSGenericException"])
    #expect(
      received.reasons == [
        "Your application has presented a UIAlertController (<UIAlertController \"Delete?\">) of "
          + "style UIAlertControllerStyleActionSheet from TracingScreen (<TracingScreen "
          + "\"Birds\">). The modalPresentationStyle of a UIAlertController with this style is "
          + "UIModalPresentationPopover. You must provide location information for this popover "
          + "through the alert controller's popoverPresentationController. You must provide "
          + "either a sourceView and sourceRect or a barButtonItem.  If this information is not "
          + "known when you present the alert controller, you may provide it in the "
          + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
      ])
    #expect(root.presentedViewController == nil)
    alert.popoverPresentationController?.sourceView = root.view
    #expect(failures { root.present(alert, animated: false) }.isEmpty)
  }

  @Test func `a delegate may say at the last moment where to point (behaviour 7.17)`() {
    final class Anchoring: NSObject, UIPopoverPresentationControllerDelegate {
      let view = UIView()
      func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { popoverPresentationController.sourceView = view }
    }
    UIScreen.main.becomeTablet()
    let alert = alert(.actionSheet, [action("OK")])
    let delegate = Anchoring()
    alert.popoverPresentationController?.delegate = delegate

    #expect(failures { root.present(alert, animated: false) }.isEmpty)
    #expect(root.presentedViewController === alert)
  }

  @Test func `an action sheet on a telephone needs no place to point at`() {
    let alert = alert(.actionSheet, [action("OK")])

    #expect(alert.popoverPresentationController == nil)
    #expect(failures { root.present(alert, animated: false) }.isEmpty)
  }

  @Test func `an alert and its handlers are released once it is gone`() {
    weak var gone: UIAlertController?
    weak var held: AnyObject?
    do {
      final class Held {}
      let object = Held()
      held = object
      let alert = alert()
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = object })
      root.present(alert, animated: true)
      stage.settle()
      alert.choose(alert.actions[0])
      gone = alert
    }
    #expect(gone != nil)

    stage.settle()

    #expect(gone == nil)
    #expect(held == nil)
  }

  @Test func `has the text fields that were added, set up at once (behaviour 171)`() {
    let alert = alert(.alert, [action("OK")])
    #expect(alert.textFields == nil)

    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()

    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
    #expect(alert.textFields?.allSatisfy { $0.superview == nil } == true)
    #expect(alert.view.subviews == alert.textFields)
    alert.addTextField()
    #expect(alert.view.subviews == alert.textFields)
    #expect(alert.textFields?.map(\.frame.minY) == [80, 114, 148])
  }

  @Test func `an action sheet has no text fields (behaviour 7.15)`() {
    let sheet = alert(.actionSheet, [action("OK")])

    var setUps = 0

    let received = failures { sheet.addTextField { _ in setUps += 1 } }

    #expect(received.map(\.name) == [.internalInconsistency])
    #expect(
      received.reasons == [
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert"
      ])
    #expect(sheet.textFields == nil)
    #expect(setUps == 0)
  }

  @Test func `the return key of the last text field chooses the preferred action`() throws {
    let trace = Trace()
    let save = UIAlertAction(title: "Save", style: .default) { _ in trace.add("saved") }
    let alert = alert(.alert, [action("No", .cancel), save])
    alert.addTextField()
    alert.addTextField()
    root.present(alert, animated: false)
    stage.settle()
    let fields = try #require(alert.textFields)

    fields[1].userReturn()
    stage.settle()
    #expect(root.presentedViewController === alert)
    alert.preferredAction = save
    fields[0].userReturn()
    stage.settle()
    #expect(root.presentedViewController === alert)
    fields[1].userReturn()
    stage.settle()

    #expect(root.presentedViewController == nil)
    #expect(trace.lines == ["saved"])
    fields[1].userReturn()
    #expect(trace.lines == ["saved"])
  }

  @Test func `the return key chooses nothing where the text field's delegate refuses`() throws {
    let save = action("Save")
    let alert = alert(.alert, [save])
    alert.preferredAction = save
    let log = TextFieldLog(Trace())
    log.refuses = ["shouldReturn"]
    alert.addTextField { $0.delegate = log }
    root.present(alert, animated: false)
    stage.settle()

    try #require(alert.textFields?.first).userReturn()
    stage.settle()

    #expect(log.trace.lines.last == "?.shouldReturn")
    #expect(root.presentedViewController === alert)
  }
}
