import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UISlider.slide(to:)", .freshApplication)
struct UISliderSlideTests {
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  private let trace = ControlTrace()

  init() { trace.listen(to: slider) { "\($0.value)" } }

  @Test func `slides the thumb, and tells of the value in between (behaviour 10)`() {
    #expect(failures { slider.slide(to: 0.75) }.isEmpty)

    #expect(
      trace.lines == [
        "touchDown 0.0", "valueChanged 0.75", "primaryActionTriggered 0.75",
        "touchDragInside 0.75", "touchUpInside 0.75",
      ])
  }

  @Test func `tells of the value in the end where the slider is not continuous (behaviour 10)`() {
    slider.isContinuous = false

    slider.slide(to: 0.75)

    #expect(
      trace.lines == [
        "touchDown 0.0", "touchDragInside 0.75", "valueChanged 0.75",
        "primaryActionTriggered 0.75", "touchUpInside 0.75",
      ])
  }

  @Test func `slides to both limits, in a window and back`() {
    let screen = UIViewController()
    slider.frame = CGRect(x: 20, y: 100, width: 300, height: 31)
    slider.minimumValue = -5
    screen.view.addSubview(slider)
    setAsAppRootWindow(screen)

    slider.slide(to: 1)
    #expect(slider.value == 1)
    slider.slide(to: -5)
    #expect(slider.value == -5)
  }

  @Test(arguments: [1.5, -0.1, .nan, .infinity, -.infinity] as [Float])
  func `refuses a value out of range, and names the range`(value: Float) {
    let received = failures { slider.slide(to: value) }

    #expect(received.reasons == ["Cannot slide UISlider: Value \(value) is out of range."])
    #expect(received.map(\.details) == ["The values of <UISlider> are 0.0 to 1.0."])
    #expect(received.map(\.name) == [.control])
    #expect(trace.lines.isEmpty)
  }

  @Test func `says what stops the user, and leaves the slider as it is`() {
    let panel = UIStackView(arrangedSubviews: [slider])
    var received: [String] = []
    panel.isHidden = true
    received += failures { slider.slide(to: 1) }.map { "\($0.reason) \($0.details)" }
    slider.isHidden = true
    received += failures { slider.slide(to: 1) }.reasons
    slider.isEnabled = false
    received += failures { slider.slide(to: 1) }.reasons
    slider.isUserInteractionEnabled = false
    received += failures { slider.slide(to: 9) }.reasons

    #expect(
      received == [
        "Cannot slide UISlider: Control is not visible. <UISlider> is in <UIStackView>, "
          + "which is hidden.",
        "Cannot slide UISlider: Control is not visible.",
        "Cannot slide UISlider: Control is not enabled.",
        "Cannot slide UISlider: View does not allow user interaction.",
      ])
    #expect(slider.value == 0)
    #expect(trace.lines.isEmpty)
  }

  @Test func `a tap beside the thumb does nothing`() {
    slider.frame = CGRect(x: 0, y: 0, width: 300, height: 31)

    #expect(failures { slider.tap() }.isEmpty)

    #expect(trace.lines.isEmpty)
  }

  @Test func `survives a handler that puts another screen in its place`() {
    let screen = UIViewController()
    screen.view.addSubview(slider)
    setAsAppRootWindow(screen)
    trace.onChange = { setAsAppRootWindow(UIViewController()) }

    #expect(failures { slider.slide(to: 1) }.isEmpty)

    #expect(slider.value == 1)
    #expect(slider.window == nil)
    #expect(!slider.isTracking)
  }

  @Test func `survives a handler that ends the application`() {
    let slider = slider
    withFreshApplication {
      let screen = UIViewController()
      screen.view.addSubview(slider)
      setAsAppRootWindow(screen)
      trace.onChange = { ApplicationScope.current.close() }

      #expect(failures { slider.slide(to: 1) }.isEmpty)
    }

    #expect(slider.value == 1)
  }
}
