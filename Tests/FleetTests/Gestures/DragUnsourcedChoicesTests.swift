import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Drag and drop: choices without a source", .freshApplication)
struct DragUnsourcedChoicesTests {
  private final class Silent: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var isOpen = false
    var wasOpen: [Bool] = []

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  @Test func `a drop delegate that does not say what becomes of a drag takes nothing`() {
    let view = Silent(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addInteraction(UIDragInteraction(delegate: view))
    view.addInteraction(UIDropInteraction(delegate: view))

    let received = failures { drag(.view(view), to: .view(view)) }

    #expect(received.map(\.details) == ["The delegate of <Silent> proposed .cancel."])
  }

  @Test func `a drag that is held opens what is below after a second`() {
    let view = Silent(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addInteraction(UIDragInteraction(delegate: view))
    view.addInteraction(UISpringLoadedInteraction { _, _ in view.isOpen = true })
    let loop = UIApplication.shared.mainLoop
    for time in [0.9, 1.1] {
      loop.enqueue("look", after: .seconds(time)) { view.wasOpen.append(view.isOpen) }
    }

    _ = failures { drag(.view(view), holdingOver: .view(view)) { .view(view) } }
    loop.advance(by: .seconds(1))

    #expect(view.wasOpen == [false, true])
  }
}
