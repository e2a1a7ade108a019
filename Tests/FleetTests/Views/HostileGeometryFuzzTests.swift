import FleetTesting
import Foundation
import TestSupport
import Testing

/// Calls with numbers that no layout means: no number at all, without end, huge and tiny ones.
@MainActor
@Suite("Random use of geometry, with any numbers", .freshApplication)
struct HostileGeometryFuzzTests {
  @Test(arguments: Fuzz.runs(short: 12, long: 200, steps: (250, 2_000)))
  func `no call with any number ends the process, nor what follows from it`(fuzz: Fuzz) {
    let screen = HostileScreen(fuzz.generator)
    let log = FailureLog()
    withFailureReporter(log) {
      setAsAppRootWindow(screen.controller)
      for _ in 0..<fuzz.steps { screen.step() }
    }

    let fresh = UIViewController()
    let button = UIButton(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    fresh.view.addSubview(button)
    setAsAppRootWindow(fresh)
    button.tap()
    #expect(taps == 1, "\(fuzz), after \(screen.steps.suffix(8))")
  }
}

/// A screen with views of many kinds, and the queries of their geometry.
@MainActor
private final class HostileScreen: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  private final class Drawing: UIView {
    var area = CGRect.zero
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(area)
      UIBezierPath(roundedRect: area, cornerRadius: area.width).fill()
      UIGraphicsGetCurrentContext()?.clip(to: area)
    }
  }

  let controller = UIViewController()
  private(set) var steps: [String] = []
  private var random: SeededGenerator
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 200, height: 200))
  private let table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
  private let flow = UICollectionViewFlowLayout()
  private let stack = UIStackView(frame: CGRect(x: 200, y: 50, width: 190, height: 200))
  private let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let collection: UICollectionView
  private let pinned = UILabel()
  private var constraints: [NSLayoutConstraint] = []
  private var views: [UIView] = []

  init(_ random: SeededGenerator) {
    self.random = random
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 520, width: 390, height: 200), collectionViewLayout: flow)
    super.init()
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    collection.dataSource = self
    collection.delegate = self
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
    button.setTitle("Button", for: .normal)
    let label = UILabel(frame: CGRect(x: 10, y: 60, width: 100, height: 40))
    label.text = "Some text of a few words"
    label.numberOfLines = 0
    scroll.contentSize = CGSize(width: 500, height: 900)
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 3
    pinned.text = "Pinned"
    pinned.translatesAutoresizingMaskIntoConstraints = false
    let others: [UIView] = [
      UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), UITextView(), UITextField(),
      UIImageView(), UISegmentedControl(items: ["a", "b"]), UIPageControl(), UISwitch(),
    ]
    stack.addArrangedSubview(UILabel())
    stack.addArrangedSubview(UISwitch())
    for view in [button, label] + others { scroll.addSubview(view) }
    for view in [scroll, table, collection, stack, drawing, pinned] {
      controller.view.addSubview(view)
    }
    constraints = [
      pinned.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      pinned.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      pinned.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
    ]
    NSLayoutConstraint.activate(constraints)
    views = [button, label, scroll, table, collection, stack, drawing, pinned] + others
  }

  // MARK: Numbers

  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300,
    1e18, 9.3e18, -1e18, .leastNonzeroMagnitude, 1e-12, 0, -0.0, 1, -1, 0.1, 44, 100, 390,
  ]

  private func number() -> CGFloat { Self.numbers.randomElement(using: &random) ?? 0 }
  private func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  private func size() -> CGSize { CGSize(width: number(), height: number()) }
  private func rect() -> CGRect {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .null
    case 1: .infinite
    case 2: CGRect(x: 0, y: 0, width: number(), height: number())
    default: CGRect(origin: point(), size: size())
    }
  }
  private func insets() -> UIEdgeInsets {
    UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }
  private func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }
  private func view() -> UIView { views.randomElement(using: &random) ?? scroll }

  // MARK: Steps

  func step() {
    let move = Int.random(in: 0..<39, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      steps.append("change \(move)")
      change(move)
    case 1:
      steps.append("ask \(move % 22)")
      ask(move % 22)
    default:
      steps.append("use \(move % 12)")
      use(move % 12)
    }
  }

  private func change(_ move: Int) {
    switch move {
    case 0: view().frame = rect()
    case 1: view().bounds = rect()
    case 2: view().center = point()
    case 3: view().transform = transform()
    case 4: view().transform = .identity
    case 5: view().frame = CGRect(x: 5, y: 60, width: 120, height: 120)
    case 6: scroll.setContentOffset(point(), animated: false)
    case 7: table.contentOffset = point()
    case 8: collection.contentOffset = point()
    case 9: scroll.scrollRectToVisible(rect(), animated: false)
    case 10: table.scrollRectToVisible(rect(), animated: true)
    case 11: scroll.contentSize = size()
    case 12: scroll.contentInset = insets()
    case 13: table.contentInset = insets()
    case 14: scroll.zoomScale = number()
    case 15: scroll.zoom(to: rect(), animated: false)
    case 16: table.rowHeight = number()
    case 17: table.estimatedRowHeight = number()
    case 18: table.sectionHeaderHeight = number()
    case 19: table.tableHeaderView = UIView(frame: rect())
    case 20: flow.itemSize = size()
    case 21: flow.minimumLineSpacing = number()
    case 22: flow.sectionInset = insets()
    case 23: flow.estimatedItemSize = size()
    case 24: table.reloadData()
    case 25: collection.reloadData()
    case 26: stack.spacing = number()
    case 27: constraints.randomElement(using: &random)?.constant = number()
    case 28: view().layoutMargins = insets()
    case 29: controller.additionalSafeAreaInsets = insets()
    case 30: controller.additionalSafeAreaInsets = .zero
    case 31: controller.preferredContentSize = size()
    case 32:
      drawing.area = rect()
      drawing.setNeedsDisplay(rect())
    case 33: view().layer.cornerRadius = number()
    case 34: view().alpha = number()
    case 35: view().layer.position = point()
    case 36: view().layer.frame = rect()
    case 37: pinned.preferredMaxLayoutWidth = number()
    default: pinned.font = .systemFont(ofSize: number())
    }
  }

  private func ask(_ move: Int) {
    switch move {
    case 0: _ = view().convert(rect(), to: view())
    case 1: _ = view().convert(point(), from: view())
    case 2: _ = controller.view.hitTest(point(), with: nil)
    case 3: _ = view().point(inside: point(), with: nil)
    case 4: _ = view().sizeThatFits(size())
    case 5: view().sizeToFit()
    case 6: _ = view().systemLayoutSizeFitting(size())
    case 7:
      _ = view().systemLayoutSizeFitting(
        size(), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    case 8: _ = table.indexPathForRow(at: point())
    case 9: _ = table.indexPathsForRows(in: rect())
    case 10: _ = (table.rectForRow(at: [0, 3]), table.rect(forSection: 0))
    case 11: _ = table.indexPathsForVisibleRows
    case 12: _ = collection.indexPathForItem(at: point())
    case 13: _ = flow.layoutAttributesForElements(in: rect())
    case 14: _ = flow.layoutAttributesForItem(at: [0, 2])?.frame
    case 15:
      _ = flow.targetContentOffset(
        forProposedContentOffset: point(), withScrollingVelocity: point())
    case 16: _ = view().layer.hitTest(point())
    case 17: _ = pinned.textRect(forBounds: rect(), limitedToNumberOfLines: 2)
    case 18: _ = view().intrinsicContentSize
    case 19: _ = (view().safeAreaInsets, view().layoutMargins)
    case 20: _ = view().alignmentRect(forFrame: rect())
    default:
      _ = "\(Fleet.screen.staticTexts)"
      _ = Fleet.screen.staticTexts.count
    }
  }

  private func use(_ move: Int) {
    switch move {
    case 0: controller.view.layoutIfNeeded()
    case 1:
      view().setNeedsLayout()
      view().layoutIfNeeded()
    case 2: UIApplication.shared.mainLoop.settle()
    case 3: view().tap()
    case 4: table.selectRow(at: [0, 1])
    case 5: collection.selectItem(at: [0, 1])
    case 6: table.scrollToRow(at: [0, 5], at: .middle, animated: false)
    case 7: collection.scrollToItem(at: [0, 5], at: .top, animated: false)
    case 8:
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30))
      _ = renderer.image { context in
        view().drawHierarchy(in: rect(), afterScreenUpdates: true)
        view().layer.render(in: context.cgContext)
      }
    case 9: _ = UIGraphicsImageRenderer(bounds: rect()).image { _ in }
    case 10: _ = view().snapshotView(afterScreenUpdates: true)
    default:
      let (view, frame) = (view(), rect())
      UIView.animate(withDuration: 0.1) { view.frame = frame }
    }
  }

  // MARK: Rows and items

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row % 3 == 0 ? number() : tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    number()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 12 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { indexPath.item % 3 == 0 ? size() : flow.itemSize }
}
