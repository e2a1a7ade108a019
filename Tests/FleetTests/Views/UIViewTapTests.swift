import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("UIView.tap() and Fleet.tap(_:)", .freshApplication)
struct UIViewTapTests {
  /// A view that writes down the touches it gets.
  final class TouchView: UIView {
    var touches: [String] = []
    var onTouch: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      let point = touches.first?.location(in: self) ?? .zero
      self.touches.append("began \(point.x) \(point.y)")
      onTouch()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("ended")
    }
  }

  private let view = TouchView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let screen = UIViewController()

  private func place() {
    outer.accessibilityIdentifier = "outer"
    outer.addSubview(view)
    screen.view.addSubview(outer)
    setAsAppRootWindow(screen)
  }

  private func expectRefusal(
    _ sentence: String, _ details: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let received = failures { view.tap() }
    #expect(
      received.reasons == ["Cannot tap TouchView: \(sentence)"], sourceLocation: sourceLocation)
    #expect(received.map(\.details) == [details], sourceLocation: sourceLocation)
    #expect(received.map(\.name) == [.control], sourceLocation: sourceLocation)
    #expect(view.touches.isEmpty, sourceLocation: sourceLocation)
  }

  private let notInteractive = "View does not allow user interaction."
  private let hidden = "Control is not visible."

  // MARK: Tapping

  @Test func `taps a view in a window in its middle`() {
    place()

    #expect(failures { view.tap() }.isEmpty)

    #expect(view.touches == ["began 5.0 10.0", "ended"])
  }

  @Test func `taps a loose view, and the same by the free function`() {
    #expect(failures { view.tap() }.isEmpty)
    #expect(failures { Fleet.tap(view) }.isEmpty)

    #expect(view.touches == ["began 5.0 10.0", "ended", "began 5.0 10.0", "ended"])
  }

  @Test func `hands the touch on to what is around a view that does not take it`() {
    let inner = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    view.addSubview(inner)
    place()

    inner.tap()

    #expect(view.touches == ["began 4.0 4.0", "ended"])
  }

  @Test func `settles before and after the touch`() {
    place()
    let loop = UIApplication.shared.mainLoop
    loop.enqueue("turn") { [view] in view.touches.append("before") }
    view.onTouch = { [view] in loop.enqueue("turn") { view.touches.append("after") } }

    view.tap()

    #expect(view.touches == ["before", "began 5.0 10.0", "ended", "after"])
  }

  @Test func `sees what due work puts in its way`() {
    place()
    UIApplication.shared.mainLoop.enqueue("turn") { [view] in view.isHidden = true }

    expectRefusal(hidden, #"isHidden of <TouchView> in <UIView "outer"> is true."#)
  }

  private nonisolated static let endless: [CGRect] = [
    .infinite, .null, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity),
    CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
    CGRect(x: 1e300, y: -1e300, width: 1e300, height: 1e300),
  ]

  @Test(arguments: zip(endless, [true, false, true, false, false, false]))
  func `taps an endless view where it shows, and refuses one that is nowhere`(
    frame: CGRect, shows: Bool
  ) {
    place()
    view.frame = frame

    let received = failures { view.tap() }

    #expect(received.count == (shows ? 0 : 1))
    #expect(received.reasons.allSatisfy { $0.hasPrefix("Cannot tap TouchView: ") })
    #expect(view.touches.count == (shows ? 2 : 0))
  }

  @Test(arguments: endless)
  func `taps a view beside, and in, one that has no end`(frame: CGRect) {
    place()
    let other = UIView(frame: frame)
    other.isUserInteractionEnabled = false
    outer.insertSubview(other, belowSubview: view)
    screen.view.addSubview(UIView(frame: frame))
    screen.view.bringSubviewToFront(outer)

    #expect(failures { view.tap() }.isEmpty)
    other.addSubview(view)
    _ = failures { view.tap() }

    #expect(view.touches.prefix(2) == ["began 5.0 10.0", "ended"])
  }

  @Test func `points at its own line whatever the app does meanwhile (reporting 9)`() {
    place()
    view.onTouch = { [view] in view.addSubview(view) }

    let received = failures { view.tap(line: 77) }

    #expect(received.reasons == ["Can't add self as subview"])
    #expect(received.map(\.site.line) == [77])
  }

  @Test func `taps views of an app whose application is not the one in force`() {
    place()
    let loop = UIApplication.shared.mainLoop
    loop.enqueue("turn") { [view] in view.touches.append("before") }

    withFreshApplication { view.tap() }

    #expect(view.touches == ["before", "began 5.0 10.0", "ended"])
  }

  // MARK: Obstacles

  @Test func `refuses a view that takes no touches`() {
    place()
    view.isUserInteractionEnabled = false

    expectRefusal(
      notInteractive, #"isUserInteractionEnabled of <TouchView> in <UIView "outer"> is false."#)
  }

  @Test(arguments: [true, false], [true, false])
  func `refuses a label or an image with recognizers that takes no touches`(
    isLabel: Bool, isInRow: Bool
  ) {
    place()
    let part: UIView = isLabel ? UILabel() : UIImageView()
    let name = isLabel ? #"<UILabel "part">"# : #"<UIImageView "part">"#
    part.frame = view.bounds
    part.accessibilityIdentifier = "part"
    if isInRow {
      let cell = UITableViewCell(frame: outer.bounds)
      outer.addSubview(cell)
      cell.contentView.addSubview(part)
    } else {
      view.addSubview(part)
    }
    #expect(failures { part.tap() }.isEmpty)
    #expect(view.touches == (isInRow ? [] : ["began 5.0 10.0", "ended"]))
    view.touches = []

    let recognizer = UITapGestureRecognizer()
    part.addGestureRecognizer(recognizer)
    for gesture in [{ part.tap() }, { part.doubleTap() }, { part.longPress() }] {
      let received = failures(gesture)
      #expect(received.count == 1)
      #expect(received.first?.reason.hasSuffix(": \(notInteractive)") == true)
      #expect(received.first?.details == "\(name).isUserInteractionEnabled is false.")
    }
    #expect(view.touches.isEmpty)

    part.removeGestureRecognizer(recognizer)
    #expect(failures { part.tap() }.isEmpty)
    part.addGestureRecognizer(recognizer)
    part.isUserInteractionEnabled = true
    #expect(failures { part.tap() }.isEmpty)
  }

  @Test func `refuses a hidden view`() {
    place()
    view.isHidden = true

    expectRefusal(hidden, #"isHidden of <TouchView> in <UIView "outer"> is true."#)
  }

  @Test func `refuses a transparent view, and tells how transparent it is (behaviour 27)`() {
    place()
    view.alpha = 0
    expectRefusal(hidden, #"alpha of <TouchView> in <UIView "outer"> is 0.0."#)
    view.alpha = 0.005
    expectRefusal(hidden, #"alpha of <TouchView> in <UIView "outer"> is 0.005."#)
    view.alpha = 0.02

    view.tap()

    #expect(view.touches.count == 2)
  }

  @Test func `refuses a view within one that is hidden, transparent or takes no touches`() {
    place()
    outer.isHidden = true
    expectRefusal(hidden, #"<TouchView> in <UIView "outer">, which is hidden."#)
    outer.isHidden = false
    outer.alpha = 0.001
    expectRefusal(hidden, #"<TouchView> in <UIView "outer">, which has alpha 0.001."#)
    outer.alpha = 1
    outer.isUserInteractionEnabled = false

    expectRefusal(
      notInteractive, #"<TouchView> in <UIView "outer">, which does not allow user interaction."#)
  }

  @Test func `refuses a view in a window that is hidden`() {
    place()
    view.window?.isHidden = true
    let window = UIWindow()
    window.addSubview(view)

    expectRefusal(hidden, "<TouchView> is in <UIWindow>, which is hidden.")
  }

  @Test func `refuses a loose view within one that is hidden`() {
    outer.addSubview(view)
    outer.isHidden = true

    expectRefusal(hidden, "<TouchView> is in <UIView>, which is hidden.")
  }

  @Test func `names the first obstacle: the view's own, then the nearest around it`() {
    let middle = TouchView()
    outer.addSubview(middle)
    middle.addSubview(view)
    view.isUserInteractionEnabled = false
    view.isHidden = true
    view.alpha = 0
    middle.alpha = 0
    outer.isHidden = true
    outer.isUserInteractionEnabled = false

    expectRefusal(notInteractive, "<TouchView>.isUserInteractionEnabled is false.")
    view.isUserInteractionEnabled = true
    expectRefusal(hidden, "<TouchView>.isHidden is true.")
    view.isHidden = false
    expectRefusal(hidden, "<TouchView>.alpha is 0.0.")
    view.alpha = 1
    expectRefusal(hidden, "<TouchView> is in <TouchView>, which has alpha 0.0.")
    middle.alpha = 1
    expectRefusal(hidden, "<TouchView> is in <UIView>, which is hidden.")
    outer.isHidden = false
    expectRefusal(
      notInteractive, "<TouchView> is in <UIView>, which does not allow user interaction.")
    outer.isUserInteractionEnabled = true

    view.tap()

    #expect(view.touches.count == 2)
  }
}
