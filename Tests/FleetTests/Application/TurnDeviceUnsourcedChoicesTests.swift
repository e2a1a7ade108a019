import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("turnDevice(to:): choices without a source", .freshApplication)
struct TurnDeviceUnsourcedChoicesTests {
  @Test func `a phone that is turned tells of a keyboard that is 209 points high`() {
    defer { turnDevice(to: .portrait) }
    let page = UIViewController()
    let field = UITextField(frame: CGRect(x: 60, y: 60, width: 200, height: 40))
    page.view.addSubview(field)
    setAsAppRootWindow(page)
    field.startEditing()
    let trace = Trace()
    let names = [
      UIResponder.keyboardWillChangeFrameNotification: "will change",
      UIResponder.keyboardDidChangeFrameNotification: "did change",
      UIResponder.keyboardWillHideNotification: "will hide",
      UIResponder.keyboardWillShowNotification: "will show",
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        trace.add("\(word) \(end.minY) \(end.width) \(end.height)")
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    turnDevice(to: .landscapeLeft)

    #expect(trace.lines == ["will change 181.0 844.0 209.0", "did change 181.0 844.0 209.0"])
  }
}
