import Foundation
import HeadlessUIKitTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The bundles of ported modules")
struct ResourceBundlesTests {
  private final class Form: NSObject {}

  @Test func `lie beside the program, by the name of the target`() throws {
    try withFiles([
      "Birds_Birds.resources/birds.json": "[]", "Birds_Nests.resources/nests.json": "[]",
      "My_Old_Kit.bundle/a.txt": "", "Birds.resources.txt": "",
    ]) { folder in
      func name(_ module: String) -> String? {
        ResourceBundles.bundle(ofModule: module, in: folder.bundleURL)
          .map { URL(fileURLWithPath: $0.bundlePath).lastPathComponent }
      }

      #expect(name("Birds") == "Birds_Birds.resources")
      #expect(name("Nests") == "Birds_Nests.resources")
      #expect(name("Kit") == "My_Old_Kit.bundle")
      #expect(name("Old_Kit") == "My_Old_Kit.bundle")
      #expect(name("Eggs") == nil)
      let birds = ResourceBundles.bundle(ofModule: "Birds", in: folder.bundleURL)
      #expect(birds?.url(forResource: "birds", withExtension: "json") != nil)
      #expect(birds?.path(forResource: "nests", ofType: "json") == nil)
    }
  }

  @Test func `have the files of a kind, as URLs`() throws {
    try withFiles(["Fonts/Wren.ttf": "", "a.ttf": "", "b.txt": ""]) { folder in
      func names(_ urls: [URL]?) -> [String]? { urls?.map(\.lastPathComponent).sorted() }

      #expect(
        names(folder.uiKitURLs(forResourcesWithExtension: "ttf", subdirectory: nil)) == ["a.ttf"])
      let inner = folder.uiKitURLs(forResourcesWithExtension: "ttf", subdirectory: "Fonts")
      #expect(names(inner) == ["Wren.ttf"])
      #expect(inner?.first?.isFileURL == true && inner?.first?.path.hasPrefix("/") == true)
      #expect(
        names(
          Bundle.uiKitURLs(
            forResourcesWithExtension: "ttf", subdirectory: "Fonts", in: folder.bundleURL))
          == ["Wren.ttf"])
    }
  }

  @Test func `are the main bundle, and that of the class, where a target has no resources`() {
    #expect(Bundle.uiKitMain(fileID: "NoSuchModule/File.swift") === Bundle.main)
    #expect(Bundle.uiKit(for: NSObject.self).bundlePath == Bundle(for: NSObject.self).bundlePath)
  }

  @Test func `are known by the module of a file and of a class`() {
    #expect(ResourceBundles.module(ofFile: "Birds/Form.swift") == "Birds")
    #expect(ResourceBundles.module(of: Form.self) == "HeadlessUIKitObjectiveCStandInsTests")
  }
}
