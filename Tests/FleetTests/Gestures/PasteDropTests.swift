import FleetTesting
import TestSupport
import Testing

/// A note that can be dragged.
private final class Note: UIView, UIDragInteractionDelegate {
  var object: any NSItemProviderWriting = NSString(string: "wren")

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: object))] }
}

/// A board that takes texts, and may have the focus.
private final class Board: UIView {
  var texts: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func paste(itemProviders: [NSItemProvider]) {
    for provider in itemProviders {
      provider.loadObject(ofClass: String.self) { [unowned self] text, _ in
        texts.append(text ?? "none")
      }
    }
  }
}

/// A screen with both, which takes colours itself.
private final class BoardScreen: UIViewController {
  let note = Note(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  let board = Board(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
  var colors: [UIColor?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    note.addInteraction(UIDragInteraction(delegate: note))
    view.addSubview(note)
    view.addSubview(board)
  }

  override func paste(itemProviders: [NSItemProvider]) {
    for provider in itemProviders {
      provider.loadObject(ofClass: UIColor.self) { [unowned self] color, _ in
        colors.append(color as? UIColor)
      }
    }
  }
}

@MainActor
@Suite("Drops and pastes by a paste configuration", .freshApplication)
struct PasteDropTests {
  private let screen = BoardScreen()

  init() { setAsAppRootWindow(screen) }

  private var reasons: [String] {
    failures { drag(.view(screen.note), to: .view(screen.board)) }.reasons
  }

  @Test func `a view takes what is dropped on it (behaviour 716)`() {
    #expect(reasons == ["Cannot drag Note: Nothing can be dropped on Board."])
    screen.board.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    #expect(reasons == [])
    #expect(screen.board.texts == ["wren"])
    screen.note.object = UIColor.red

    #expect(reasons == ["Cannot drag Note: Board does not handle it."])
  }

  @Test func `the view controller takes what its views do not (behaviour 716)`() {
    screen.note.object = UIColor.red
    screen.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)

    #expect(reasons == [])
    #expect(screen.colors == [.red])
  }

  @Test func `the edit menu pastes what was copied (behaviour 716)`() {
    UIPasteboard.general.string = "robin"
    screen.board.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    screen.board.becomeFirstResponder()
    UIMenuController.shared.showMenu(from: screen.board, rect: screen.board.bounds)
    UIMenuController.shared.chooseMenuItem(withTitle: "Paste")

    #expect(screen.board.texts == ["robin"])
  }
}
