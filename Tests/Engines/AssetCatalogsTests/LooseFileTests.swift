import Testing

@testable import AssetCatalogs

@Suite("LooseFile")
struct LooseFileTests {
  @Test(arguments: [
    ("/a/robin.png", "robin png nil nil nil"), ("/a/robin@2x.png", "robin png 2 nil nil"),
    ("/a/robin@3x~ipad.jpg", "robin jpg 3 ipad nil"),
    ("robin~iphone.gif", "robin gif nil iphone nil"),
    ("/a/de.lproj/robin@2x.png", "robin png 2 nil de"),
    ("/a/Base.lproj/robin.png", "robin png nil nil nil"),
    ("/a/robin@4x.png", "robin@4x png nil nil nil"), ("/a/.png", " png nil nil nil"),
  ])
  func `a name says what the file is for`(path: String, words: String) {
    let file = LooseFile(path: path)
    func text(_ value: (any CustomStringConvertible)?) -> String { value?.description ?? "nil" }

    #expect(
      "\(file.base) \(file.ending) \(text(file.scale)) \(text(file.idiom)) \(text(file.language))"
        == words)
  }

  @Test func `of files with one name that for the screen is chosen`() {
    let set = ImageSet(
      ["/a/x.png", "/a/x@2x.png", "/a/x@2x~ipad.png"].map { LooseFile(path: $0) })
    var traits = AssetTraits()

    #expect(set.picture(for: traits)?.file == "/a/x@2x.png")
    traits.scale = 1
    #expect(set.picture(for: traits)?.scale == 1)
    traits.idiom = "ipad"
    #expect(set.picture(for: traits)?.file == "/a/x@2x~ipad.png")
  }
}
