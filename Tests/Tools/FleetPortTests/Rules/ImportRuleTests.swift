import FleetPort
import Testing

@MainActor
@Suite("Imports and conditions")
struct ImportRuleTests {
  @Test(arguments: [
    "import UIKit", "import CoreGraphics", "import QuartzCore", "import ObjectiveC",
    "import UIKit.UIGestureRecognizerSubclass", "import class UIKit.UIView",
    "import UniformTypeIdentifiers",
  ])
  func `of UIKit and its parts become the model's`(line: String) {
    #expect(Ported(line).body() == "import HeadlessUIKit")
  }

  @Test(arguments: [
    ("import Foundation.NSDate", "import Foundation"),
    ("import class Foundation.NSLock.NSRecursiveLock", "import Foundation"),
    ("import class Foundation.NSLock", "import class Foundation.NSLock"),
    ("import func Foundation.OSAtomicIncrement32", "import Foundation"),
    ("import func Foundation.objc_getAssociatedObject", "import Foundation"),
    ("import struct Foundation.URLRequest", "import Foundation"),
    ("import func Foundation.arc4random", "import func Foundation.arc4random"),
    ("import Foundation", "import Foundation"),
  ])
  func `of Foundation's headers become Foundation's`(line: String, imported: String) {
    #expect(Ported(line).body() == imported)
  }

  @Test func `of SwiftUI's own parts are SwiftUI's`() {
    let traits = Module.Traits(dependencies: ["HeadlessSwiftUI"])
    let rows = [
      ("import SwiftUICore", "import HeadlessSwiftUI"),
      ("import CoreTransferable", "import HeadlessSwiftUI"),
      (
        "import SwiftUI; func f(_ a: SwiftUICore.Color)",
        "import HeadlessSwiftUI; func f(_ a: HeadlessSwiftUI.Color)"
      ),
    ]
    for (source, expected) in rows {
      #expect(Ported(source, traits: traits).body() == expected)
    }
  }

  @Test func `of AVFoundation and UIKit bring sounds and detectors`() {
    let traits = Module.Traits(
      dependencies: ["HeadlessAVFoundation", "HeadlessAudioToolbox", "HeadlessCoreImage"])
    let rows = [
      ("import AVFoundation\nAudioServicesPlaySystemSound(1519)", "import HeadlessAudioToolbox\n"),
      ("import UIKit\nlet a = CIDetectorTypeQRCode", "import HeadlessCoreImage\n"),
    ]
    for (source, start) in rows {
      #expect(Ported(source, traits: traits).text().hasPrefix(start))
    }
  }

  @Test func `of SwiftUI bring what asks Core Data`() {
    let traits = Module.Traits(
      dependencies: ["HeadlessCoreData", "HeadlessCoreDataUI", "HeadlessSwiftUI"])
    let asking = Ported("import SwiftUI\n@FetchRequest var a: FetchedResults<B>", traits: traits)
    #expect(asking.text().hasPrefix("import HeadlessCoreDataUI\n"))
    let other = Ported("import SwiftUI\nlet a = Fetch()", traits: traits)
    #expect(!other.text().contains("HeadlessCoreDataUI"))
  }

  @Test(arguments: [
    ("UNUserNotificationCenter.current()", "UNUserNotificationCenter.current()"),
    ("let a: UserNotifications.UNNotification", "let a: HeadlessUserNotifications.UNNotification"),
  ])
  func `of UserNotifications come with UIKit's`(use: String, ported: String) {
    let source = "import UIKit\n\(use)"
    let traits = Module.Traits(dependencies: ["HeadlessUserNotifications"])

    #expect(
      Ported(source, traits: traits).text().hasPrefix("import HeadlessUserNotifications\n#source"))
    #expect(Ported(source, traits: traits).line(2) == ported)
    #expect(!Ported("import UserNotifications\n\(use)", traits: traits).text().hasPrefix("import"))
    #expect(!Ported("import UIKit\nlet a: UNNotify", traits: traits).text().hasPrefix("import"))
    #expect(
      Ported(source).warnings.map { $0.prefix(41) } == ["2: There is no UserNotifications on Linux"]
    )
  }

  @Test func `keep their attributes`() {
    #expect(Ported("@preconcurrency import UIKit").body() == "@preconcurrency import HeadlessUIKit")
  }

  @Test func `of other modules stay`() {
    let source = "import Foundation\nimport Birds\n@testable import class Birds.UIKitStyle\n"

    #expect(
      Ported(source).text() == "#sourceLocation(file: \"/App/Form.swift\", line: 1)\n" + source)
  }

  @Test func `have the name before a dot changed too`() {
    #expect(
      Ported("let a: UIKit.UIView\nlet b = c.UIKit.d").body()
        == "let a: HeadlessUIKit.UIView\nlet b = c.UIKit.d")
  }

  @Test func `of the model are added where Foundation brings selectors`() {
    let ported = Ported("import Foundation\nlet a = #selector(A.b)\n")

    #expect(ported.text().hasPrefix("import HeadlessUIKit\n#sourceLocation("))
  }

  @Test func `of the model are added where Dispatch brings the parts of a second`() {
    let ported = Ported("import Dispatch\nlet a = Double(NSEC_PER_SEC)\n")

    #expect(ported.text().hasPrefix("import HeadlessUIKit\n#sourceLocation("))
  }

  @Test func `of the model are not added twice`() {
    let ported = Ported("import UIKit\nlet a = #selector(A.b)\n")

    #expect(ported.text().hasPrefix("#sourceLocation("))
  }

  @Test func `of RxCocoa's runtime are added where a proxy is, if the target has it`() {
    let source = "import RxCocoa\nclass A: DelegateProxy<B, C>, DelegateProxyType {}"
    let line = "import HeadlessRxCocoaRuntime\n"

    #expect(
      Ported(source, traits: Module.Traits(dependencies: ["HeadlessRxCocoaRuntime"])).text()
        .hasPrefix(line))
    #expect(!Ported(source).text().contains(line))
  }

  @Test func `of networking are added where Foundation brings it`() {
    #expect(
      Ported("import Foundation\nlet a = URLSession.shared").text()
        .hasPrefix("import FoundationNetworking\n#sourceLocation("))
    #expect(
      Ported("import Foundation\nimport FoundationNetworking\nlet a = URLSession.shared").text()
        .hasPrefix("#sourceLocation("))
  }

  @Test func `of XML are added where Foundation brings it`() {
    #expect(
      Ported("import Foundation\nlet a: XMLParserDelegate = URLSession.shared").text()
        .hasPrefix("import FoundationNetworking\nimport FoundationXML\n#sourceLocation("))
    #expect(
      Ported("import FoundationXML\nlet a = XMLParser(data: b)").text()
        .hasPrefix("#sourceLocation("))
  }

  @Test func `behind conditions that ask for UIKit are there`() {
    #expect(
      Ported("#if canImport(UIKit) && os(iOS) // os(iOS)\nimport UIKit\n#elseif os(macOS)\n#endif")
        .body()
        == "#if canImport(HeadlessUIKit) && canImport(HeadlessUIKit) // os(iOS)\n"
        + "import HeadlessUIKit\n#elseif os(macOS)\n#endif")
  }

  @Test(arguments: [
    "#if canImport(Combine)", "#if os(Linux)", "#if os(macOS) || os(watchOS)", "#if !(os(iOS))",
    "#if canImport(UIKit)\n#else", "#if os(iOS) || os(tvOS)\n#else",
    "#if os(iOS)\nimport UIKit\n#elseif os(macOS)", "#if targetEnvironment(macCatalyst)",
  ])
  func `that are behind a condition already are not told`(condition: String) {
    #expect(Ported("\(condition)\nimport Combine\n#endif").warnings == [])
  }

  @Test(arguments: [
    ("#if !os(Linux)\n#endif", "#if !false\n#endif"),
    ("#if canImport(Darwin)\n#endif", "#if canImport(HeadlessUIKit)\n#endif"),
    (
      "#if canImport(Darwin)\n#else\n#if DEBUG\n#endif\n#endif",
      "#if canImport(Darwin)\n#else\n#if DEBUG\n#endif\n#endif"
    ),
    (
      "#if DEBUG\n#if canImport( Darwin )\n#endif\n#else\n#endif",
      "#if DEBUG\n#if canImport(HeadlessUIKit)\n#endif\n#else\n#endif"
    ),
    ("#if SWIFT_PACKAGE\n#endif", "#if SWIFT_PACKAGE\n#endif"),
    ("#if os(Linux) || os(iOS)\n#endif", "#if false || canImport(HeadlessUIKit)\n#endif"),
    (
      "#if os(iOS)\nimport Darwin\n#else\nimport Glibc\n#endif",
      "#if canImport(HeadlessUIKit)\nimport Glibc\n#else\nimport Glibc\n#endif"
    ),
    ("import Darwin.C\nlet a = Darwin.sqrt(2)", "import Glibc\nlet a = Glibc.sqrt(2)"),
    ("import func Darwin.sqrt\nlet a = b.Darwin", "import Glibc\nlet a = b.Darwin"),
  ])
  func `are those of a device`(source: String, written: String) {
    #expect(Ported(source).body() == written)
  }

  @Test func `of SwiftPM do not hold in what Xcode builds`() {
    let source = """
      private final class BundleToken {
        static let bundle: Bundle = {
          #if SWIFT_PACKAGE
          return Bundle.module
          #else
          return Bundle(for: BundleToken.self)
          #endif
        }()
      }
      """
    let ported = Ported(source, traits: Module.Traits(isOfPackage: false))

    #expect(ported.line(3) == "#if false")
    #expect(ported.line(6) == "return Bundle.uiKit(for: BundleToken.self)")
    #expect(Ported(source).line(3) == "#if SWIFT_PACKAGE")
  }

  @Test(arguments: ["XCTest", "Testing"])
  func `of what tests import bring the model`(module: String) {
    let ported = Ported("import \(module)\n@testable import App")

    #expect(ported.text().hasPrefix("import HeadlessUIKit\n#sourceLocation"))
    #expect(ported.body() == "import \(module)\n@testable import App")
  }

  @Test func `of the library for suites of pictures bring strategies, where the target has them`() {
    let source = "import SnapshotTesting\nlet a = 1"
    let traits = Module.Traits(dependencies: ["HeadlessSnapshotTesting"])

    #expect(
      Ported(source, traits: traits).text().hasPrefix(
        "import HeadlessSnapshotTesting\n#sourceLocation("))
    #expect(Ported(source, traits: traits).body() == source)
    #expect(!Ported(source).text().contains("HeadlessSnapshotTesting"))
    #expect(!Ported("let a = 1", traits: traits).text().contains("HeadlessSnapshotTesting"))
  }

  @Test func `imports what two frameworks have together in files that import both`() {
    let products: Set = ["HeadlessSwiftData", "HeadlessSwiftUI", "HeadlessSwiftDataUI"]
    let both = "import SwiftData\nimport SwiftUI\n"
    let rows = [
      (both, products, true), ("import SwiftData\n", products, false),
      (both, products.subtracting(["HeadlessSwiftDataUI"]), false),
    ]
    for (source, dependencies, isImported) in rows {
      let text = Ported(source, traits: Module.Traits(dependencies: dependencies)).text()
      #expect(text.contains("import HeadlessSwiftDataUI\n") == isImported)
    }
  }

  @Test func `of frameworks with a stand-in become its own, where the target depends on it`() {
    let traits = Module.Traits(
      dependencies: ["HeadlessCombine", "HeadlessOS", "HeadlessNetworking", "HeadlessSQLite3"])
    let rows: [(String, String)] = [
      ("import FoundationNetworking", "import HeadlessNetworking"),
      ("import Combine", "import HeadlessCombine"),
      ("import os.log", "import HeadlessOS"),
      ("import struct os.Logger", "import HeadlessOS"),
      ("@preconcurrency import OSLog", "@preconcurrency import HeadlessOS"),
      ("import OSLog\nlet a: os.Logger", "import HeadlessOS\nlet a: HeadlessOS.Logger"),
      ("import OSLog\nos.majorVersion", "import HeadlessOS\nos.majorVersion"),
      ("import SQLite3", "import HeadlessSQLite3"),
      ("import CryptoKit", "import CryptoKit"),
      (
        "import Combine\nlet a: Combine.AnyCancellable?",
        "import HeadlessCombine\nlet a: HeadlessCombine.AnyCancellable?"
      ),
      ("let a: Combine.AnyCancellable?", "let a: Combine.AnyCancellable?"),
      (
        "import Combine\n@Combine.Published var a = 1",
        "import HeadlessCombine\n@HeadlessCombine.Published var a = 1"
      ),
      (
        "#if canImport(Combine) && canImport(CryptoKit)\n#endif",
        "#if canImport(HeadlessUIKit) && canImport(CryptoKit)\n#endif"
      ),
    ]

    for (source, expected) in rows {
      #expect(Ported(source, traits: traits).body() == expected, "\(source)")
    }
    #expect(Ported("import Combine", traits: traits).warnings.isEmpty)
  }

  @Test
  func `of a part that Xcode adds are of the framework, and Dispatch is from before concurrency`() {
    #expect(
      Ported(
        "import _PhotosUI_SwiftUI\n", traits: Module.Traits(dependencies: ["HeadlessPhotos"])
      ).body() == "import HeadlessPhotos\n")
    #expect(
      Ported("import Foundation\nlet a: DispatchWorkItemFlags = []").text()
        .hasPrefix("@preconcurrency import Dispatch\n"))
  }

  @Test func `of the model are added where Foundation brings its names`() {
    for source in [
      "let a: OSStatus = b()", "let a = b() == noErr", "b(c as CFString)", "a === kCFBooleanTrue",
    ] {
      #expect(Ported("import Foundation\n" + source).text().hasPrefix("import HeadlessUIKit\n"))
    }
  }

  @Test func `of the keychain are added where Foundation brings it, if the target has a stand-in`()
  {
    let source = "import Foundation\nlet a = SecItemDelete(b)\n"
    let traits = Module.Traits(dependencies: ["HeadlessSecurity"])

    #expect(
      Ported(source, traits: traits).text()
        .hasPrefix("import HeadlessSecurity\n#sourceLocation("))
    #expect(
      Ported(
        "import AVKit\nlet a = CGImageDestinationFinalize(b)",
        traits: Module.Traits(dependencies: ["HeadlessImageIO"])
      ).text().hasPrefix("import HeadlessImageIO\n"))
    for name in ["kSecAttrSynchronizableAny", "errSecOpWr", "SecTrust"] {
      #expect(
        Ported("let a = \(name)\n", traits: traits).text().hasPrefix("import HeadlessSecurity\n"))
    }
    #expect(Ported(source).text().hasPrefix("#sourceLocation("))
    #expect(
      Ported("import Security\n" + source, traits: traits).text()
        .hasPrefix("#sourceLocation(file: \"/App/Form.swift\", line: 1)\nimport HeadlessSecurity\n")
    )
  }
}
