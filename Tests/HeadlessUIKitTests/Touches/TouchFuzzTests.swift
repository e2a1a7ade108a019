import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Touches on random views")
struct TouchFuzzTests {
  /// Hierarchies with 200 touches each.
  @Test func `hit the view that the rules name, and reach it (behaviour 27, 28, 29)`() {
    let fuzz = Fuzz(short: 100, long: 1_000)
    var random = fuzz.generator
    var touchCount = 0
    var hitCount = 0

    withWindow { window in
      for round in 0..<fuzz.steps {
        let scene = RandomScene(root: round.isMultiple(of: 2) ? window : RecordingView(), &random)
        for _ in 0..<200 {
          let point = scene.point(&random)
          let expected = scene.viewHit(by: point)
          let hit = scene.root.hitTest(point, with: nil)
          RecordingView.touched = []
          window.hostApplication.finger.tap(at: point, within: scene.root)
          touchCount += 1
          if expected != nil { hitCount += 1 }
          let reached = [expected].compactMap { $0 as? RecordingView }
          guard hit === expected, RecordingView.touched == reached else {
            Issue.record("\(fuzz), round \(round), point \(point)")
            return
          }
        }
        scene.clear()
      }
    }

    #expect(touchCount == 200 * fuzz.steps, "\(fuzz)")
    #expect(hitCount > 50 * fuzz.steps, "\(fuzz)")
  }

  @Test func `lose nothing and crash nothing with recognizers that interfere`() {
    let fuzz = Fuzz(short: 30, long: 300)
    var random = fuzz.generator
    var handlers = SeededGenerator(seed: ~fuzz.seed)
    let log = GestureLog()
    var actionCount = 0

    for round in 0..<fuzz.steps {
      let scene = RandomScene(root: RecordingView(), &random)
      let recognizers = scene.addRecognizers(log, &random)
      log.onAction = { recognizer in
        switch handlers.next() % 12 {
        case 0: recognizer.view?.removeFromSuperview()
        case 1: recognizer.isEnabled = false
        case 2: recognizer.view?.removeGestureRecognizer(recognizer)
        case 3: recognizer.state = .cancelled
        case 4: UIApplication.shared.mainLoop.settle()
        case 5 where log.lines.count < 400: scene.views.randomElement(using: &handlers)?.userTap()
        default: break
        }
      }
      log.lines = []
      for _ in 0..<20 { scene.makeGesture(&random) }
      UIApplication.shared.mainLoop.advance(by: .seconds(2))

      actionCount += log.lines.count
      let states = recognizers.map(\.state)
      let broken = UIApplication.shared.finger.recognition.brokenInvariants
      #expect(broken.isEmpty, "\(fuzz), round \(round)")
      if states.contains(where: { $0 != .possible }) || UIApplication.shared.finger.isDown {
        Issue.record("\(fuzz), round \(round): \(states)")
        return
      }
    }

    #expect(actionCount > 3 * fuzz.steps, "\(fuzz)")
  }
}

private final class RecordingView: UIView {
  static var touched: [UIView] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.touched.append(self)
  }
}

/// A random hierarchy of views: hidden, transparent, not interactive, clipped, turned, far outside.
@MainActor
private struct RandomScene {
  let root: UIView
  private(set) var views: [UIView] = []
  /// Points lie on edges where nothing is turned, and between them where rounding might decide.
  private let isTurned: Bool

  init(root: UIView, _ random: inout SeededGenerator) {
    self.root = root
    isTurned = Bool.random(using: &random)
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    var parents = [root]
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      let view = RecordingView(frame: Self.rectangle(&random))
      adorn(view, &random)
      parents.randomElement(using: &random)?.addSubview(view)
      parents.append(view)
      views.append(view)
    }
    if views.isEmpty { views.append(root) }
  }

  private static func rectangle(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: Double(Int.random(in: -100...300, using: &random)),
      y: Double(Int.random(in: -100...600, using: &random)),
      width: Double(Int.random(in: 0...400, using: &random)),
      height: Double(Int.random(in: 0...500, using: &random)))
  }

  private func adorn(_ view: UIView, _ random: inout SeededGenerator) {
    func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    view.isHidden = happens(6)
    view.isUserInteractionEnabled = !happens(6)
    view.clipsToBounds = happens(30)
    let alphas: [CGFloat] = [0, 0.0099, 0.01, 0.010001, 0.02, 0.5]
    if happens(30) { view.alpha = alphas.randomElement(using: &random) ?? 1 }
    if happens(20) {
      view.bounds.origin = CGPoint(
        x: Double(Int.random(in: -90...90, using: &random)),
        y: Double(Int.random(in: -90...90, using: &random)))
    }
    if isTurned, happens(40) {
      view.transform = CGAffineTransform(rotationAngle: Double.random(in: -3...3, using: &random))
        .scaledBy(
          x: Double.random(in: 0.3...2, using: &random),
          y: Double.random(in: -2 ... -0.3, using: &random)
        )
        .translatedBy(x: Double.random(in: -50...50, using: &random), y: 10)
    }
  }

  func point(_ random: inout SeededGenerator) -> CGPoint {
    if isTurned {
      return CGPoint(
        x: Double.random(in: -20...420, using: &random),
        y: Double.random(in: -20...820, using: &random))
    }
    return CGPoint(
      x: Double(Int.random(in: -2...402, using: &random)),
      y: Double(Int.random(in: -2...802, using: &random)))
  }

  // MARK: The reference

  /// The view that the rules name: of the views that the point reaches, the one drawn last.
  func viewHit(by point: CGPoint) -> UIView? {
    var last: UIView?
    func visit(_ view: UIView, _ point: CGPoint) {
      // Stored as a 32-bit number, a hundredth is less than a hundredth.
      let isVisible = !view.isHidden && Double(Float(view.alpha)) > 0.009999999999
      guard isVisible, view.isUserInteractionEnabled else { return }
      let left = view.bounds.origin.x
      let top = view.bounds.origin.y
      guard left <= point.x, point.x < left + view.bounds.size.width else { return }
      guard top <= point.y, point.y < top + view.bounds.size.height else { return }
      last = view
      for subview in view.subviews { visit(subview, place(point, in: subview)) }
    }
    visit(root, point)
    return last
  }

  /// A point of the superview's in a view's coordinates, by Cramer's rule.
  private func place(_ point: CGPoint, in view: UIView) -> CGPoint {
    let matrix = view.transform
    let x = point.x - view.center.x - matrix.tx
    let y = point.y - view.center.y - matrix.ty
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    return CGPoint(
      x: (x * matrix.d - y * matrix.c) / determinant + view.bounds.midX,
      y: (y * matrix.a - x * matrix.b) / determinant + view.bounds.midY)
  }

  func clear() { for view in root.subviews { view.removeFromSuperview() } }

  // MARK: Recognizers

  func addRecognizers(
    _ log: GestureLog, _ random: inout SeededGenerator
  ) -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    for index in 0..<8 {
      let recognizer: UIGestureRecognizer =
        switch random.next() % 7 {
        case 0: UITapGestureRecognizer()
        case 1: UILongPressGestureRecognizer()
        case 2: UISwipeGestureRecognizer()
        case 3: UIPanGestureRecognizer()
        case 4: UIPinchGestureRecognizer()
        case 5: UIRotationGestureRecognizer()
        default: doubleTap()
        }
      recognizer.cancelsTouchesInView = Bool.random(using: &random)
      recognizer.delaysTouchesBegan = Bool.random(using: &random)
      recognizer.delaysTouchesEnded = Bool.random(using: &random)
      if let other = all.randomElement(using: &random), Bool.random(using: &random) {
        recognizer.require(toFail: other)
        if Bool.random(using: &random) { other.require(toFail: recognizer) }
      }
      log.add(recognizer, "\(index)", to: views.randomElement(using: &random) ?? root)
      all.append(recognizer)
    }
    return all
  }

  private func doubleTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    return tap
  }

  func makeGesture(_ random: inout SeededGenerator) {
    guard let view = views.randomElement(using: &random) else { return }
    switch random.next() % 8 {
    case 0: view.userTap()
    case 1: view.userTap(count: 2)
    case 2: view.userLongPress()
    case 3: view.userSwipe([.right, .left, .up, .down].randomElement(using: &random) ?? .up)
    case 4: view.userPan(by: CGPoint(x: Double.random(in: -90...90, using: &random), y: 30))
    case 5: view.userPinch(scale: Double.random(in: 0.2...3, using: &random))
    case 6: view.userRotate(by: Double.random(in: -4...4, using: &random))
    default: UIApplication.shared.mainLoop.advance(by: .seconds(0.2))
    }
  }
}
