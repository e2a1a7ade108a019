import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Item providers of pasteboards", .ownApplication)
struct UIPasteboardItemProvidersTests {
  private let general = UIPasteboard.general

  /// Loads what providers have of a class.
  private func loaded(_ type: any NSItemProviderReading.Type) -> [NSObject?] {
    var objects: [NSObject?] = []
    for provider in general.itemProviders {
      provider.loadObject(ofClass: type) { object, _ in objects.append(object as? NSObject) }
    }
    UIApplication.shared.mainLoop.settle()
    return objects
  }

  @Test func `have what was copied`() throws {
    let image = try #require(UIImage(systemName: "star"))
    general.items = [
      ["public.utf8-plain-text": "wren"], ["public.url": URL(fileURLWithPath: "/wren")],
      ["com.apple.uikit.image": image], ["com.apple.uikit.color": UIColor.red],
      ["app.bird": 3],
    ]

    #expect(loaded(NSString.self) == ["wren" as NSString, nil, nil, nil, nil])
    #expect(
      loaded(NSURL.self) == [nil, URL(fileURLWithPath: "/wren") as NSURL, nil, nil, nil])
    #expect(loaded(UIImage.self) == [nil, nil, image, nil, nil])
    #expect(loaded(UIColor.self) == [nil, nil, nil, UIColor.red, nil])
    #expect(
      general.itemProviders.map(\.registeredTypeIdentifiers) == [
        ["public.utf8-plain-text"], ["public.url"],
        ["com.apple.uikit.image", "public.png", "public.jpeg"], ["com.apple.uikit.color"],
        ["app.bird"],
      ])
  }

  @Test func `put things there, also as objects`() {
    let image = UIImage()
    general.setObjects([image, UIColor.blue])
    #expect(general.image === image && general.color == .blue && general.numberOfItems == 2)
    general.setObjects(["wren", "robin"])
    #expect(general.strings == ["wren", "robin"])
    general.setObjects([URL(fileURLWithPath: "/wren")])
    #expect(general.url?.path == "/wren")
    let bytes = NSItemProvider(item: "wren" as NSString, typeIdentifier: "app.bird")
    general.setItemProviders([bytes], localOnly: true, expirationDate: nil)
    #expect(general.string == "wren")
    general.setObjects([UIColor.red], localOnly: true, expirationDate: nil)

    #expect(general.changeCount == 5)
  }

  @Test func `load bytes, and make images of them`() throws {
    let size = CGSize(width: 2, height: 1)
    let png = UIGraphicsImageRenderer(size: size).pngData { _ in }
    general.items = [
      ["public.utf8-plain-text": "é"], ["public.url": URL(fileURLWithPath: "/a")],
      ["public.png": png],
    ]
    var bytes: [Data?] = []
    for (provider, type) in zip(
      general.itemProviders + general.itemProviders.suffix(1),
      ["public.text", "public.url", "public.image", "public.text"])
    {
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        #expect((data == nil) == (error != nil))
        bytes.append(data)
      }
    }
    UIApplication.shared.mainLoop.settle()

    #expect(bytes == [Data("é".utf8), Data("file:///a".utf8), png, nil])
    let image = try #require(loaded(UIImage.self).last as? UIImage)
    #expect(image.cgImage?.width == UIImage(data: png)?.cgImage?.width)
    #expect(
      general.itemProviders.map { $0.canLoadObject(ofClass: UIImage.self) } == [false, false, true])
  }
}
