import FleetPort
import Foundation
import StandInMaker
import Testing
import XcodeProjects

@testable import FleetInit

/// What others wrote partly in Swift, in C, or for another compiler.
@Suite("The roads of others' code")
struct RoadsOfOthersTests {
  /// Beside the tests' own program.
  private static let program =
    URL(fileURLWithPath: Bundle.main.executablePath ?? "").deletingLastPathComponent()
    .appending(path: "fleet-init").path

  /// An app that imports some modules, with files beside it.
  private func with(
    _ imports: [String], settings: String = "", _ files: [String: String],
    _ body: (Workplace) throws -> Void
  ) throws {
    try Workplace.with { place in
      place.importer = Self.program
      let app = ProjectText.Target(name: "Shop", settings: settings)
      try place.write(ProjectText(targets: [app]), to: "Shop.xcodeproj")
      let lines = (["UIKit"] + imports).map { "import \($0)\n" }.joined()
      try place.write(lines + "class Cart: UIView {}\n", to: "Shop/Cart.swift")
      for (path, text) in files { try place.write(text, to: path) }
      try body(place)
    }
  }

  @Test func `a pod in both languages is its Swift over a stand-in of its headers`() throws {
    let files = [
      "Pods/Boats/Rope.h":
        "#import <UIKit/UIKit.h>\n@class BTCaptain;\n@interface Rope : UIView\n"
        + "- (nonnull BTCaptain *)captain;\n@end\n",
      // A module takes a file's name but once.
      "Pods/Boats/Boats.swift":
        "import UIKit\n@objc(BTCaptain) public class Captain: NSObject {\n  public let rope = Rope()\n}\n",
    ]
    try with(["Boats"], files) { place in
      // What is there is read; nothing is run of the project's.
      #expect(place.run("", "--no-build") == 0, "\(place.complaints)")

      #expect(
        place.printed.contains("  Boats is in Objective-C, too: it is declared (2 declarations)."),
        "\(place.printed)")
      let made = place.read("Linux/StandIns/Boats/Boats+Headers.swift") ?? ""
      #expect(place.read("Linux/StandIns/Boats/Boats.swift") == nil)
      #expect(made.contains("open func captain() -> Captain "), "\(made)")
      let description = place.read("Linux/Sources/Boats/Boats.files.swift") ?? ""
      #expect(description.contains("// UIKit files: ../../../Pods/Boats\n"), "\(description)")
      #expect(description.contains("// UIKit files: ../../StandIns/Boats\n"))
      let target = place.target("Boats", in: ".") ?? ""
      #expect(target.contains(".define(\"COCOAPODS\")"))
      #expect(target.contains(".product(name: \"FleetStandIns\", package: \"Fleet\")"))
      #expect(place.run("", "--no-build") == 0)
      #expect(place.printed.last == "Linux is as it should be.")
    }
  }

  @Test(arguments: [("4.0", "v4"), ("4.2", "v4_2"), ("5.0", "v5")])
  func `a pod is read as the app is, which has names of Swift 4 in Swift 4`(
    version: String, mode: String
  ) throws {
    let files = ["Pods/Boats/Boats.swift": "import UIKit\npublic class Boat {}\n"]
    try with(["Boats"], settings: "SWIFT_VERSION = \(version);", files) { place in
      #expect(place.run("", "--no-build") == 0, "\(place.complaints)")
      for name in ["Shop", "Boats"] {
        let target = place.target(name, in: ".") ?? ""
        #expect(target.contains(".swiftLanguageMode(.\(mode)),"), "\(target)")
      }
    }
  }

  @Test func `Realm is a product of Fleet's, whatever the project has of it`() throws {
    let files = [
      "Pods/RealmSwift/RealmSwift/Object.swift": "import Realm\nopen class Object {}\n",
      "Pods/Realm/include/RLMRealm.h": "@interface RLMRealm\n@end\n",
    ]
    try with(["Realm", "RealmSwift"], files) { place in
      #expect(place.run("", "--no-build") == 0, "\(place.complaints)")
      let target = place.target("Shop", in: ".") ?? ""
      #expect(target.contains(".product(name: \"HeadlessRealmSwift\", package: \"Fleet\")"))
      #expect(place.target("RealmSwift", in: ".") == nil)
      #expect(place.read("Linux/StandIns/Realm/Realm.swift") == nil)
    }
    let remote = { (name: String) in
      RemotePackage(.remote(url: "https://github.com/realm/\(name).git", .exact("10.0.0")))
    }
    let remotes = ["realm-swift", "realm-core", "SwiftLint"].compactMap { remote($0) }
    let wanted = PackageCheckouts(of: remotes, pinned: ResolvedVersions(of: []))
    #expect(wanted.requirements.keys.sorted() == ["https://github.com/realm/SwiftLint.git"])
  }

  @Test func `a binary in Swift is what its interface says`() throws {
    let modules = "Vendor/Radio.xcframework/ios-arm64/Radio.framework/Modules/Radio.swiftmodule"
    let files = [
      "\(modules)/arm64-apple-ios.swiftinterface": """
      // swift-interface-format-version: 1.0
      import Swift
      import UIKit
      @objc public class Tuner : ObjectiveC.NSObject {
        public var volume: Swift.Double {
          get
          set
        }
        @inlinable public func tune() { if volume > 1 { volume = 1 } }
        @objc deinit
      }
      """,
      "\(modules)/arm64-apple-ios.private.swiftinterface": "public func secret()\n",
    ]
    try with(["Radio"], files) { place in
      #expect(place.run("") == 0, "\(place.complaints)")

      #expect(
        place.printed.contains("  Radio  a stand-in, made of its interface, 3 declarations"),
        "\(place.printed)")
      let made = place.read("Linux/StandIns/Radio/Radio.swift") ?? ""
      #expect(made.contains("open class Tuner: NSObject {"), "\(made)")
      #expect(made.contains("_StandIn.set(\"Tuner.volume\", self, newValue)"))
      #expect(!made.contains("secret"))
      let description = place.read("Linux/Sources/Radio/Radio.files.swift") ?? ""
      #expect(description.contains("arm64-apple-ios.swiftinterface\n"), "\(description)")
    }
  }

  @Test func `Swift that Linux does not compile comes as its declarations, where that is said`()
    throws
  {
    let knots = """
      import Metal
      public struct Knot: Codable, Hashable {
        public let name: String
        var turns = 3
        public init(name: String) { self.name = name }
      }
      #if os(iOS)
      extension Knot { public func tie(_ device: MTLDevice?) -> [Int] { [device!.count] } }
      extension Knot { public var length: Int { name.count } }
      #endif
      """
    try with(["Knots"], ["Pods/Knots/Knots.swift": knots]) { place in
      #expect(place.run("", "--no-build") == 0)
      #expect(place.printed.contains("  Knots  a pod, 1 source"), "\(place.printed)")

      #expect(place.run("", "--no-build", "--stand-in", "Knots") == 0)
      let made = place.read("Linux/StandIns/Knots/Knots.swift") ?? ""
      #expect(made.contains("public struct Knot: Codable, Hashable {"), "\(made)")
      #expect(made.contains("public var length: Int {"))
      #expect(!made.contains("turns"))
      #expect(made.contains("// Left out: Knot.tie(_:): no MTLDevice is known"))

      // It stays so until its folder goes, or Fleet is another one.
      #expect(place.run("", "--no-build") == 0)
      #expect(
        place.printed.contains(
          "  Knots  a stand-in, made of its declarations, 1 of 4 declarations left out"),
        "\(place.printed)")
      // Another Fleet may have what it lacked.
      let mark = "// In place of sources in Swift: "
      let older = (place.read("Linux/StandIns/Knots/Knots.swift") ?? "")
        .replacing(mark, with: mark + "0")
      try place.write(older, to: "Linux/StandIns/Knots/Knots.swift")
      #expect(place.run("", "--no-build") == 0)
      #expect(place.printed.contains("  Knots  a pod, 1 source"))
      #expect(place.run("", "--no-build", "--stand-in", "Knots") == 0)
      try place.remove("Linux/StandIns/Knots")
      #expect(place.run("", "--no-build") == 0)
      #expect(place.printed.contains("  Knots  a pod, 1 source"))
    }
  }

  @Test func `so does a target of a package that the app does not import itself`() throws {
    try Workplace.with { place in
      place.importer = Self.program
      place.repositories["Sea"] = [
        "Package.swift": "", "Sources/Sea/A.swift": "import UIKit\nimport Shore\n",
        "Sources/Shore/B.swift": "import UIKit\npublic struct Sand { public init() {} }\n",
      ]
      place.manifests["Sea"] = """
        {"name": "Sea", "products": [{"name": "Sea", "targets": ["Sea"]}],
         "targets": [
           {"name": "Sea", "type": "regular", "dependencies": [{"byName": ["Shore", null]}]},
           {"name": "Shore", "type": "regular"}]}
        """
      try place.write(
        ProjectText(
          targets: [ProjectText.Target(name: "Shop", products: ["Sea"])],
          packages: [("Sea", "1.0.0")]),
        to: "Shop.xcodeproj")
      try place.write("import Sea\n", to: "Shop/Cart.swift")
      #expect(place.run("", "--stand-in", "Shore") == 0, "\(place.complaints)")

      #expect(
        place.printed.contains("  Shore  a stand-in, made of its declarations, 1 declaration"),
        "\(place.printed)")
      #expect(
        place.read("Linux/StandIns/Shore/Shore.swift")?.contains("public struct Sand") == true)
    }
  }

  @Test func `what a fetched package does not have is missing, and no product of its name`() throws
  {
    try Workplace.with { place in
      place.repositories["Sea"] = ["Package.swift": "", "Sources/Ocean/A.swift": ""]
      place.manifests["Sea"] = """
        {"name": "Sea", "products": [{"name": "Ocean", "targets": ["Ocean"]}],
         "targets": [{"name": "Ocean", "type": "regular"}]}
        """
      try place.write(
        ProjectText(
          targets: [ProjectText.Target(name: "Shop", products: ["Sea"])],
          packages: [("Sea", "1.0.0")]),
        to: "Shop.xcodeproj")
      try place.write("import Sea\n", to: "Shop/Cart.swift")
      #expect(place.run("") == 0, "\(place.complaints)")

      #expect(place.printed.contains("Modules that nobody provides"), "\(place.printed)")
      #expect(place.read("Linux/Package.swift")?.contains("package: \"Sea\"") == false)
    }
  }

  /// Its package says that it builds on Linux, and an import may name what is no product.
  @Test func `a target in Objective-C that no product has is declared`() throws {
    try Workplace.with { place in
      place.importer = Self.program
      place.repositories["Sea"] = [
        "Package.swift": "#if os(Linux)\n#endif\n", "Sources/Sea/A.swift": "public let depth = 3\n",
        "Sources/Shore/empty.m": "", "Sources/Deep/empty.m": "",
        "Sources/Deep/include/Deep.h": "extern int fish;\n",
        "Sources/FirebaseAuth/A.swift": "import UIKit\npublic struct Sand {}\n",
        "Sources/Shore/Shore.h": """
        #if __has_include(<FirebaseAuth/FirebaseAuth.h>)
          #import <FirebaseAuth/FirebaseAuth.h>
        #endif
        #if __has_include(<Deep/Deep.h>)
          #import <Deep/Deep.h>
        #endif
        extern int grains;
        """,
        "Sources/Shore/module.modulemap": "module Shore { header \"Shore.h\" }\n",
      ]
      place.manifests["Sea"] = """
        {"name": "Sea", "products": [
           {"name": "Sea", "targets": ["Sea"]},
           {"name": "FirebaseAuth", "targets": ["FirebaseAuth"]}],
         "targets": [
           {"name": "Sea", "type": "regular"}, {"name": "Deep", "type": "regular"},
           {"name": "FirebaseAuth", "type": "regular"},
           {"name": "Shore", "type": "regular", "publicHeadersPath": "./"}]}
        """
      try place.write(
        ProjectText(
          targets: [ProjectText.Target(name: "Shop", products: ["Sea", "FirebaseAuth"])],
          packages: [("Sea", "1.0.0")]),
        to: "Shop.xcodeproj")
      try place.write("import FirebaseAuth\nimport Shore\n", to: "Shop/Cart.swift")
      #expect(place.run("") == 0, "\(place.complaints)")

      #expect(
        place.printed.contains("  Shore         a stand-in, made of its headers, 1 declaration"),
        "\(place.printed)")
      // Of what it imports where it is there, an app has what it links.
      #expect(
        place.printed.contains(
          "  FirebaseAuth  a stand-in, made of its declarations, 1 declaration"))
      #expect(!place.printed.contains { $0.hasPrefix("  Deep ") })
    }
  }

  /// A pod of which four functions do not compile, in a build that ends well once `isBuilt`.
  private func withKnots(
    readsHeaders: Bool = true, isBuilt: @escaping (Workplace) -> Bool,
    _ body: (Workplace) throws -> Void
  ) throws {
    let knots =
      "public struct Knot { public init() {} }\n"
      + (0..<4).map { "func tie\($0)() { missing() }\n" }.joined()
    try with(["Knots"], ["Pods/Knots/Knots.swift": knots]) { place in
      let source = "\(place.folder)/Pods/Knots/Knots.swift"
      let out = "\(place.folder)/Out"
      let description = """
            inputs: ["\(source)"]
            args: ["/x/fleet-port","--into","\(out)","--module","Knots","\(source)"]
            inputs: ["\(out)/Knots+Linux.swift"]
            args: ["/x/swiftc","-module-name","Knots","-c"]

        """
      try place.write(description, to: "Linux/.build/debug.yaml")
      try place.write("", to: "Linux/.build/debug/Modules/FleetStandIns.swiftmodule")
      place.programs = { [unowned place] call in
        if call.command.contains("-emit-module") {
          let name = "Linux/.build/deferring/Knots/Knots+Linux.swift"
          let lines = place.read(name)?.split(separator: "\n", omittingEmptySubsequences: false)
          let errors = (lines ?? []).enumerated().filter { $0.element.contains("missing()") }.map {
            "\(place.folder)/\(name):\($0.offset + 1):15: error: cannot find 'missing' in scope\n"
          }
          return ProgramEnd(isDone: errors.isEmpty, output: errors.joined())
        }
        return ProgramEnd(
          isDone: isBuilt(place) || !call.command.contains("build"), output: "")
      }
      if !readsHeaders { place.importer = nil }
      place.run("")
      try body(place)
    }
  }

  @Test func `so does what too much of would be deferred, and the build goes on`() throws {
    try withKnots(isBuilt: { $0.read("Linux/StandIns/Knots/Knots.swift") != nil }) { place in
      #expect(
        place.complaints.contains(
          "Knots: Linux does not compile it, and so it comes as its declarations alone …"),
        "\(place.complaints)")
      #expect(
        place.printed.contains { $0.hasPrefix("  Knots  a stand-in, made of its declarations, ") },
        "\(place.printed)")
      #expect(place.calls.count { $0.command.contains("--build-tests") } == 2)
      // Of Fleet's own, what the first build had not come to.
      let built = place.calls.compactMap { call in
        call.command.firstIndex(of: "--target").map { call.command[$0 + 1] }
      }
      #expect(built.contains("HeadlessUIKit") && !built.contains("FleetStandIns"), "\(built)")
      #expect(place.printed.contains { $0.hasPrefix("Now: swift test") }, "\(place.printed)")
      #expect(place.read("Linux/Deferred.txt") == nil)
    }
  }

  @Test func `where the declarations are of no use either, as much is deferred as has to be`()
    throws
  {
    try withKnots(readsHeaders: false, isBuilt: { $0.read("Linux/Deferred.txt") != nil }) { place in
      #expect(
        place.complaints.contains(
          "Knots: nor do its declarations, and so as much of it is deferred as has to be …"),
        "\(place.complaints)")
      #expect(
        place.printed.contains(
          "  Knots cannot come as its declarations: Nothing here reads headers."),
        "\(place.printed)")
      #expect(place.printed.contains { $0.contains("4 of 5 bodies") }, "\(place.printed)")
      #expect(place.read("Linux/Deferred.txt")?.contains("| tie3() |") == true)
    }
  }

  @Test func `a library of another version comes without the file by hand for the newest one`()
    throws
  {
    let files = [
      "Pods/MBProgressHUD/MBProgressHUD.h":
        "#import <UIKit/UIKit.h>\n@interface MBProgressHUD : UIView\n- (void)show:(BOOL)animated;\n@end\n"
    ]
    try with(["MBProgressHUD"], files) { place in
      #expect(place.run("") == 0)

      let words = place.printed.first { $0.hasPrefix("  MBProgressHUD  a stand-in") } ?? ""
      #expect(
        words.hasSuffix(
          "declarations, without behaviour: this version has no MBProgressHUD.forView(_:)"),
        "\(place.printed)")
      #expect(place.read("Linux/StandIns/MBProgressHUD/MBProgressHUD+Behaviour.swift") == nil)
      #expect(place.run("") == 0)
      #expect(place.printed.last == "Linux is as it should be.")
    }
  }

  // MARK: Flags

  @Test
  func `of a project's flags its macros and its folders of headers are known, and nothing else`()
    throws
  {
    let settings = """
      SWIFT_OBJC_BRIDGING_HEADER = Shop/Bridge.h; \
      GCC_PREPROCESSOR_DEFINITIONS = ("HAS_HASH=1", "BAD NAME", "__strong=evil"); \
      OTHER_CFLAGS = ("-DWITH_SALT", "-fplugin=/tmp/evil.so", "-Xclang", "-load", "-vfsoverlay", "a.yaml"); \
      HEADER_SEARCH_PATHS = ("$(SRCROOT)/Vendor/**", "/usr/include");
      """
    let files = [
      "Shop/Bridge.h": "#import \"Deep.h\"\n#import \"zlib.h\"\n",
      "Vendor/a/b/Deep.h":
        "#if HAS_HASH && defined(WITH_SALT)\nint deep(void);\n#endif\n#ifdef BAD\nint evil(void);\n#endif\n",
    ]
    try with([], settings: settings, files) { place in
      #expect(place.run("") == 0, "\(place.complaints)")

      let made = place.read("Linux/StandIns/Shop/Shop.swift") ?? ""
      #expect(made.contains("public func deep() -> Int32 {"), "\(place.printed)\n\(made)")
      #expect(!made.contains("evil"))
      #expect(!made.contains("inflate"))
    }
  }

  @Test func `headers are found in packages below a folder`() throws {
    let settings = """
      SWIFT_OBJC_BRIDGING_HEADER = Shop/Bridge.h; HEADER_SEARCH_PATHS = "$(SRCROOT)/Vendor/**";
      """
    let files = [
      "Shop/Bridge.h": "#import \"Deep.h\"\n",
      "Vendor/Deep/Package.swift": "", "Vendor/Deep/a/Deep.h": "int deep(void);\n",
    ]
    try with([], settings: settings, files) { place in
      #expect(place.run("") == 0, "\(place.complaints)")

      let made = place.read("Linux/StandIns/Shop/Shop.swift") ?? ""
      #expect(made.contains("public func deep() -> Int32 {"), "\(place.printed)\n\(made)")
    }
  }

  @Test(arguments: [
    ("A", true), ("_a1=\"x y\"", true), ("A(x)=1", false), ("__strong=", false), ("1A", false),
    ("", false), ("-fplugin=a", false), ("A=`rm`", false), ("A=$(HOME)", false), ("A=\n#", false),
  ])
  func `what a macro is`(text: String, isMacro: Bool) {
    #expect(TargetSettings.isMacro(text) == isMacro)
  }

  // MARK: C

  private static let manifest = """
    {"name": "Tide", "products": [{"name": "Tide", "targets": ["Tide"]}],
     "targets": [{"name": "Tide", "type": "regular", "dependencies": [{"byName": ["CTide", null]}]},
                 {"name": "CTide", "type": "regular", "dependencies": []}],
     "toolsVersion": {"_version": "5.9.0"}}
    """

  /// Brings a package whose target in C has a source.
  private func withC(_ source: String, _ body: (Workplace) throws -> Void) throws {
    try Workplace.with { place in
      place.importer = Self.program
      place.manifests["Tide"] = Self.manifest
      try place.write("", to: "Tide/Package.swift")
      try place.write("import CTide\n", to: "Tide/Sources/Tide/A.swift")
      try place.write(source, to: "Tide/Sources/CTide/tide.c")
      try place.write("int tide_height(int hour);\n", to: "Tide/Sources/CTide/include/tide.h")
      #expect(place.run("Tide") == 0, "\(place.complaints)")
      try body(place)
      #expect(place.run("Tide") == 0)
      #expect(place.printed.last == "Linux is as it should be.", "\(place.printed)")
    }
  }

  @Test func `C that includes Apple's headers is compiled as it is, with ours`() throws {
    let source = """
      #include <TargetConditionals.h>
      #include <libkern/OSAtomic.h>
      #include <CommonCrypto/CommonDigest.h>
      #include "tide.h"
      int tide_height(int hour) {
        int32_t count = hour;
        unsigned char digest[CC_MD5_DIGEST_LENGTH];
        return TARGET_OS_IPHONE + OSAtomicIncrement32(&count) + CC_MD5("", 0, digest)[0];
      }
      """
    try withC(source) { place in
      #expect(place.printed.contains("  CTide  in C, of the package Tide"), "\(place.printed)")
      let target = place.target("CTide", in: "Tide") ?? ""
      #expect(
        target.contains("cSettings: [.headerSearchPath(\"../../../../StandIns/AppleHeaders\")]"),
        "\(target)")
      let headers = "Tide/Linux/StandIns/AppleHeaders"
      #expect(place.read("\(headers)/TargetConditionals.h")?.contains("TARGET_OS_IPHONE 1") == true)
      #expect(place.read("\(headers)/libkern/OSAtomic.h") != nil)
      #expect(
        place.read("Tide/Linux/Roads.txt")?.contains("Tide/CTide") == true)
    }
  }

  @Test func `C that Linux does not compile comes as a stand-in of its headers`() throws {
    let source = """
      #include <CoreFoundation/CoreFoundation.h>
      #include "tide.h"
      int tide_height(int hour) { return (int)CFAbsoluteTimeGetCurrent() + hour; }
      """
    try withC(source) { place in
      #expect(
        place.printed.contains("  CTide  a stand-in, made of its headers, 1 declaration"),
        "\(place.printed)")
      #expect(
        place.read("Tide/Linux/StandIns/CTide/CTide.swift")?
          .contains("public func tide_height(_ hour: Int32) -> Int32 {") == true)
    }
  }

  // MARK: What is asked

  @Test func `a module of others that too much would be deferred of wants a stand-in`() {
    func target(_ name: String, _ kind: BroughtTarget.Kind, standIn: String? = nil) -> BroughtTarget
    {
      var target = BroughtTarget(
        name: name, module: name, kind: kind, description: TargetDescription())
      target.standIn = standIn
      return target
    }
    var plan = Plan()
    plan.targets = [
      target("Shop", .app), target("Knots", .foreign("a pod")), target("Ropes", .foreign("a pod")),
      target("Boats", .foreign("a stand-in"), standIn: "2 declarations"),
    ]
    let outcome = DeferringOutcome(modules: [
      .init(module: "Shop", end: .standIn("so")), .init(module: "Knots", end: .standIn("so")),
      .init(module: "Boats", end: .standIn("so")), .init(module: "Ropes", end: .compiles),
    ])

    #expect(plan.modulesThatWantStandIns(outcome) == ["Knots"])
    #expect(plan.modulesThatWantStandIns(nil) == [])
  }
}
