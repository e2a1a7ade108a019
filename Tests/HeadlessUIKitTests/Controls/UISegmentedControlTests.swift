import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UISegmentedControl", .ownApplication)
struct UISegmentedControlTests {
  let control = UISegmentedControl(items: ["All", "Mine", "Archived"])
  let trace = EventTrace()

  private var finger: Finger { control.hostApplication.finger }

  private func action(_ name: String) -> UIAction {
    UIAction(title: name, identifier: .init(name)) { [trace] _ in trace.add("did \(name)") }
  }

  private var titles: [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test func `has a segment for each item, and none selected (behaviour 9)`() {
    let image = UIImage()
    let control = UISegmentedControl(items: ["A", image, 7])

    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
    #expect(control.titleForSegment(at: 0) == "A")
    #expect(control.imageForSegment(at: 1) === image)
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
    #expect(UISegmentedControl().numberOfSegments == 0)
  }

  @Test func `selects the tapped segment, then tells of it (behaviour 9)`() {
    trace.listen(to: control) { "\($0.selectedSegmentIndex)" }

    control.userTap(segment: 1)
    control.userTap(segment: 2)

    #expect(
      trace.lines == [
        "valueChanged 1", "primaryActionTriggered 1", "valueChanged 2", "primaryActionTriggered 2",
      ])
  }

  @Test func `says nothing of a change in code (behaviour G3)`() {
    trace.listen(to: control)

    control.selectedSegmentIndex = 2
    control.removeSegment(at: 2, animated: true)
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    control.removeAllSegments()

    #expect(trace.lines.isEmpty)
  }

  @Test func `selects the segment that a finger is lifted on`() {
    let width = control.bounds.width

    finger.began(control, at: CGPoint(x: 1, y: 5))
    finger.moved(to: CGPoint(x: width - 1, y: 5))
    finger.ended()
    #expect(control.selectedSegmentIndex == 2)

    finger.began(control, at: CGPoint(x: 1, y: 5))
    finger.moved(to: CGPoint(x: 1, y: 500))
    finger.ended()
    #expect(control.selectedSegmentIndex == 2)

    finger.tap(control)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `counts from the right where the language does`() {
    control.semanticContentAttribute = .forceRightToLeft

    finger.tap(at: CGPoint(x: 1, y: 5), within: control)
    #expect(control.selectedSegmentIndex == 2)
    control.userTap(segment: 0)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `puts segments in and takes them out, with the index pinned`() {
    control.insertSegment(withTitle: "Last", at: .max, animated: false)
    control.insertSegment(withTitle: "First", at: .min, animated: true)
    #expect(titles == ["First", "All", "Mine", "Archived", "Last"])

    control.removeSegment(at: 99, animated: false)
    control.removeSegment(at: -5, animated: false)
    #expect(titles == ["All", "Mine", "Archived"])

    control.insertSegment(with: UIImage(), at: 1, animated: false)
    #expect(titles == ["All", nil, "Mine", "Archived"])
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(titles.isEmpty)
  }

  @Test func `has either a title or an image`() {
    let image = UIImage()

    control.setImage(image, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    control.setTitle("All", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
    #expect(control.titleForSegment(at: 0) == "All")
  }

  @Test(arguments: [3, -1, .max, .min])
  func `raises for a segment that is not there, and stays as it was`(index: Int) {
    let number = UInt(bitPattern: index)
    var received: [String] = []
    received += failures { control.setTitle("x", forSegmentAt: index) }.reasons
    received += failures { control.setImage(nil, forSegmentAt: index) }.reasons
    received += failures { control.setEnabled(false, forSegmentAt: index) }.reasons
    received += failures { control.setWidth(5, forSegmentAt: index) }.reasons
    received += failures { control.setContentOffset(.zero, forSegmentAt: index) }.reasons
    received += failures { control.setAction(action("x"), forSegmentAt: index) }.reasons
    received += failures { _ = control.titleForSegment(at: index) }.reasons
    received += failures { _ = control.isEnabledForSegment(at: index) }.reasons

    #expect(
      received
        == Array(
          repeating: "*** -[__NSArrayM objectAtIndex:]: index \(number) beyond bounds [0 .. 2]",
          count: 8))
    #expect(titles == ["All", "Mine", "Archived"])
  }

  @Test func `keeps what is set for a segment`() {
    control.setWidth(50, forSegmentAt: 1)
    control.setWidth(.nan, forSegmentAt: 1)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 1)
    control.setTitleTextAttributes([.kern: 3], for: .selected)

    #expect(control.widthForSegment(at: 1) == 50)
    #expect(control.widthForSegment(at: 0) == 0)
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 1, height: 2))
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(control.isEnabledForSegment(at: 0))
    #expect(control.titleTextAttributes(for: .selected)?[.kern] as? Int == 3)
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }

  @Test func `has segments of equal width, unless told otherwise`() {
    let equal = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    let apportioned = control.intrinsicContentSize.width
    #expect(apportioned < equal)
    #expect(control.intrinsicContentSize.height == 32)

    control.setWidth(500, forSegmentAt: 0)
    control.sizeToFit()
    finger.tap(at: CGPoint(x: 499, y: 5), within: control)
    #expect(control.selectedSegmentIndex == 0)
    finger.tap(at: CGPoint(x: 501, y: 5), within: control)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `can be tapped without a size`() {
    control.frame = .zero

    control.userTap(segment: 2)

    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func `knows the actions of its segments`() {
    let first = action("first")
    let control = UISegmentedControl(frame: .zero, actions: [first, action("second")])

    #expect(control.titleForSegment(at: 1) == "second")
    #expect(control.actionForSegment(at: 0) === first)
    #expect(control.segmentIndex(identifiedBy: .init("second")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("third")) == NSNotFound)
    control.insertSegment(action: first, at: 5, animated: false)
    #expect(control.titleForSegment(at: 1) == "first")
    #expect(control.numberOfSegments == 2)
    let received = failures { control.setAction(action("first"), forSegmentAt: 0) }
    #expect(received.map(\.name) == [.internalInconsistency])
    control.setAction(action("third"), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "third")
  }

  @Test func `does nothing while it is disabled, or without segments`() {
    control.isEnabled = false
    control.userTap(segment: 1)
    #expect(control.selectedSegmentIndex == -1)

    let empty = UISegmentedControl()
    empty.userTap(segment: 0)
    finger.tap(empty)
    #expect(empty.selectedSegmentIndex == -1)
  }

  @Test func `survives a handler that takes its segments and itself away`() {
    let window = UIWindow()
    window.addSubview(control)
    control.addAction(
      UIAction { [control] _ in
        control.removeAllSegments()
        control.removeFromSuperview()
        control.userTap(segment: 0)
      }, for: .valueChanged)

    control.userTap(segment: 2)

    #expect(control.selectedSegmentIndex == -1)
    #expect(!control.isTracking)
  }

  @Test func `can be subclassed by its initializer with items`() {
    #expect(Filter(items: ["A"]).numberOfSegments == 1)
  }

  @Test(arguments: [false, true])
  func `selects the one that is tapped of a thousand segments`(isApportioned: Bool) {
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 300, height: 32))
    control.apportionsSegmentWidthsByContent = isApportioned
    for index in (0..<1_000).reversed() {
      control.insertSegment(withTitle: "\(index)", at: 0, animated: false)
    }
    var selected: [Int] = []
    control.addAction(
      UIAction { _ in selected.append(control.selectedSegmentIndex) }, for: .valueChanged)

    for index in 0..<1_000 { control.userTap(segment: index) }

    #expect(selected == Array(0..<1_000))
    #expect(control.titleForSegment(at: 999) == "999")
  }

  @Test func `finds a finger where segments have widths of their own, also after a change`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.apportionsSegmentWidthsByContent = true
    for (index, width) in [10.0, 20, 70].enumerated() {
      control.setWidth(width, forSegmentAt: index)
    }
    func segment(at x: Double) -> Int {
      finger.began(control, at: CGPoint(x: x, y: 16))
      finger.ended()
      return control.selectedSegmentIndex
    }

    #expect([0, 29, 30, 89, 90, 299].map(segment(at:)) == [0, 0, 1, 1, 2, 2])

    control.setWidth(100, forSegmentAt: 0)
    control.removeSegment(at: 1, animated: false)
    #expect([0, 170, 180, 299].map(segment(at:)) == [0, 0, 1, 1])
  }

  @Test func `knows the segment of an identifier, whatever came and went`() {
    let control = UISegmentedControl(frame: .zero, actions: [action("a"), action("b")])
    control.insertSegment(action: action("c"), at: 0, animated: false)
    control.insertSegment(action: action("a"), at: 0, animated: false)
    #expect(["a", "b", "c"].map { control.segmentIndex(identifiedBy: .init($0)) } == [0, 2, 1])

    control.setAction(action("d"), forSegmentAt: 0)
    control.removeSegment(at: 1, animated: false)
    #expect(
      ["a", "b", "c", "d"].map { control.segmentIndex(identifiedBy: .init($0)) }
        == [NSNotFound, 1, NSNotFound, 0])

    control.removeAllSegments()
    #expect(control.segmentIndex(identifiedBy: .init("b")) == NSNotFound)
  }
}

private final class Filter: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 0
  }

  required init?(coder: NSCoder) { nil }
}
