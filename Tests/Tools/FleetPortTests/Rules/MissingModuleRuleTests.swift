import FleetPort
import Testing

@MainActor
@Suite("Imports of what Linux lacks")
struct MissingModuleRuleTests {
  @Test func `say at their lines what to do, all at once`() {
    let ported = Ported(
      """
      import Combine
      import CoreVideo
      import RealityKit
      import class GLKit.GLKView
      @preconcurrency import HomeKit
      import VideoToolbox
      let a: CVBuffer, b: GLKView, c: HMHome, d: VTSession
      """)

    #expect(
      ported.warnings == [
        "1: There is no Combine on Linux, but HeadlessCombine has its names: let the target depend on "
          + "'.product(name: \"HeadlessCombine\", package: \"Fleet\")', and the import becomes its "
          + "own.",
        "2: There is no CoreVideo on Linux: put the import, and what needs it, behind "
          + "'#if canImport(CoreVideo)'.",
        "3: There is no RealityKit on Linux. It draws by itself, which tests of UIKit cannot see: leave "
          + "the screen out, or put it behind '#if canImport(RealityKit)'.",
        "4: There is no GLKit on Linux. It draws by itself, which tests of UIKit cannot see: leave "
          + "the screen out, or put it behind '#if canImport(GLKit)'.",
        "5: There is no HomeKit on Linux: it is hardware, or another process. Hide it behind a "
          + "protocol of the app's, of which tests give a double, and put the import behind "
          + "'#if canImport(HomeKit)'.",
        "6: There is no VideoToolbox on Linux: it computes on Apple's hardware only. Put the import, and "
          + "what needs it, behind '#if canImport(VideoToolbox)'.",
      ])
  }

  @Test func `are left out where nothing uses them`() {
    let rows: [(String, String)] = [
      ("import MobileCoreServices\nlet a = 1", "                         \nlet a = 1"),
      ("import AVFoundation.AVAsset", "import AVFoundation.AVAsset"),
      (
        "@preconcurrency import MapKit\nlet a: MKind?",
        "                             \nlet a: MKind?"
      ),
      ("import MapKit\nlet a: MKMapView?", "import MapKit\nlet a: MKMapView?"),
      ("import Security\nlet a = kSecClass", "import Security\nlet a = kSecClass"),
      ("import Security\nlet a: Section", "               \nlet a: Section"),
      ("import SQLite3\nlet a = sqlite3_close(b)", "import SQLite3\nlet a = sqlite3_close(b)"),
      ("import CommonCrypto\nCC_MD5(a, b, c)", "import CommonCrypto\nCC_MD5(a, b, c)"),
      ("import GLKit\nGLKVector2()", "import GLKit\nGLKVector2()"),
      ("import SwiftUI", "import SwiftUI"),
      ("import Birds", "import Birds"),
      (
        "#if canImport(MapKit)\nimport MapKit\n#endif",
        "#if canImport(MapKit)\nimport MapKit\n#endif"
      ),
    ]
    for (source, expected) in rows { #expect(Ported(source).body() == expected) }
    #expect(
      Ported("import WebKit").warnings == [
        "1: Nothing here uses WebKit, which Linux lacks: its import is left out."
      ])
  }

  @Test func `tell of filters, which UIKit brings on Apple's systems`() {
    let source = "import UIKit\nlet a = CIContext()"

    #expect(Ported(source).warnings.map { $0.prefix(30) } == ["2: There is no CoreImage on Li"])
    #expect(
      Ported(source, traits: Module.Traits(dependencies: ["HeadlessCoreImage"])).text()
        .hasPrefix("import HeadlessCoreImage\n#sourceLocation("))
    #expect(Ported("import UIKit\nlet a = CILabel()").warnings.isEmpty)
    let values = "a.setValue(b, forKey: kCIInputImageKey); a.setValue(1, forKey: \"inputRadius\")"
    let traits = Module.Traits(dependencies: ["HeadlessCoreImage"])
    #expect(Ported(values, traits: traits).warnings.isEmpty)
    #expect(Ported(values).warnings.count == 2)
  }

  @Test func `tell of the keychain, which Foundation brings on Apple's systems`() {
    let source = "import Foundation\nlet a = SecItemDelete(b)"

    #expect(
      Ported(source).warnings == [
        "2: There is no Security on Linux, but HeadlessSecurity has its names: let the target depend "
          + "on '.product(name: \"HeadlessSecurity\", package: \"Fleet\")', and the import becomes "
          + "its own."
      ])
    let traits = Module.Traits(dependencies: ["HeadlessSecurity"])
    #expect(Ported(source, traits: traits).warnings.isEmpty)
    #expect(Ported("#if !canImport(HeadlessUIKit)\n\(source)\n#endif").warnings.isEmpty)
    #expect(Ported("#if os(Linux)\n\(source)\n#endif").warnings.isEmpty)
    #expect(Ported("#if !os(Linux)\n\(source)\n#endif").warnings.count == 1)
  }
}
