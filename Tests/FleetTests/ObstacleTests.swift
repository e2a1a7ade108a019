import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Obstacle: what is presented in front", .freshApplication)
struct ObstacleTests {
  private let list = UIViewController()
  private let button = UIButton(frame: CGRect(x: 10, y: 60, width: 50, height: 50))
  private let trace = Trace()

  init() {
    button.addAction(UIAction { [trace] _ in trace.add("tapped") }, for: .touchUpInside)
    list.view.addSubview(button)
    setAsAppRootWindow(list)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `a view behind what is presented cannot be tapped`(style: UIModalPresentationStyle) {
    let form = UIViewController()
    form.title = "Form"
    form.modalPresentationStyle = style
    list.present(form, animated: true)

    let received = failures { button.tap() }

    #expect(received.reasons == ["Cannot tap UIButton: Another screen is presented over it."])
    #expect(
      received.map(\.details) == [
        #"<UIViewController "Form"> is in front of <UIButton> in <UIViewController>, and has to be "#
          + "dismissed first."
      ])
    #expect(received.map(\.name) == [.button])
    #expect(trace.lines.isEmpty)
    form.dismiss(animated: true)
    #expect(failures { button.tap() }.isEmpty)
    #expect(trace.lines == ["tapped"])
  }

  @Test func `a view in what is presented can be tapped, unless it is covered itself`() {
    let form = UIViewController()
    form.view.addSubview(button)
    list.present(form, animated: true)
    #expect(failures { button.tap() }.isEmpty)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)

    form.present(alert, animated: true)

    #expect(
      failures { button.tap() }.map(\.details) == [
        #"<UIAlertController "Delete?"> is in front of <UIButton> in <UIViewController>, "#
          + "and has to be answered first."
      ])
    #expect(trace.lines == ["tapped"])
  }

  @Test func `a view beside what is presented in a context can be tapped`() {
    let child = UIViewController()
    child.definesPresentationContext = true
    list.addChild(child)
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    list.view.addSubview(box)
    box.addSubview(child.view)
    let form = UIViewController()
    form.modalPresentationStyle = .overCurrentContext
    Fleet.settle()
    child.present(form, animated: true)

    #expect(failures { button.tap() }.isEmpty)

    #expect(trace.lines == ["tapped"])
    #expect(failures { child.view.tap() }.count == 1)
  }

  @Test func `a view behind a low sheet that does not dim can be tapped`() {
    let form = UIViewController()
    let sheet = form.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.selectedDetentIdentifier = .medium
    sheet?.largestUndimmedDetentIdentifier = .medium
    list.present(form, animated: true)

    #expect(failures { button.tap() }.isEmpty)
    sheet?.selectedDetentIdentifier = .large

    #expect(failures { button.tap() }.count == 1)
  }

  @Test func `a loose view can be tapped`() {
    let loose = UIButton(primaryAction: UIAction { _ in })

    #expect(failures { loose.tap() }.isEmpty)
  }
}
