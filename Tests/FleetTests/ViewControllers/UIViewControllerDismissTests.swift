import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("dismissBySwipingDown(), dismissByTappingOutside()", .freshApplication)
struct UIViewControllerDismissTests {
  /// A delegate that answers as the test sets it, and logs its calls.
  final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let trace: Trace
    var shouldDismiss = true

    init(_ trace: Trace) { self.trace = trace }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      trace.add("shouldDismiss")
      return shouldDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      trace.add("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      trace.add("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { trace.add("didAttempt") }
  }

  /// A form that writes down how it goes.
  final class Form: UIViewController {
    let trace: Trace

    init(_ trace: Trace) {
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
      title = "Form"
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillDisappear(_ animated: Bool) { trace.add("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { trace.add("didDisappear") }
  }

  private let list = UIViewController()
  private let trace = Trace()
  private let form: Form
  private let delegate: Delegate

  init() {
    form = Form(trace)
    delegate = Delegate(trace)
    setAsAppRootWindow(list)
  }

  private func present(_ style: UIModalPresentationStyle = .pageSheet) {
    form.modalPresentationStyle = style
    form.presentationController?.delegate = delegate
    list.present(form, animated: true)
    Fleet.settle()
  }

  private func expectRefusal(
    _ reason: String, _ details: String, _ calls: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    let received = failures(body)
    #expect(received.reasons == [reason], sourceLocation: sourceLocation)
    #expect(received.map(\.details) == [details], sourceLocation: sourceLocation)
    #expect(received.map(\.name) == [.dismissal], sourceLocation: sourceLocation)
    #expect(trace.lines == calls, sourceLocation: sourceLocation)
  }

  private let cannot = #"Cannot swipe <Form "Form"> down"#
  private let vetoed = "The app keeps the user from dismissing it."

  // MARK: Swiping down

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func `swipes a sheet down, which its delegate hears of (behaviour 165)`(
    style: UIModalPresentationStyle
  ) {
    present(style)

    #expect(failures { form.dismissBySwipingDown() }.isEmpty)

    #expect(
      trace.lines == [
        "shouldDismiss", "willDismiss", "willDisappear", "didDisappear", "didDismiss",
      ])
    #expect(list.presentedViewController == nil)
  }

  @Test func `swipes the sheet down that a view controller stands in`() {
    let child = UIViewController()
    form.addChild(child)
    form.view.addSubview(child.view)
    present()

    #expect(failures { child.dismissBySwipingDown() }.isEmpty)

    #expect(list.presentedViewController == nil)
  }

  @Test func `fails where the delegate refuses (behaviour 165)`() {
    present()
    delegate.shouldDismiss = false

    expectRefusal(
      "\(cannot): Delegate's presentationControllerShouldDismiss(_:) returned false.",
      #"The delegate of the presentation of <Form "Form"> is <Delegate>."#,
      ["shouldDismiss", "didAttempt"]
    ) { form.dismissBySwipingDown() }

    #expect(list.presentedViewController === form)
  }

  @Test func `fails where the form is modal (behaviour 165)`() {
    form.isModalInPresentation = true
    present()

    expectRefusal(
      "\(cannot): \(vetoed)", #"<Form "Form">.isModalInPresentation is true."#, ["didAttempt"]
    ) { form.dismissBySwipingDown() }

    #expect(list.presentedViewController === form)
  }

  @Test func `fails where there is no sheet`() {
    expectRefusal(
      "\(cannot): It is not presented.",
      "It has to be presented first: present(_:animated:completion:)."
    ) { form.dismissBySwipingDown() }
    present(.fullScreen)

    expectRefusal(
      "\(cannot): It cannot be dismissed in this way.",
      "Its style is fullScreen, which no such gesture ends."
    ) {
      form.dismissBySwipingDown()
    }
    #expect(list.presentedViewController === form)
  }

  @Test func `fails where something is presented over it`() {
    present()
    let front = UIViewController()
    form.present(front, animated: false)

    expectRefusal(
      "\(cannot): Another screen is presented over it.",
      #"<UIViewController> is in front of <Form "Form">, and has to be dismissed first."#
    ) { form.dismissBySwipingDown() }
  }

  // MARK: Tapping outside

  @Test func `taps outside of a sheet (behaviour 165)`() {
    present()

    #expect(failures { form.dismissByTappingOutside() }.isEmpty)

    #expect(trace.lines.suffix(2) == ["didDisappear", "didDismiss"])
    #expect(list.presentedViewController == nil)
  }

  @Test func `taps outside of an action sheet, which cancels (behaviour 169)`() {
    let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(
      UIAlertAction(title: "No", style: .cancel) { [trace, list] _ in
        trace.add("cancelled, alone \(list.presentedViewController == nil)")
      })
    list.present(sheet, animated: true)

    #expect(failures { sheet.dismissByTappingOutside() }.isEmpty)

    #expect(trace.lines == ["cancelled, alone true"])
  }

  @Test func `fails outside of what stays`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    list.present(alert, animated: true)
    let reason =
      #"Cannot dismiss <UIAlertController "Delete?"> by a tap outside of it: "#
      + "It cannot be dismissed in this way."

    let received = failures { alert.dismissByTappingOutside() }

    #expect(received.reasons == [reason])
    #expect(received.map(\.details) == ["An alert stays until an action is tapped."])
    #expect(received.map(\.name) == [.alert])
    alert.dismiss(animated: false)
    Fleet.settle()
    let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    list.present(sheet, animated: true)
    #expect(
      failures { sheet.dismissByTappingOutside() }.map(\.details) == [
        "The action sheet has no action that cancels."
      ])
  }

  @Test func `what is shared has not been when its sheet is dismissed`() {
    let activity = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    activity.completionWithItemsHandler = { [trace] type, completed, items, error in
      trace.add("\(type == nil) \(completed) \(items == nil) \(error == nil)")
    }
    list.present(activity, animated: true)

    #expect(failures { activity.dismissBySwipingDown() }.isEmpty)

    #expect(trace.lines == ["true false true true"])
  }
}
