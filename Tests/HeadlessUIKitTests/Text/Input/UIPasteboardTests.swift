import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIPasteboard", .ownApplication)
struct UIPasteboardTests {
  private let general = UIPasteboard.general

  @Test func `is empty at first, and holds one kind of thing at a time`() {
    #expect(general.string == nil)
    #expect(!general.hasStrings)
    general.string = "a"
    #expect(general.strings == ["a"])
    general.url = URL(string: "https://example.com")

    #expect(general.string == nil)
    #expect(general.hasURLs)
    #expect(general.numberOfItems == 1)
    #expect(general.changeCount == 2)
    general.colors = [.red, .blue]
    #expect(general.color == .red)
    #expect(general.hasColors)
    general.image = UIImage()
    #expect(general.hasImages)
    general.items = []
    #expect(!general.hasImages)
    #expect(general.changeCount == 5)
  }

  @Test func `finds the texts of items that are there as something else too`() {
    general.items = [
      ["public.utf8-plain-text": "a", "public.url": URL(fileURLWithPath: "/a")],
      ["public.utf8-plain-text": "b"],
    ]

    #expect(general.strings == ["a", "b"])
    #expect(general.urls?.count == 1)
  }

  @Test func `takes values and bytes by type, and reads texts of other types too`() {
    general.setValue("a", forPasteboardType: "public.plain-text")
    #expect(general.string == "a")
    #expect(general.types == ["public.plain-text"])
    #expect(general.contains(pasteboardTypes: ["public.url", "public.plain-text"]))
    #expect(!general.contains(pasteboardTypes: ["public.url"]))
    #expect(general.data(forPasteboardType: "public.plain-text") == Data("a".utf8))

    general.setData(Data("é".utf8), forPasteboardType: "public.utf8-plain-text")
    general.addItems([["app.bird": 3], ["public.text": "c"]])

    #expect(general.strings == ["é", "c"])
    #expect(general.numberOfItems == 3)
    #expect(general.changeCount == 3)
    #expect(general.value(forPasteboardType: "app.bird") == nil)
    general.setData(Data([0xFF]), forPasteboardType: "public.utf8-plain-text")
    #expect(!general.hasStrings)
    #expect(general.value(forPasteboardType: "public.utf8-plain-text") as? Data == Data([0xFF]))
    general.items = []
    #expect(general.types.isEmpty)
    #expect(general.data(forPasteboardType: "public.text") == nil)
  }

  @Test func `belongs to one application`() {
    general.string = "outer"

    withFreshScope {
      #expect(UIPasteboard.general.string == nil)
      UIPasteboard.general.string = "inner"
    }

    #expect(UIPasteboard.general.string == "outer")
    #expect(UIPasteboard.general === general)
  }

  private func withFreshScope(_ body: () -> Void) {
    let scope = ApplicationScope()
    ApplicationScope.$current.withValue(scope, operation: body)
    scope.close()
  }

  @Test func `can have a name, and is found by it`() throws {
    let name = UIPasteboard.Name("mine")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let mine = try #require(UIPasteboard(name: name, create: true))
    mine.string = "x"

    #expect(UIPasteboard(name: name, create: false)?.string == "x")
    #expect(mine.name == name)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    let unique = UIPasteboard.withUniqueName()
    unique.string = "y"
    #expect(UIPasteboard(name: unique.name, create: false)?.string == "y")
    #expect(general.name == .general)
  }

  @Test func `tells of a change`() {
    let trace = Trace()
    withNotifications([UIPasteboard.changedNotification], of: general, in: trace) {
      general.string = "a"
    }

    #expect(trace.lines == ["posted UIPasteboardChangedNotification"])
  }
}
