import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIPresentationController and its delegates", .ownApplication)
struct UIPresentationControllerTests {
  /// A presentation controller that logs its calls.
  final class TracingPresentation: UIPresentationController {
    var trace: Trace?

    private func add(_ line: String) {
      trace?.add("\(line), container \(containerView != nil)")
    }

    override func presentationTransitionWillBegin() { add("willPresent") }
    override func presentationTransitionDidEnd(_ completed: Bool) { add("didPresent \(completed)") }
    override func dismissalTransitionWillBegin() { add("willDismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { add("didDismiss \(completed)") }
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 1, y: 2, width: 30, height: 40)
    }
  }

  /// A delegate of the app's for transitions.
  final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let trace: Trace
    var animator: Animator?

    init(_ trace: Trace) { self.trace = trace }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = TracingPresentation(
        presentedViewController: presented, presenting: presenting)
      controller.trace = trace
      return controller
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  /// An animator that logs its calls, and completes as the test sets it.
  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let trace: Trace
    var completes: Bool? = true
    var context: (any UIViewControllerContextTransitioning)?

    init(_ trace: Trace) { self.trace = trace }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let name = { (key: UITransitionContextViewControllerKey) in
        (transitionContext.viewController(forKey: key) as? TracingScreen)?.name ?? "nil"
      }
      trace.add("animate \(name(.from)) to \(name(.to))")
      context = transitionContext
      if let to = transitionContext.view(forKey: .to), to.superview == nil {
        transitionContext.containerView.addSubview(to)
      }
      if let completes { transitionContext.completeTransition(completes) }
    }

    func animationEnded(_ transitionCompleted: Bool) { trace.add("ended \(transitionCompleted)") }
  }

  private let trace = Trace()
  private let stage: Stage
  private let root: TracingScreen
  private let modal: TracingScreen
  private let transitions: Transitions

  init() {
    root = TracingScreen("A", trace)
    modal = TracingScreen("M", trace)
    transitions = Transitions(trace)
    stage = Stage(root)
  }

  private func presentCustom() {
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transitions
    root.present(modal, animated: true) { [trace] in trace.add("completion") }
  }

  // MARK: Custom presentations

  @Test func `a custom presentation controller is told when it begins and ends (behaviour 167)`() {
    #expect(
      stage.lines { presentCustom() } == [
        "M.didLoad", "willPresent, container true", "M.willAppear(true)", "M.isAppearing(true)",
        "didPresent true, container true", "M.didAppear(true)", "completion",
      ])
    #expect(modal.presentationController is TracingPresentation)
    #expect(modal.view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(modal.presentationController?.containerView === modal.view.superview)
    #expect(modal.presentationController?.presentingViewController === root)

    #expect(
      stage.lines { modal.dismiss(animated: true) } == [
        "willDismiss, container true", "M.willDisappear(true)", "M.didDisappear(true)",
        "didDismiss true, container false",
      ])
  }

  @Test func `a presentation controller that outlives its screens answers one in their place`() {
    let presentation = UIPresentationController(
      presentedViewController: UIViewController(), presenting: nil)

    #expect(presentation.presentedViewController === presentation.presentedViewController)
    #expect(presentation.presentingViewController === presentation.presentedViewController)
  }

  @Test func `only the custom style asks for a presentation controller (behaviour 167)`() {
    modal.transitioningDelegate = transitions
    modal.modalPresentationStyle = .fullScreen

    root.present(modal, animated: false)
    stage.settle()

    #expect(!(modal.presentationController is TracingPresentation))
  }

  @Test func `an animator makes the transition, and says when it has ended`() throws {
    transitions.animator = Animator(trace)
    transitions.animator?.completes = nil
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = transitions

    let lines = stage.lines { root.present(modal, animated: true) }
    #expect(
      lines == [
        "M.didLoad", "A.willDisappear(true)", "M.willAppear(true)", "animate A to M",
        "M.isAppearing(true)",
      ])
    let context = try #require(transitions.animator?.context)
    #expect(context.containerView === modal.view.superview)
    #expect(context.view(forKey: .to) === modal.view)
    #expect(context.view(forKey: .from) === root.view)
    #expect(context.finalFrame(for: modal) == stage.window.bounds)
    #expect(modal.isBeingPresented)

    let end = stage.lines {
      context.completeTransition(true)
      context.completeTransition(true)
    }
    #expect(end == ["ended true", "M.didAppear(true)", "A.didDisappear(true)"])
  }

  @Test func `no animator is asked for where nothing is animated`() {
    transitions.animator = Animator(trace)
    modal.transitioningDelegate = transitions

    let lines = stage.lines { root.present(modal, animated: false) }

    #expect(!lines.contains { $0.hasPrefix("animate") })
    #expect(modal.view.window === stage.window)
  }

  @Test func `an animator may take the presentation back`() {
    transitions.animator = Animator(trace)
    transitions.animator?.completes = false
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = transitions

    let lines = stage.lines { root.present(modal, animated: true) { [trace] in trace.add("no") } }

    #expect(
      lines == [
        "M.didLoad", "A.willDisappear(true)", "M.willAppear(true)", "animate A to M",
        "ended false", "M.willDisappear(true)", "A.willAppear(true)",
        "M.didDisappear(true)", "A.isAppearing(true)", "A.didAppear(true)",
      ])
    #expect(root.presentedViewController == nil)
    #expect(stage.window.subviews == [root.view])
  }

  @Test func `an animator may take the dismissal back`() {
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = transitions
    root.present(modal, animated: false)
    stage.settle()
    transitions.animator = Animator(trace)
    transitions.animator?.completes = false

    let lines = stage.lines { modal.dismiss(animated: true) { [trace] in trace.add("no") } }

    #expect(
      lines == [
        "M.willDisappear(true)", "A.willAppear(true)", "A.isAppearing(true)", "animate M to A",
        "ended false", "M.willAppear(true)", "A.willDisappear(true)", "A.didDisappear(true)",
        "M.isAppearing(true)", "M.didAppear(true)",
      ])
    #expect(root.presentedViewController === modal)
    #expect(modal.view.window === stage.window)
    #expect(root.view.window == nil)
    transitions.animator?.completes = true
    modal.dismiss(animated: true)
    stage.settle()
    #expect(root.view.window === stage.window)
  }

  // MARK: The coordinator

  @Test func `a coordinator runs animations with the transition and a completion after it`() {
    modal.onCall["willAppear"] = { [trace, unowned modal] in
      modal.transitionCoordinator?.animate { context in
        trace.add("alongside, to M: \(context.viewController(forKey: .to) === modal)")
      } completion: { context in
        trace.add("after, cancelled \(context.isCancelled)")
      }
    }
    modal.modalPresentationStyle = .fullScreen

    let lines = stage.lines {
      root.present(modal, animated: true) { [trace] in trace.add("completion") }
      #expect(root.transitionCoordinator != nil)
    }

    #expect(
      lines == [
        "M.didLoad", "A.willDisappear(true)", "M.willAppear(true)", "M.isAppearing(true)",
        "alongside, to M: true", "M.didAppear(true)", "A.didDisappear(true)",
        "after, cancelled false", "completion",
      ])
    #expect(root.transitionCoordinator == nil)
    #expect(modal.transitionCoordinator == nil)
  }

  @Test func `a coordinator that is first asked for at the end still runs what it is given`() {
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    stage.settle()
    modal.onCall["didDisappear"] = { [trace, unowned modal] in
      modal.transitionCoordinator?.animate { context in
        trace.add("alongside, from M: \(context.viewController(forKey: .from) === modal)")
      } completion: { context in
        trace.add("after, cancelled \(context.isCancelled)")
      }
    }

    let lines = stage.lines { root.dismiss(animated: true) }

    #expect(
      lines == [
        "M.willDisappear(true)", "A.willAppear(true)", "A.isAppearing(true)", "A.didAppear(true)",
        "M.didDisappear(true)", "alongside, from M: true", "after, cancelled false",
      ])
    #expect(modal.transitionCoordinator == nil)
  }

  @Test func `a presentation and its dismissal have a coordinator each, also at the same time`() {
    modal.modalPresentationStyle = .fullScreen

    let lines = stage.lines {
      root.present(modal, animated: true)
      root.transitionCoordinator?.animate(alongsideTransition: nil) { [trace, root] context in
        trace.add("presented, from A: \(context.viewController(forKey: .from) === root)")
      }
      root.dismiss(animated: true)
      root.transitionCoordinator?.animate(alongsideTransition: nil) { [trace, root] context in
        trace.add("dismissed, to A: \(context.viewController(forKey: .to) === root)")
      }
    }

    #expect(
      lines == [
        "M.didLoad", "A.willDisappear(true)", "M.willAppear(true)", "M.isAppearing(true)",
        "M.didAppear(true)", "A.didDisappear(true)", "presented, from A: true",
        "M.willDisappear(true)", "A.willAppear(true)", "A.isAppearing(true)", "A.didAppear(true)",
        "M.didDisappear(true)", "dismissed, to A: true",
      ])
  }

  @Test func `a presentation that ends before it has begun ends its coordinator`() {
    root.present(modal, animated: true)
    root.transitionCoordinator?.animate(alongsideTransition: nil) { [trace] context in
      trace.add("after, cancelled \(context.isCancelled)")
    }

    let lines = stage.lines { stage.window.rootViewController = UIViewController() }

    #expect(lines.filter { $0.hasPrefix("after") } == ["after, cancelled true"])
    #expect(root.transitionCoordinator == nil)
    #expect(modal.transitionCoordinator == nil)
  }

  @Test func `there is no coordinator where nothing is animated`() {
    root.present(modal, animated: false)

    #expect(root.transitionCoordinator == nil)
  }

  @Test func `a window that gets another size tells its screens first`() {
    final class Turning: UIViewController {
      let trace: Trace
      init(_ trace: Trace) {
        self.trace = trace
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        trace.add("will \(view.bounds.width) \(size.width)")
        coordinator.animate { [unowned self] _ in
          trace.add("alongside \(view.bounds.width)")
        } completion: { [unowned self] _ in
          trace.add("after \(view.bounds.width)")
        }
      }
    }
    let outer = Turning(trace)
    let inner = Turning(trace)
    outer.addChild(inner)
    inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.view.addSubview(inner.view)
    stage.window.rootViewController = outer
    stage.settle()

    let lines = stage.lines {
      stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    }

    #expect(
      lines == [
        "will 390.0 844.0", "will 390.0 844.0", "alongside 844.0", "alongside 844.0",
        "after 844.0", "after 844.0",
      ])
  }

  // MARK: Kinds of presentation controllers

  @Test func `the style decides about the kind (behaviour 166)`() {
    let kind = { (style: UIModalPresentationStyle) in
      let screen = UIViewController()
      screen.modalPresentationStyle = style
      return "\(type(of: screen.presentationController ?? UIPresentationController.empty))"
    }

    #expect(kind(.automatic) == "UISheetPresentationController")
    #expect(kind(.pageSheet) == "UISheetPresentationController")
    #expect(kind(.formSheet) == "UISheetPresentationController")
    #expect(kind(.popover) == "UIPopoverPresentationController")
    #expect(kind(.fullScreen) == "UIPresentationController")
    #expect(modal.popoverPresentationController == nil)
    #expect(modal.sheetPresentationController != nil)
    modal.modalPresentationStyle = .popover
    #expect(modal.popoverPresentationController != nil)
    #expect(modal.sheetPresentationController == nil)
  }

  @Test func `what is set before the presentation holds in it`() {
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.prefersGrabberVisible = true

    root.present(modal, animated: false)
    stage.settle()

    #expect(modal.sheetPresentationController === sheet)
    #expect(sheet?.presentingViewController === root)
    modal.dismiss(animated: false)
    stage.settle()
    #expect(modal.sheetPresentationController !== sheet)
  }

  @Test func `a sheet is as high as its detent (behaviour 821)`() throws {
    let sheet = try #require(modal.sheetPresentationController)
    root.present(modal, animated: false)
    stage.settle()
    #expect(modal.view.frame == CGRect(x: 0, y: 47, width: 390, height: 797))

    let tall = UISheetPresentationController.Detent.Identifier("tall")
    sheet.detents = [
      .medium(), .custom(identifier: tall) { $0.maximumDetentValue - 100 }, .custom { _ in nil },
    ]
    let medium = (763 * 0.56 * 3).rounded() / 3 + 34
    #expect(abs(modal.view.frame.height - medium) < 0.001)
    #expect(modal.view.frame.maxY == 844)
    sheet.animateChanges { sheet.selectedDetentIdentifier = tall }

    #expect(modal.view.frame == CGRect(x: 0, y: 147, width: 390, height: 697))
    sheet.selectedDetentIdentifier = .large
    #expect(abs(modal.view.frame.height - medium) < 0.001)

    var height: CGFloat = 200
    sheet.detents = [.custom { _ in height }]
    height = 300
    #expect(modal.view.frame.height == 234)
    sheet.invalidateDetents()
    #expect(modal.view.frame.height == 334)
  }

  // MARK: Adapting

  /// A delegate that answers as the test sets it, and logs its calls.
  final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
    let trace: Trace
    var style: UIModalPresentationStyle?

    init(_ trace: Trace) { self.trace = trace }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style ?? controller.adaptivePresentationStyle }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { trace.add("willPresent \(style)") }

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

  private nonisolated static let adaptations:
    [(UIModalPresentationStyle, UIModalPresentationStyle?, String)] = [
      (.pageSheet, .fullScreen, "fullScreen"), (.popover, UIModalPresentationStyle.none, "popover"),
      (.popover, .fullScreen, "fullScreen"), (.popover, nil, "pageSheet"),
      (.formSheet, nil, "formSheet"),
    ]

  @Test(arguments: adaptations)
  func `a delegate adapts the style (behaviour 166)`(
    style: UIModalPresentationStyle, adapted: UIModalPresentationStyle?, name: String
  ) {
    let delegate = Adapting(trace)
    delegate.style = adapted
    modal.modalPresentationStyle = style
    modal.presentationController?.delegate = delegate
    modal.popoverPresentationController?.sourceView = root.view

    let lines = stage.lines { root.present(modal, animated: false) }

    #expect(lines.contains("willPresent \(name)"))
    #expect(lines.contains("A.willDisappear(false)") == (name == "fullScreen"))
  }

  @Test func `a dismissal by code tells the delegate nothing (behaviour 165)`() {
    let delegate = Adapting(trace)
    modal.presentationController?.delegate = delegate
    root.present(modal, animated: false)
    stage.settle()

    #expect(
      stage.lines { modal.dismiss(animated: false) } == [
        "M.willDisappear(false)", "M.didDisappear(false)",
      ])
  }

  @Test func `a popover on a tablet points at something (behaviour 166)`() {
    UIScreen.main.becomeTablet()
    stage.window.settleTraits()
    modal.modalPresentationStyle = .popover

    let received = failures { root.present(modal, animated: false) }

    #expect(received.map(\.name) == ["NSGenericException"])
    #expect(
      received.reasons == [
        "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a "
          + "non-nil sourceView or barButtonItem set before the presentation occurs."
      ])
    #expect(root.presentedViewController == nil)
    modal.popoverPresentationController?.sourceView = root.view
    #expect(failures { root.present(modal, animated: false) }.isEmpty)
  }

  @Test func `a popover points at a view or an item by one property`() {
    modal.modalPresentationStyle = .popover
    let (popover, item) = (modal.popoverPresentationController, UIBarButtonItem())
    popover?.sourceItem = root.view
    #expect(popover?.sourceView === root.view)
    popover?.sourceItem = item
    #expect(popover?.barButtonItem === item)
    #expect(popover?.sourceView == nil)
    #expect(popover?.sourceItem === item)
    #expect(item.frame(in: root.view) == nil)
    #expect(root.view.frame(in: root.view) == root.view.bounds)
    #expect(UIView().frame(in: root.view) == nil)
  }

  @Test func `a popover on a tablet may point at an item of a bar (behaviour 166)`() {
    UIScreen.main.becomeTablet()
    stage.window.settleTraits()
    modal.modalPresentationStyle = .popover
    modal.popoverPresentationController?.barButtonItem = UIBarButtonItem()

    #expect(failures { root.present(modal, animated: false) }.isEmpty)
    #expect(root.presentedViewController === modal)
  }
}

extension UIPresentationController {
  /// A presentation controller of nothing that lasts.
  fileprivate static var empty: UIPresentationController {
    UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
  }
}
