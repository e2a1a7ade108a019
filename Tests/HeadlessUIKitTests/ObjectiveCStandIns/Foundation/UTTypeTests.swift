import HeadlessUIKit
import Testing

@MainActor
@Suite("Types of files")
struct UTTypeTests {
  @Test(arguments: [
    ("image/png", UTType.png, "png"), ("application/json", .json, "json"),
    ("TEXT/CSV", .commaSeparatedText, "csv"), ("image/webp", .webP, "webp"),
    ("audio/mp4", .mpeg4Audio, "m4a"), ("application/epub+zip", .epub, "epub"),
  ])
  func `have the names that servers and folders use`(mime: String, type: UTType, end: String) {
    #expect(UTType(mimeType: mime) == type)
    #expect(UTType(filenameExtension: end) == type)
    #expect(type.preferredMIMEType == mime.lowercased())
  }

  @Test func `are kinds of others`() {
    #expect(UTType.webP.conforms(to: .image) && UTType.m3uPlaylist.conforms(to: .playlist))
    #expect(
      UTType.xmlPropertyList.conforms(to: .propertyList) && !UTType.contact.conforms(to: .data))
  }

  @Test func `may be unknown`() {
    #expect(UTType(mimeType: "") == nil)
    #expect(UTType(mimeType: "image/none")?.preferredMIMEType == nil)
    #expect(UTType.folder.preferredMIMEType == nil)
  }
}
