import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("CAAction", .ownApplication)
struct CAActionTests {
  private struct Action: CAAction {
    var name: String
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }
  private final class Teller: NSObject, CALayerDelegate {
    var asked: [String] = []
    var answers: [String: any CAAction] = [:]
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answers[event]
    }
  }
  private final class Known: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "farewell" || event == "greeting" ? Action(name: "class \(event)") : nil
    }
  }

  private func name(_ action: (any CAAction)?) -> String? { (action as? Action)?.name }

  @Test func `the delegate is asked first, then the layer and its class (behaviour 904)`() {
    let layer = Known()
    let teller = Teller()
    layer.delegate = teller
    layer.actions = ["farewell": Action(name: "layer"), "position": NSNull()]
    teller.answers = ["greeting": Action(name: "delegate"), "opacity": NSNull()]

    #expect(name(layer.action(forKey: "greeting")) == "delegate")
    #expect(name(layer.action(forKey: "farewell")) == "layer")
    #expect(layer.action(forKey: "position") == nil && layer.action(forKey: "opacity") == nil)
    layer.actions = nil
    #expect(name(layer.action(forKey: "farewell")) == "class farewell")
    teller.answers["farewell"] = NSNull()
    #expect(layer.action(forKey: "farewell") == nil)
    #expect(
      teller.asked == ["greeting", "farewell", "position", "opacity", "farewell", "farewell"])
  }

  @Test func `a view has no action for its layer, unless its class says so (behaviour 904)`() {
    final class Own: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "position" ? Action(name: "own") : super.action(for: layer, forKey: event)
      }
    }
    let view = Own()
    view.layer.actions = ["opacity": Action(name: "layer")]

    #expect(name(view.layer.action(forKey: "position")) == "own")
    #expect(view.layer.action(forKey: "opacity") == nil)
    #expect(UIView().action(for: CALayer(), forKey: "opacity") == nil)
  }

  @Test func `an animation that runs as an action is added to the layer`() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.run(forKey: "fade", object: layer, arguments: nil)

    #expect(layer.animationKeys() == ["fade"])
  }
}
