import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The findings of a touch on its way up, where views and windows go while others stay.
@MainActor
@Suite("UIView: what outlives what", .ownApplication)
struct UIViewLifetimeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = TappedView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))

  init() {
    window.isHidden = false
    window.hostApplication.mainLoop.settle()
  }

  /// A view in the window, with `view` in it.
  private func holder(at x: CGFloat = 100) -> UIView {
    let holder = UIView(frame: CGRect(x: x, y: 0, width: 50, height: 50))
    window.addSubview(holder)
    holder.addSubview(view)
    return holder
  }

  private func tapped() -> CGPoint? {
    view.place = nil
    view.userTap()
    return view.place
  }

  @Test func `a superview that goes leaves its subview without one`() {
    weak var gone: UIView?
    do {
      let holder = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
      holder.addSubview(view)
      gone = holder
      withExtendedLifetime(holder) { #expect(tapped() == CGPoint(x: 6, y: 7)) }
    }

    #expect(gone == nil)
    #expect(view.superview == nil)
    #expect(tapped() == CGPoint(x: 5, y: 5))
  }

  @Test func `a superview that is taken out of the window and goes leaves its subview loose`() {
    weak var gone: UIView?
    do {
      let holder = holder()
      gone = holder
      #expect(tapped() == CGPoint(x: 106, y: 7))
      holder.removeFromSuperview()
    }

    #expect(gone == nil)
    #expect(view.superview == nil)
    #expect(view.window == nil)
    #expect(tapped() == CGPoint(x: 5, y: 5))
  }

  @Test(arguments: [true, false])
  func `a window that goes leaves its views loose`(isHiddenFirst: Bool) {
    weak var gone: UIWindow?
    do {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      other.isHidden = false
      other.addSubview(view)
      gone = other
      #expect(tapped() == CGPoint(x: 6, y: 7))
      if isHiddenFirst { other.isHidden = true } else { other.hostApplication.clear() }
      #expect(tapped() == (isHiddenFirst ? CGPoint(x: 6, y: 7) : CGPoint(x: 5, y: 5)))
      other.hostApplication.mainLoop.settle()
    }

    #expect(gone == nil)
    #expect(view.superview == nil)
    #expect(view.window == nil)
    #expect(tapped() == CGPoint(x: 5, y: 5))
  }

  @Test func `a window within another goes, and leaves its views loose`() {
    weak var gone: UIWindow?
    do {
      let holder = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
      let inner = UIWindow(frame: CGRect(x: 1, y: 1, width: 20, height: 20))
      gone = inner
      inner.addSubview(view)
      holder.addSubview(inner)
      #expect(view.window == nil)
      #expect(view.superview === inner)
      window.addSubview(holder)
      #expect(view.window === window)
      inner.isHidden = false
      #expect(view.window === window)
      inner.isHidden = true
      #expect(tapped() == nil || view.place == CGPoint(x: 107, y: 8))
      holder.removeFromSuperview()
      #expect(view.window == nil)
      inner.hostApplication.mainLoop.settle()
    }

    #expect(gone == nil)
    #expect(view.superview == nil)
    #expect(view.window == nil)
  }

  @Test func `a view deep in a window that is hidden finds what is around it until that goes`() {
    weak var gone: UIView?
    do {
      let holder = holder()
      gone = holder
      window.isHidden = true
      #expect(view.superview === holder)
      #expect(view.window === window)
      holder.removeFromSuperview()
      #expect(view.superview === holder)
      #expect(view.window == nil)
    }

    #expect(gone == nil)
    #expect(view.superview == nil)
  }

  @Test func `a view deep in what is taken out of the window outlives it`() {
    weak var gone: UIView?
    do {
      let branch = UIView()
      branch.addSubview(holder())
      window.addSubview(branch)
      gone = view.superview
      branch.removeFromSuperview()
      #expect(gone != nil)
      #expect(view.superview === gone)
      #expect(view.isDescendant(of: branch))
    }

    #expect(gone == nil)
    #expect(view.superview == nil)
    #expect(tapped() == CGPoint(x: 5, y: 5))
  }

  @Test(arguments: [true, false])
  func `a window that does not show is found by its views until it goes`(hasShown: Bool) {
    weak var gone: UIWindow?
    do {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      gone = other
      if hasShown {
        other.makeKeyAndVisible()
        other.isHidden = true
        other.hostApplication.mainLoop.settle()
      }
      #expect(other.window === other)
      other.addSubview(view)
      #expect(view.window === other)
      #expect(view.superview === other)
      #expect(tapped() == CGPoint(x: 6, y: 7))
    }

    #expect(gone == nil)
    #expect(view.window == nil)
    #expect(view.superview == nil)
  }

  @Test func `a view that moves finds what is around it then`() {
    let holder = holder()
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    window.addSubview(other)
    other.isUserInteractionEnabled = false

    #expect(tapped() == CGPoint(x: 106, y: 7))
    #expect(view.obstacle == nil)
    other.addSubview(view)
    holder.removeFromSuperview()
    #expect(tapped() == CGPoint(x: 6, y: 207))
    #expect(view.obstacle?.culprit === other)
    holder.addSubview(view)
    other.removeFromSuperview()
    #expect(tapped() == CGPoint(x: 6, y: 7))
    #expect(view.obstacle == nil)
  }

  @Test func `a view stays loose whose superview leaves the window while it is added`() {
    do {
      let holder = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
      window.addSubview(holder)
      view.willMoveToSuperview = { $0?.removeFromSuperview() }
      holder.addSubview(view)
      view.willMoveToSuperview = nil

      #expect(view.superview === holder)
      #expect(view.window == nil)
      #expect(tapped() == CGPoint(x: 6, y: 7))
    }

    #expect(view.superview == nil)
    #expect(tapped() == CGPoint(x: 5, y: 5))
  }

  @Test func `a view is loose that moves to a superview that leaves the window meanwhile`() {
    let first = holder()
    do {
      let second = UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
      window.addSubview(second)
      view.willMoveToSuperview = { $0?.removeFromSuperview() }
      second.addSubview(view)
      view.willMoveToSuperview = nil

      #expect(view.superview === second)
      #expect(view.window == nil)
    }

    #expect(first.subviews.isEmpty)
    #expect(view.superview == nil)
    #expect(tapped() == CGPoint(x: 5, y: 5))
  }

  @Test func `a view is loose whose superview enters the window while it is taken out`() {
    let inner = TappedView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    do {
      let holder = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
      let leaving = TappedView()
      holder.addSubview(leaving)
      leaving.addSubview(inner)
      leaving.willMoveToSuperview = { [window] _ in window.addSubview(holder) }
      leaving.removeFromSuperview()

      #expect(leaving.window == nil)
      #expect(inner.window == nil)
    }

    inner.userTap()

    #expect(inner.superview == nil)
    #expect(inner.place == CGPoint(x: 2, y: 2))
  }

  @Test func `a view moves on whose superview leaves its window while the focus is given up`() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.isHidden = false
    let field = FocusedView()
    do {
      let holder = holder()
      holder.insertSubview(field, at: 0)
      field.becomeFirstResponder()
      field.resigns = { holder.removeFromSuperview() }

      other.addSubview(holder)

      #expect(!field.isFirstResponder)
      #expect(holder.superview === other)
      field.resigns = nil
    }

    #expect(view.window === other)
    #expect(field.window === other)
  }

  @Test func `a superview with a deinit of its own is no superview any more in it`() {
    var found: [UIView?] = []
    do {
      let holder = DyingView()
      window.addSubview(holder)
      holder.addSubview(view)
      holder.dies = { [view] in
        found.append(view.superview)
        view.removeFromSuperview()
        view.userTap()
      }
      holder.removeFromSuperview()
    }

    #expect(found == [nil])
    #expect(view.place == CGPoint(x: 5, y: 5))
  }

  @Test func `a tap holds what its handler takes away`() {
    weak var gone: UIView?
    do {
      let holder = holder()
      gone = holder
      view.began = { [weak holder] in holder?.removeFromSuperview() }
    }

    #expect(tapped() == CGPoint(x: 106, y: 7))
    #expect(gone == nil)
    #expect(view.isCancelled)
  }

  // MARK: Fuzz

  @Test(arguments: Fuzz.runs(short: 3, long: 20, steps: (short: 2_000, long: 20_000)))
  func `a finger finds what the superviews say, whatever has moved, shown, hidden or gone`(
    fuzz: Fuzz
  ) {
    var random = fuzz.generator
    var windows: [UIWindow] = [window]
    var views = (0..<12).map { _ in TappedView() }
    for step in 0..<fuzz.steps {
      let one = Int.random(in: views.indices, using: &random)
      let other = Int.random(in: views.indices, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1, 2:
        if !views[other].isDescendant(of: views[one]) { views[other].addSubview(views[one]) }
      case 3: windows.randomElement(using: &random)?.addSubview(views[one])
      case 4: views[one].removeFromSuperview()
      case 5: views[one] = TappedView()
      case 6: views[one].isHidden.toggle()
      case 7:
        views[one].frame.origin = CGPoint(x: Int.random(in: 0..<99, using: &random), y: step)
      default:
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        window.isHidden = Bool.random(using: &random)
        if windows.count > 2 { windows.removeFirst().isHidden.toggle() }
        windows.append(window)
      }
      let view = views[other]
      var blocker: UIView?
      var ancestor = view.superview
      while let next = ancestor {
        if blocker == nil, !next.passesTouches { blocker = next }
        ancestor = next.superview
      }
      view.userTap()
      if view.passesTouches {
        #expect(view.obstacle?.culprit === blocker, "\(fuzz), step \(step)")
      }
      #expect(view.place == view.convert(.zero, to: nil), "\(fuzz), step \(step)")
    }
  }
}

private final class TappedView: UIView {
  /// Where the last finger went down, in the coordinates of the window or topmost view.
  var place: CGPoint?
  var began: (() -> Void)?
  var isCancelled = false
  var willMoveToSuperview: ((UIView?) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    place = touches.first?.location(in: nil)
    began?()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isCancelled = true
  }

  override func willMove(toSuperview newSuperview: UIView?) { willMoveToSuperview?(newSuperview) }
}

private final class FocusedView: UIView {
  var resigns: (() -> Void)?

  override var canBecomeFirstResponder: Bool { true }

  override func resignFirstResponder() -> Bool {
    resigns?()
    return super.resignFirstResponder()
  }
}

private final class DyingView: UIView {
  // The model runs on the main actor, and so does this view's end.
  var dies: (@MainActor () -> Void)?

  deinit { MainActor.assumeIsolated { dies?() } }
}
