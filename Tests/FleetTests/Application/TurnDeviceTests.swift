import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("turnDevice(to:)", .freshApplication)
struct TurnDeviceTests {
  /// A page that logs its calls.
  private final class Page: UIViewController {
    let trace = Trace()

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      trace.add("to \(Int(size.width)) by \(Int(size.height))")
      coordinator.animate(alongsideTransition: nil) { [trace] _ in trace.add("turned") }
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      trace.add("left \(Int(view.safeAreaInsets.left))")
    }
  }

  private let page = Page()

  @Test func `turns the interface, and everything has been told when it returns`() {
    defer { turnDevice(to: .portrait) }
    setAsAppRootWindow(page)
    let before = page.trace.lines.count

    let received = failures { turnDevice(to: .landscapeLeft) }

    #expect(received.isEmpty)
    #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
    #expect(page.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(Set(page.trace.lines.dropFirst(before)) == ["to 844 by 390", "left 47", "turned"])
    #expect(page.trace.lines.dropFirst(before).first == "to 844 by 390")
  }

  @Test func `the keyboard turns too, with the guide that follows it`() {
    defer { turnDevice(to: .portrait) }
    let field = UITextField(frame: CGRect(x: 60, y: 60, width: 200, height: 40))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(field)
    page.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor),
    ])
    setAsAppRootWindow(page)
    field.startEditing()
    #expect(bar.frame.maxY == 508)

    turnDevice(to: .landscapeLeft)

    #expect(bar.frame == CGRect(x: 0, y: 137, width: 844, height: 44))
    field.stopEditing()
    #expect(bar.frame.maxY == 369)
  }

  @Test func `needs a screen`() {
    let text = "Cannot turn device: No screen is shown."

    #expect(failures { turnDevice(to: .landscapeLeft) }.reasons == [text])
    #expect(UIDevice.current.orientation == .portrait)
  }
}
