import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UISlider", .ownApplication)
struct UISliderTests {
  let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 231, height: 31))
  let trace = EventTrace()

  private var finger: Finger { slider.hostApplication.finger }

  @Test func `goes from 0 to 1, and begins at 0`() {
    #expect(slider.value == 0)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.isContinuous)
    #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 31))
  }

  @Test func `keeps its value between the limits (behaviour 10)`() {
    slider.maximumValue = 100
    slider.value = 999
    #expect(slider.value == 100)
    slider.setValue(-1, animated: true)
    #expect(slider.value == 0)
    slider.minimumValue = 20
    #expect(slider.value == 20)
    slider.value = 90
    slider.maximumValue = 50
    #expect(slider.value == 50)
  }

  @Test func `takes no number that is none, and stops at its limits on the way to infinity`() {
    slider.value = 0.5

    slider.value = .nan
    slider.minimumValue = .nan
    slider.maximumValue = .infinity
    slider.minimumValue = -.infinity

    #expect(slider.value == 0.5)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    slider.value = .infinity
    #expect(slider.value == 1)
    slider.value = -.infinity
    #expect(slider.value == 0)
  }

  @Test func `says nothing of a change in code (behaviour G3)`() {
    trace.listen(to: slider)

    slider.value = 0.3
    slider.setValue(0.6, animated: true)
    slider.maximumValue = 0.1

    #expect(trace.lines.isEmpty)
  }

  @Test func `follows a finger on its thumb`() {
    slider.maximumValue = 100
    trace.listen(to: slider) { "\($0.value)" }

    finger.began(slider, at: CGPoint(x: 20, y: 15))
    finger.moved(to: CGPoint(x: 120, y: 15))
    finger.moved(to: CGPoint(x: 70, y: 15))
    finger.ended()

    #expect(
      trace.lines.filter { $0.hasPrefix("valueChanged") }
        == ["valueChanged 50.0", "valueChanged 25.0"])
    #expect(slider.value == 25)
  }

  @Test func `stays where it is for a finger beside its thumb`() {
    trace.listen(to: slider)

    finger.began(slider, at: CGPoint(x: 200, y: 15))
    finger.moved(to: CGPoint(x: 100, y: 15))
    finger.ended()

    #expect(trace.lines.isEmpty)
    #expect(slider.value == 0)
  }

  @Test func `goes from right to left where the language does`() {
    slider.semanticContentAttribute = .forceRightToLeft
    slider.value = 0.25

    finger.began(slider, at: CGPoint(x: 165, y: 15))
    finger.moved(to: CGPoint(x: 65, y: 15))
    finger.ended()

    #expect(slider.value == 0.75)
  }

  @Test func `reaches a value exactly, also without a size or a range`() {
    for frame in [CGRect.zero, CGRect(x: 5, y: 5, width: 3, height: 1)] {
      let slider = UISlider(frame: frame)
      slider.maximumValue = 7
      slider.userSlide(to: 0.1)
      #expect(slider.value == 0.1)
      slider.minimumValue = 0.1
      slider.maximumValue = 0.1
      slider.userSlide(to: 0.1)
      #expect(slider.value == 0.1)
    }
  }

  @Test func `spans the whole range of numbers`() {
    slider.maximumValue = .greatestFiniteMagnitude
    slider.minimumValue = -.greatestFiniteMagnitude

    slider.userSlide(to: 1e38)

    #expect(slider.value == 1e38)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
    #expect(thumb.midX == 115.5)
  }

  @Test func `sets its value through the method that can be overridden`() {
    let slider = SteppedSlider()

    slider.userSlide(to: 0.6)

    #expect(slider.value == 1)
  }

  @Test func `keeps a recognizer around it from its thumb (behaviour 224)`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pan = UIPanGestureRecognizer()
    outer.addGestureRecognizer(pan)
    outer.addSubview(slider)
    trace.listen(to: slider)

    slider.userSlide(to: 1)

    #expect(slider.value == 1)
    #expect(trace.lines.last == "touchUpInside")
    #expect(pan.state == .failed)
  }

  @Test func `survives a handler that takes it away, and lets go of the finger (behaviour 4)`() {
    let window = UIWindow()
    window.addSubview(slider)
    trace.listen(to: slider)
    slider.addAction(
      UIAction { [slider] _ in slider.removeFromSuperview() }, for: .valueChanged)

    slider.userSlide(to: 1)

    #expect(trace.lines == ["touchDown", "valueChanged", "touchCancel", "primaryActionTriggered"])
    #expect(!slider.isTracking)
    #expect(slider.value == 1)
  }

  @Test func `survives a handler that changes the value and slides again`() {
    slider.addAction(
      UIAction { [slider] _ in
        slider.value = 0.2
        slider.userSlide(to: 0.4)
        slider.maximumValue = 0.1
      }, for: .valueChanged)

    slider.userSlide(to: 1)

    #expect(slider.value == 0.1)
    #expect(!slider.isTracking)
  }

  @Test func `keeps its images for each state`() {
    let image = UIImage()
    slider.setThumbImage(image, for: .normal)
    slider.setMinimumTrackImage(image, for: .disabled)
    slider.setMaximumTrackImage(image, for: .highlighted)

    #expect(slider.currentThumbImage === image)
    #expect(slider.thumbImage(for: .disabled) === image)
    #expect(slider.currentMinimumTrackImage == nil)
    slider.isEnabled = false
    #expect(slider.currentMinimumTrackImage === image)
    #expect(slider.maximumTrackImage(for: .highlighted) === image)
  }
}

private final class SteppedSlider: UISlider {
  override func setValue(_ value: Float, animated: Bool) {
    super.setValue(value.rounded(), animated: animated)
  }
}
