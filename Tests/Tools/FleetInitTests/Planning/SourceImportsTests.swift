import Foundation
import Testing

@testable import FleetInit

@Suite("The modules that sources import")
struct SourceImportsTests {
  @Test(arguments: [
    ("import UIKit", ["UIKit"]),
    (
      "\t@testable import App\n@_exported public import struct Kit.View // import No",
      ["App", "Kit"]
    ),
    ("import class Kit.Sub.View;", ["Kit"]),
    ("// import Kit\nlet important = 1\nfunc importKit() {}\n\"import Kit\"", []),
    (
      "#if canImport(Kit)\nimport Kit\n#else\nimport Other\n#endif\nimport Last", ["Other", "Last"]
    ),
    ("#if canImport(Combine)\nimport Combine\n#endif", ["Combine"]),
    ("#if os(macOS)\nimport AppKit\n#elseif os(iOS)\nimport Phone\n#endif", ["Phone"]),
    ("#if os(iOS) || os(tvOS)\nimport Phone\n#else\nimport AppKit\n#endif", ["Phone"]),
    ("#if !os(macOS)\nimport Phone\n#endif", ["Phone"]),
    ("#if os(OSX)\nimport AppKit.NSImage\n#else\nimport UIKit.UIImage\n#endif", ["UIKit"]),
    (
      "#if canImport(AppKit)\nimport Cocoa\n#elseif canImport(UIKit)\nimport UIKit\n#endif",
      ["UIKit"]
    ),
    ("#if canImport(UIKit)\nimport UIKit\n#else\nimport Other\n#endif", ["UIKit"]),
    ("#if !(os(iOS) || os(tvOS))\nimport AppKit\n#endif\nimport A", ["A"]),
    ("#if DEBUG\nimport A\n#elseif os(macOS)\nimport B\n#else\nimport C\n#endif", ["A", "C"]),
    ("#if targetEnvironment(macCatalyst)\nimport AppKit\n#endif\nimport A", ["A"]),
    (
      "#if DEBUG\n#if canImport(A)\nimport A\nimport B\n#endif\n#endif\n#endif\nimport C",
      ["B", "C"]
    ),
    ("import _PhotosUI_SwiftUI\nimport _Birds_SwiftUI", ["PhotosUI", "_Birds_SwiftUI"]),
    ("import", []),
  ])
  func `are those of a build for iOS`(source: String, modules: [String]) {
    #expect(SourceImports.modules(in: Array(source.utf8)) == modules)
  }

  @Test(arguments: [(nil, ["Sea_Shore", "Sea"]), (true, ["Sea_Shore"]), (false, ["Sea"])])
  func `are those of a package's target, or of one that Xcode builds`(
    isOfPackage: Bool?, modules: [String]
  ) {
    let source = "#if SWIFT_PACKAGE\nimport Sea_Shore\n#else\nimport Sea\n#endif"
    #expect(
      SourceImports.modules(in: Array(source.utf8), isOfPackage: isOfPackage) == modules)
  }

  @Test func `are parts of Foundation, too, where a file names what is in them`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("imports-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "URLSession.shared", "let session = 1", "let t = mach_absolute_time()", "NSLock()",
    ]
    let files = try texts.enumerated().map { number, text in
      let file = folder.appendingPathComponent("\(number).swift")
      try Data("import Foundation\n\(text)".utf8).write(to: file)
      return file.path
    }

    #expect(
      SourceImports.modules(in: files) == [
        "Foundation": files, "FoundationNetworking": [files[0]], "CoreFoundation": [files[2]],
      ])
  }

  @Test(arguments: [
    ("PhotosUI", "PhotosPickerItem"), ("MapKit", "Map(position: $place)"), ("MapKit", "Marker"),
    ("AVKit", "VideoPlayer(player: a)"), ("QuickLook", "a.quickLookPreview($b)"),
    ("StoreKit", "\\.requestReview"), ("AuthenticationServices", "SignInWithAppleButton"),
    ("WebKit", "WebView(url: a)"), ("SpriteKit", "SpriteView(scene: a)"),
  ])
  func `of SwiftUI's kind are used by names of their views`(module: String, use: String) {
    let source = "import SwiftUI\nimport \(module)\nlet a = \(use)"
    #expect(SourceImports.modules(of: Array(source.utf8)).contains(module))
  }
}
