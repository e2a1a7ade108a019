import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A board that takes what its configuration names.
private final class Board: UIView {
  private(set) var texts: [String] = []

  override func paste(itemProviders: [NSItemProvider]) {
    for provider in itemProviders {
      provider.loadObject(ofClass: String.self) { [weak self] text, _ in
        self?.texts.append(text ?? "none")
      }
    }
  }
}

@MainActor
@Suite("What takes what is pasted", .ownApplication)
struct UIPasteConfigurationTests {
  private let general = UIPasteboard.general
  private let board = Board()

  @Test func `has the types of classes, and others`() {
    let rows: [(UIPasteConfiguration, [String])] = [
      (UIPasteConfiguration(), []),
      (UIPasteConfiguration(forAccepting: String.self), ["public.plain-text"]),
      (UIPasteConfiguration(forAccepting: URL.self), ["public.url"]),
      (UIPasteConfiguration(forAccepting: UIImage.self), ["public.image"]),
      (UIPasteConfiguration(forAccepting: UIColor.self), ["com.apple.uikit.color"]),
      (UIPasteConfiguration(acceptableTypeIdentifiers: ["a.b", "c.d"]), ["a.b", "c.d"]),
    ]
    for (configuration, types) in rows {
      #expect(configuration.acceptableTypeIdentifiers == types)
    }
    let configuration = UIPasteConfiguration(forAccepting: NSString.self)
    configuration.addTypeIdentifiers(forAccepting: URL.self)
    configuration.addTypeIdentifiers(forAccepting: String.self)
    configuration.addAcceptableTypeIdentifiers(["a.b"])
    #expect(
      configuration.acceptableTypeIdentifiers
        == ["public.plain-text", "public.url", "public.plain-text", "a.b"])
  }

  @Test(arguments: [false, true])
  func `is copied, as the class of the app's copies it`(isOwn: Bool) {
    final class Texts: UIPasteConfiguration {
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = Texts()
        copy.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        return copy
      }
    }
    let configuration = isOwn ? Texts() : UIPasteConfiguration()
    configuration.addAcceptableTypeIdentifiers(["public.text"])
    for responder in [board, UITextView(), UIViewController()] {
      responder.pasteConfiguration = configuration

      #expect(responder.pasteConfiguration !== configuration)
      #expect((responder.pasteConfiguration is Texts) == isOwn)
      #expect(responder.pasteConfiguration?.acceptableTypeIdentifiers == ["public.text"])
    }
    let copy = configuration.copy() as? UIPasteConfiguration
    configuration.acceptableTypeIdentifiers = []

    #expect(copy?.acceptableTypeIdentifiers == ["public.text"])
    #expect(board.pasteConfiguration?.acceptableTypeIdentifiers == ["public.text"])
  }

  @Test func `takes data of its types, and of kinds of them (behaviour 716)`() {
    #expect(board.pasteConfiguration == nil)
    let text = NSItemProvider(object: "wren" as NSString)
    let image = NSItemProvider(object: UIImage())
    let color = NSItemProvider(object: UIColor.red)
    #expect(!board.canPaste([text]))
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    board.pasteConfiguration = configuration
    configuration.acceptableTypeIdentifiers = []

    #expect(board.canPaste([text]) && board.canPaste([image, text]))
    #expect(!board.canPaste([image, color]) && !board.canPaste([]))
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    #expect(board.canPaste([image]) && !board.canPaste([text]))
  }

  @Test func `gets what is on the pasteboard by the command, if it takes that (behaviour 716)`() {
    general.strings = ["wren", "robin"]
    #expect(!board.canPerformAction("paste:", withSender: nil))
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    #expect(board.canPerformAction("paste:", withSender: nil))
    board.paste(nil)
    UIApplication.shared.sendAction("paste:", to: board, from: nil, for: nil)
    UIApplication.shared.mainLoop.settle()
    #expect(board.texts == ["wren", "robin", "wren", "robin"])
    general.color = .red

    #expect(!board.canPerformAction("paste:", withSender: nil))
    #expect(!board.canPerformAction("copy:", withSender: nil))
  }

  @Test func `raises where nobody wrote what becomes of the data (behaviour 716)`() {
    let label = UILabel()
    let received = failures {
      label.paste(nil)
      label.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
      label.paste(nil)
    }

    #expect(
      received.reasons == [
        "-[UILabel paste:]: unrecognized selector sent to instance",
        "-[UILabel pasteItemProviders:]: unrecognized selector sent to instance",
      ])
  }
}
