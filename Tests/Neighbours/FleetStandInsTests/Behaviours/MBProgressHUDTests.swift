import FleetStandIns
import FleetTesting
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("MBProgressHUD by hand", .freshApplication)
struct MBProgressHUDTests {
  private final class Upload: UIViewController, @preconcurrency MBProgressHUDDelegate {
    var trace = Trace()
    let button = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Send", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.addAction(UIAction { [trace] _ in trace.add("sent") }, for: .touchUpInside)
      view.addSubview(button)
    }

    func hudWasHidden(_ hud: MBProgressHUD) { trace.add("hidden") }
  }

  private let upload = Upload()

  init() { setAsAppRootWindow(upload) }

  private func shows(_ words: String) -> Bool { Fleet.screen.staticTexts[words].exists }

  @Test func `covers its view with its words, and goes after its time`() {
    let hud = MBProgressHUD.showAdded(to: upload.view, animated: true)
    hud.label.text = "Sending"
    hud.detailsLabel.text = "Three files"
    hud.delegate = upload
    hud.completionBlock = { [trace = upload.trace] in trace.add("completed") }

    #expect(shows("Sending"))
    #expect(shows("Three files"))
    #expect(Fleet.screen.activityIndicators.count == 1)
    #expect(hud.frame == upload.view.bounds)
    #expect(MBProgressHUD.forView(upload.view) === hud)
    let stopped = failures { Fleet.screen.buttons["Send"].tap() }
    #expect(stopped.count == 1)
    hud.hide(animated: true, afterDelay: 2)
    Fleet.advance(by: .seconds(1))
    #expect(shows("Sending"))
    Fleet.advance(by: .seconds(2))

    #expect(!shows("Sending"))
    #expect(hud.superview == nil)
    #expect(upload.trace.lines == ["completed", "hidden"])
    #expect(MBProgressHUD.forView(upload.view) == nil)
    #expect(!MBProgressHUD.hide(for: upload.view, animated: false))
    Fleet.screen.buttons["Send"].tap()
    #expect(upload.trace.lines.last == "sent")
    #expect(
      StandIn.calls.map(\.name).filter { $0.contains(".hide(") } == [
        "MBProgressHUD.hide(animated:afterDelay:)", "MBProgressHUD.hide(animated:)",
        "MBProgressHUD.hide(for:animated:)",
      ])
  }

  @Test func `waits for its grace time, and stays for its least time`() {
    let hud = MBProgressHUD(view: upload.view)
    hud.graceTime = 1
    hud.label.text = "Sending"
    upload.view.addSubview(hud)
    hud.show(animated: false)
    #expect(!shows("Sending"))
    hud.hide(animated: false)
    Fleet.advance(by: .seconds(2))
    #expect(!shows("Sending"))

    hud.minShowTime = 3
    hud.show(animated: false)
    Fleet.advance(by: .seconds(1))
    #expect(shows("Sending"))
    hud.hide(animated: false)
    Fleet.advance(by: .seconds(2))
    #expect(shows("Sending"))
    Fleet.advance(by: .seconds(1))
    #expect(!shows("Sending"))
    #expect(hud.superview === upload.view)
  }

  @Test func `shows its progress, its own view, or its words alone`() {
    let hud = MBProgressHUD.showAdded(to: upload.view, animated: false)
    let bars = { Fleet.screen.progressIndicators.count }

    hud.mode = .annularDeterminate
    hud.progress = 0.5
    #expect(bars() == 1)
    #expect(Fleet.screen.activityIndicators.count == 0)
    let mark = UILabel()
    mark.text = "Done"
    hud.customView = mark
    hud.mode = .customView
    #expect(shows("Done"))
    #expect(bars() == 0)
    hud.mode = .text
    #expect(!shows("Done"))
    hud.button.setTitle("Cancel", for: .normal)
    hud.button.addAction(
      UIAction { [trace = upload.trace] _ in trace.add("cancelled") }, for: .touchUpInside)
    Fleet.screen.buttons["Cancel"].tap()
    #expect(upload.trace.lines == ["cancelled"])
  }
}
