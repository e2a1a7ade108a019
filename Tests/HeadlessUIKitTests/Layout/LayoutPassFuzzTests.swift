import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Layout by random constraints", .ownApplication)
struct LayoutPassFuzzTests {
  @Test(arguments: Fuzz.runs(short: 50, long: 1_000))
  func `ends, with numbers in every frame, and has pinned views fill`(fuzz: Fuzz) {
    var hierarchy = RandomHierarchy(fuzz.generator)
    hierarchy.build()
    hierarchy.constrain()

    withFailureReporter(FailureLog()) {
      for round in 0..<3 {
        // In a window, where it is laid out by itself, the layout comes to an end.
        if round == 1 { hierarchy.show() }
        hierarchy.layOut(fuzz)
        hierarchy.check(fuzz)
        hierarchy.change()
      }
    }
  }
}

extension LayoutPassFuzzTests {
  @Test(arguments: Fuzz.runs(short: 1, long: 20, steps: (1_000, 10_000)))
  func `ends however many constraints contradict each other`(fuzz: Fuzz) {
    var hierarchy = RandomHierarchy(fuzz.generator)
    hierarchy.build()

    withFailureReporter(FailureLog()) {
      hierarchy.constrain(times: fuzz.steps)
      hierarchy.layOut(fuzz)
      hierarchy.checkNumbers(fuzz)
    }
  }
}

extension LayoutPassFuzzTests {
  @Test(arguments: Fuzz.runs(short: 40, long: 1_000))
  func `is the same after a change as it is anew`(fuzz: Fuzz) {
    var hierarchy = RandomHierarchy(fuzz.generator)
    hierarchy.build()
    hierarchy.constrain()

    withFailureReporter(FailureLog()) {
      for _ in 0..<4 {
        hierarchy.layOut(fuzz)
        hierarchy.change()
        hierarchy.layOut(fuzz)
        let frames = hierarchy.frames
        hierarchy.layOutAnew(fuzz)

        #expect(hierarchy.frames == frames, "\(fuzz)")
      }
    }
  }
}

/// Views within each other, with constraints between any of them.
@MainActor
private struct RandomHierarchy {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let pinned = UIView()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  /// A view of another hierarchy.
  private let stranger: UIView = UILabel()
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var random: SeededGenerator

  init(_ random: SeededGenerator) { self.random = random }

  mutating func build() {
    views = [root]
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      let view = makeView()
      view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0..<5, using: &random) == 0
      guard let superview = views.randomElement(using: &random) else { return }
      if let stack = superview as? UIStackView, Bool.random(using: &random) {
        stack.addArrangedSubview(view)
      } else {
        superview.addSubview(view)
      }
      views.append(view)
    }
    pinned.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1),
      pinned.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -2),
      pinned.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      pinned.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
    ])
  }

  private mutating func makeView() -> UIView {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let label = UILabel()
      label.numberOfLines = Int.random(in: 0..<3, using: &random)
      label.text = String(repeating: "word ", count: Int.random(in: 0..<20, using: &random))
      return label
    case 1:
      let stack = UIStackView()
      stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
      stack.distribution = .init(rawValue: Int.random(in: 0..<5, using: &random)) ?? .fill
      stack.alignment = .init(rawValue: Int.random(in: 0..<6, using: &random)) ?? .fill
      stack.spacing = number()
      return stack
    case 2: return UIScrollView()
    default:
      let view = UIView()
      if Int.random(in: 0..<4, using: &random) == 0 {
        view.semanticContentAttribute = .forceRightToLeft
      }
      return view
    }
  }

  private mutating func number() -> CGFloat {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: 0
    case 4: .nan
    case 5: -.infinity
    case 1: .greatestFiniteMagnitude
    case 2: -.greatestFiniteMagnitude
    case 3: .leastNonzeroMagnitude
    default: CGFloat(Int.random(in: -50...400, using: &random))
    }
  }

  mutating func constrain() { constrain(times: Int.random(in: 0...40, using: &random)) }

  mutating func constrain(times count: Int) {
    for _ in 0..<count { addConstraint() }
  }

  private mutating func addConstraint() {
    guard let one = views.randomElement(using: &random),
      let other = Int.random(in: 0..<20, using: &random) == 0
        ? stranger : views.randomElement(using: &random),
      let attribute = NSLayoutConstraint.Attribute(rawValue: .random(in: 1...20, using: &random)),
      let second = NSLayoutConstraint.Attribute(rawValue: .random(in: 0...20, using: &random)),
      let relation = NSLayoutConstraint.Relation(rawValue: .random(in: -1...1, using: &random))
    else { return }
    let factors: [CGFloat] = [1, 1, 1, 1, 0.5, 2, -1, 1e-300, 1e300]
    let guides = [one.safeAreaLayoutGuide, one.layoutMarginsGuide, one.readableContentGuide]
    let usesGuide = Int.random(in: 0..<5, using: &random) == 0
    let item: Any = usesGuide ? guides.randomElement(using: &random) as Any : one
    let constant = number()
    withFailureReporter(FailureLog()) {
      let constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
        multiplier: factors.randomElement(using: &random) ?? 1, constant: constant)
      constraint.priority = UILayoutPriority(
        [1000, 1000, 999, 750, 250, 1, 0].randomElement(using: &random) ?? 1000)
      constraint.isActive = true
      constraints.append(constraint)
    }
  }

  mutating func change() {
    for constraint in constraints where Int.random(in: 0..<4, using: &random) == 0 {
      constraint.constant = number()
      // Constraints that contradict others are tried again.
      if Int.random(in: 0..<8, using: &random) == 0 { constraint.isActive.toggle() }
    }
    for view in views.dropFirst() where Int.random(in: 0..<5, using: &random) == 0 {
      view.isHidden.toggle()
    }
    if let view = views.dropFirst().randomElement(using: &random) { view.removeFromSuperview() }
    addConstraint()
    root.frame.size.width = CGFloat(Int.random(in: 0...800, using: &random))
  }

  func show() {
    window.isHidden = false
    window.addSubview(root)
  }

  func layOut(_ fuzz: Fuzz) {
    let loop = window.hostApplication.mainLoop
    #expect(loop.settle(), "\(fuzz): the layout has no end: \(loop.pending)")
    root.layoutIfNeeded()
  }

  var frames: [CGRect] { views.map(\.frame) }

  /// Lays out although nothing has changed in the end.
  func layOutAnew(_ fuzz: Fuzz) {
    root.frame.size.width += 1
    root.frame.size.width -= 1
    layOut(fuzz)
  }

  func checkNumbers(_ fuzz: Fuzz) {
    for view in views {
      let broken = view.brokenConstraints
      #expect(broken.isEmpty, "\(fuzz): \(broken)")
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(fuzz): \(frame)")
      #expect(frame.width >= 0 && frame.height >= 0, "\(fuzz): \(frame)")
    }
  }

  func check(_ fuzz: Fuzz) {
    checkNumbers(fuzz)
    let width = root.bounds.width
    #expect(pinned.frame.minX == 1 && pinned.frame.minY == 3, "\(fuzz)")
    #expect(pinned.frame.width == max(0, width - 3), "\(fuzz)")
    #expect(pinned.frame.height == 473, "\(fuzz)")
  }
}
