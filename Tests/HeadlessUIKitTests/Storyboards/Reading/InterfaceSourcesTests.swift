import Foundation
import HeadlessUIKitTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("The files that a build copies") struct InterfaceSourcesTests {
  private func original(_ copy: String, _ files: [String: String]) throws -> String? {
    try withFiles(files) { bundle in
      let folder = bundle.bundleURL
      let found = InterfaceSources.original(
        of: folder.appending(path: "Copy.resources/\(copy)"),
        in: [folder.appending(path: "None").path, folder.appending(path: "App").path])
      return found.map { String($0.dropFirst(folder.path.count + 1)) }
    }
  }

  @Test func `are known by their names and by what they say`() throws {
    let files = [
      "Copy.resources/Base.lproj/A.storyboard": "a", "App/Screens/Base.lproj/A.storyboard": "a",
      "App/A.storyboard": "a", "App/de.lproj/A.storyboard": "a",
      "Copy.resources/B.xib": "new", "App/Old/B.xib": "old", "App/View/B.xib": "new",
      "App/.build/B.xib": "new",
    ]

    #expect(try original("Base.lproj/A.storyboard", files) == "App/Screens/Base.lproj/A.storyboard")
    #expect(try original("B.xib", files) == "App/View/B.xib")
  }

  @Test func `are themselves where nothing in the sources is the same`() throws {
    let files = ["Copy.resources/A.xib": "a", "App/A.xib": "b", "App/OtherA.xib": "a"]

    #expect(try original("A.xib", files) == nil)
    let url = URL(fileURLWithPath: "/nowhere/Birds_Birds.resources/A.xib")
    #expect(InterfaceSources.path(of: url) == url.path)
  }
}
