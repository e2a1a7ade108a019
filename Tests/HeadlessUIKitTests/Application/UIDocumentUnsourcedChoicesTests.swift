import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

/// A document with one text.
private final class Memo: UIDocument {
  var text = "Wren"

  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
}

@MainActor
@Suite("What no source says of documents", .ownApplication)
struct UIDocumentUnsourcedChoicesTests {
  private let application = UIApplication.shared
  private let url = FileManager.default.temporaryDirectory.appending(
    path: "fleet-\(UUID().uuidString).txt")

  private func makeMemo() -> Memo {
    let memo = Memo(fileURL: url)
    memo.save(to: url, for: .forCreating)
    application.mainLoop.settle()
    memo.text = "Robin"
    memo.updateChangeCount(.done)
    return memo
  }

  private func take() throws -> String {
    defer { try? FileManager.default.removeItem(at: url) }
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test func `a document saves itself fifteen seconds after a change`() throws {
    let memo = makeMemo()
    application.mainLoop.advance(by: .seconds(14))
    #expect(memo.hasUnsavedChanges)
    application.mainLoop.advance(by: .seconds(1))

    #expect(!memo.hasUnsavedChanges)
    #expect(try take() == "Robin")
  }

  @Test func `a document saves itself when the app goes to the background`() throws {
    let memo = makeMemo()
    application.enterBackground()
    application.mainLoop.settle()

    #expect(!memo.hasUnsavedChanges)
    #expect(try take() == "Robin")
  }

  @Test func `a document that says nothing of its contents cannot be saved or opened`() throws {
    let document = UIDocument(fileURL: url)
    var ends: [Bool] = []
    document.save(to: url, for: .forCreating) { ends.append($0) }
    try Data().write(to: url)
    document.open { ends.append($0) }
    application.mainLoop.settle()

    #expect(ends == [false, false])
    #expect(try take().isEmpty)
  }
}
