import HeadlessCoreServices
import Testing

@Suite("Types of files by their names of old")
struct UTTypeTagsTests {
  @Test func `are the texts that they are on a device`() {
    #expect(kUTTypeImage as String == "public.image")
    #expect([kUTTypeMovie as String, kUTTypePDF as String] == ["public.movie", "com.adobe.pdf"])
    #expect(UTType(kUTTypePNG as String) == .png)
  }

  @Test func `know what they are a kind of`() {
    let rows: [(CFString, CFString, Bool)] = [
      (kUTTypePNG, kUTTypeImage, true), (kUTTypeImage, kUTTypeImage, true),
      (kUTTypeImage, kUTTypePNG, false), (kUTTypeMovie, kUTTypeAudiovisualContent, true),
      ("com.birds.wren" as CFString, kUTTypeItem, false),
    ]
    for (type, other, expected) in rows { #expect(UTTypeConformsTo(type, other) == expected) }
    #expect(UTTypeEqual(kUTTypePNG, "public.png" as CFString))
  }

  @Test func `are found by the ends of names, and by what servers say`() {
    func type(_ kind: CFString, _ tag: String) -> String? {
      UTTypeCreatePreferredIdentifierForTag(kind, tag as CFString, nil)?.takeRetainedValue()
        as String?
    }
    func tag(_ kind: CFString, _ type: CFString) -> String? {
      UTTypeCopyPreferredTagWithClass(type, kind)?.takeRetainedValue() as String?
    }
    #expect(type(kUTTagClassFilenameExtension, "JPG") == "public.jpeg")
    #expect(type(kUTTagClassMIMEType, "image/PNG") == "public.png")
    #expect(UTTypeIsDynamic(type(kUTTagClassFilenameExtension, "wren") ?? ""))
    #expect(UTTypeIsDynamic(type(kUTTagClassMIMEType, "bird/wren") ?? ""))
    #expect(type("wren" as CFString, "png") == nil)
    #expect(tag(kUTTagClassMIMEType, kUTTypeJPEG) == "image/jpeg")
    #expect(tag(kUTTagClassFilenameExtension, kUTTypeJPEG) == "jpg")
    #expect(tag(kUTTagClassMIMEType, kUTTypeItem) == nil)
  }
}
