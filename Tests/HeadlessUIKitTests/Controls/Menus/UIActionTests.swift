import HeadlessUIKit
import Testing

@MainActor
@Suite("UIAction")
struct UIActionTests {
  @Test func `has the SDK's defaults`() {
    let action = UIAction { _ in }

    #expect(action.title.isEmpty)
    #expect(action.subtitle == nil)
    #expect(action.image == nil)
    #expect(action.discoverabilityTitle == nil)
    #expect(action.attributes == [])
    #expect(action.state == .off)
    #expect(action.sender == nil)
  }

  @Test func `keeps what it is made with`() {
    let action = UIAction(
      title: "Save", subtitle: "now", identifier: .init("save"), discoverabilityTitle: "Save it",
      attributes: [.destructive, .keepsMenuPresented], state: .mixed
    ) { _ in }

    #expect(action.title == "Save")
    #expect(action.subtitle == "now")
    #expect(action.identifier.rawValue == "save")
    #expect(action.discoverabilityTitle == "Save it")
    #expect(action.attributes.rawValue == 10)
    #expect(action.state.rawValue == 2)
  }

  @Test func `has an identifier of its own where none is given, always the same`() {
    let first = UIAction { _ in }
    let second = UIAction { _ in }

    #expect(first.identifier == first.identifier)
    #expect(first.identifier != second.identifier)
  }

  @Test func `can be given another title, image, state and attributes`() {
    let action = UIAction(title: "Save") { _ in }

    action.title = "Keep"
    action.image = UIImage(systemName: "star")
    action.state = .on
    action.attributes = .hidden

    #expect(action.title == "Keep")
    #expect(action.image == UIImage(systemName: "star"))
    #expect(action.state == .on)
    #expect(action.attributes == .hidden)
  }

  @Test func `is performed with a sender, which it knows while it runs`() {
    var senders: [String?] = []
    let action = UIAction { senders.append($0.sender as? String) }

    action.performWithSender("button", target: nil)
    action.performWithSender(nil, target: nil)

    #expect(senders == ["button", nil])
    #expect(action.sender == nil)
  }

  @Test func `does not keep the control alive that it is registered with`() {
    let action = UIAction { _ in }
    weak var weakControl: UIControl?
    do {
      let control = UIControl(frame: .zero, primaryAction: action)
      weakControl = control
      control.sendActions(for: .primaryActionTriggered)
    }

    #expect(weakControl == nil)
  }
}
