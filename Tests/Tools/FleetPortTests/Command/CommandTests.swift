import FleetPort
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("fleet-port")
struct CommandTests {
  /// A folder with sources, and what the command printed.
  private final class Place {
    let path: String
    var printed: [String] = []
    var complaints: [String] = []

    init(_ path: String) { self.path = path }

    func write(_ text: String, to name: String) throws {
      let file = URL(fileURLWithPath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func read(_ name: String) -> String? {
      FileManager.default.contents(atPath: "\(path)/\(name)").map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    func date(_ name: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.modificationDate]
        as? Date
    }

    func run(_ arguments: String...) -> Int32 {
      printed = []
      complaints = []
      return Command(print: { self.printed.append($0) }, complain: { self.complaints.append($0) })
        .run(arguments.map { $0.replacing("HERE", with: path) }).rawValue
    }
  }

  private func inPlace(_ body: (Place) throws -> Void) throws {
    try withTemporaryFile { path in
      let place = Place(path)
      try place.write("import UIKit\n", to: "App/A.swift")
      try place.write("import UIKit\nlet p = objc_getClass(a)\n", to: "App/Sub/B.swift")
      try place.write("@objc", to: "App/.hidden/C.swift")
      try body(place)
    }
  }

  @Test func `writes each file of a folder, and tells what it could not do`() throws {
    try inPlace { place in
      #expect(place.run("HERE/App", "--into", "HERE/Out") == 0)

      #expect(
        place.read("Out/A+Linux.swift")
          == "#sourceLocation(file: \"\(place.path)/App/A.swift\", line: 1)\nimport HeadlessUIKit\n"
      )
      #expect(place.read("Out/B+Linux.swift") != nil)
      #expect(place.read("Out/C+Linux.swift") == nil)
      #expect(
        place.printed == [
          "\(place.path)/App/Sub/B.swift:2:9: warning: 'objc_getClass' takes the Objective-C "
            + "runtime."
        ])
    }
  }

  @Test func `lists what would stay, and ends with 1 if something does`() throws {
    try inPlace { place in
      #expect(place.run("--check", "HERE/App") == 1)
      #expect(place.printed.count == 1)
      #expect(place.run("--check", "HERE/App/A.swift") == 0)
      #expect(place.printed == [])
      let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
      #expect(names == ["App"])
    }
  }

  @Test(arguments: [["--summary"], ["--json"], ["--summary", "--json"], ["--json", "--summary"]])
  func `says as a whole what would stay, with the same status`(form: [String]) throws {
    try inPlace { place in
      try place.write("let a = UIHologram()", to: "Missing/C.swift")
      try place.write("// Of another module of the project.", to: "Missing/Sub/C.swift")
      var printed: [String] = []
      func status(_ path: String) -> Int32 {
        printed = []
        return Command(name: "fleet-doctor", print: { printed.append($0) }, complain: { _ in })
          .run(["--check"] + form + [place.path + path]).rawValue
      }

      #expect(status("/App") == 1)
      #expect(printed.count == 1)
      #expect(printed.first?.hasPrefix(form.contains("--json") ? "{" : "2 files, 3 lines") == true)
      #expect(status("/App/A.swift") == 0)
      #expect(status("/Missing") == 1)
    }
  }

  @Test func `names what is beside the sources and is not read, which is nothing to do`() throws {
    try inPlace { place in
      try place.write("{}", to: "App/Assets.xcassets/Contents.json")
      try place.write("", to: "App/Old/Hash.m")
      try place.write("", to: "App/Old/Sum.m")
      try place.write("", to: "App/.git/Old.m")
      try place.write("", to: "App/Birds.xcmappingmodel/xcmapping.xml")
      try FileManager.default.removeItem(atPath: "\(place.path)/App/Sub")

      #expect(place.run("HERE/App", "--check", "--summary") == 0)
      #expect(
        place.printed == [
          """
          1 file, 1 line

            1  compile as they are
            0  compile when they are rewritten
            0  need a hand

          Beside the sources, and not read:
            1  mapping models: a store of another version is taken over by names  Birds.xcmappingmodel
            2  Objective-C sources: they are not compiled  Old/Hash.m
          """
        ])
    }
  }

  @Test func `prints what .ci/port-table keeps`() throws {
    try inPlace { place in
      try place.write(
        "open class UIView: NSObject { public var a: UIView? }", to: "Model/UIView.swift")

      #expect(place.run("--table", "HERE/Model") == 0)
      #expect(place.printed == ["classes UIView:NSObject\nunlisted UIView\n"])
      #expect(place.run("--names", "HERE/Model") == 0)
      #expect(place.printed == ["UIView:NSObject a:UIView\n-\n"])
    }
  }

  @Test func `does not touch a file that comes out as it is`() throws {
    try inPlace { place in
      _ = place.run("HERE/App", "--into", "HERE/Out")
      let dates = try (place.date("Out/A+Linux.swift"), place.date("Out/B+Linux.swift"))
      try place.write("import UIKit\n\n", to: "App/A.swift")
      _ = place.run("HERE/App", "--into", "HERE/Out")

      let later = try (place.date("Out/A+Linux.swift"), place.date("Out/B+Linux.swift"))
      #expect(later.0 != dates.0)
      #expect(later.1 == dates.1)
    }
  }

  @Test func `removes what was made of a source that is gone, and nothing else`() throws {
    try inPlace { place in
      _ = place.run("HERE/App", "--into", "HERE/Out")
      try place.write("let mine = 1", to: "Out/Mine+Linux.swift")
      try FileManager.default.removeItem(atPath: "\(place.path)/App/Sub/B.swift")
      _ = place.run("HERE/App", "--into", "HERE/Out")

      #expect(place.read("Out/B+Linux.swift") == nil)
      #expect(place.read("Out/A+Linux.swift") != nil)
      #expect(place.read("Out/Mine+Linux.swift") != nil)
    }
  }

  @Test func `does not read its own outputs`() throws {
    try inPlace { place in
      _ = place.run("HERE", "--into", "HERE/Out")

      #expect(place.run("HERE", "--into", "HERE/Out") == 0)
      #expect(place.read("Out/A+Linux+Linux.swift") == nil)
    }
  }

  @Test func `reads the sources of imported modules, and does not write them`() throws {
    try inPlace { place in
      try place.write("@objc protocol P { @objc optional func f() -> Int }", to: "Other/P.swift")
      try place.write("let a = b?.f?()", to: "App/A.swift")
      _ = place.run("HERE/App/A.swift", "--context", "HERE/Other", "--into", "HERE/Out")

      #expect(place.read("Out/A+Linux.swift")?.hasSuffix("\nlet a = (try? b?.f())") == true)
      #expect(place.read("Out/P+Linux.swift") == nil)
    }
  }

  @Test func `tells the model what the sources do not say`() throws {
    try inPlace { place in
      let info = "<plist version=\"1.0\"><dict><key>A</key><string>\\b</string></dict></plist>\n"
      try place.write(info, to: "App/Info.plist")

      #expect(
        place.run(
          "HERE/App", "--info", "HERE/App/Info.plist", "--resources", "HERE/App", "--into",
          "HERE/Out") == 0)

      #expect(
        place.read("Out/PortedModuleFacts.swift")
          == #"""
          #if canImport(HeadlessUIKit)
          import HeadlessUIKit

          nonisolated final class PortedModuleFacts: PortedModule {
            static var infoPropertyList: String? { "HEAD<plist version=\"1.0\">\n<dict>\n\t<key>A</key>\n\t<string>\\b</string>\n</dict>\n</plist>\n" }
            static var sourceFolders: [String] { ["HERE/App"] }
          }
          #endif

          """#.replacing("HERE", with: place.path).replacing("HEAD", with: Self.headOfList))
    }
  }

  @Test func `lists the previews, under the conditions that they have`() throws {
    try inPlace { place in
      try place.write(
        "#Preview { A() }\n#if DEBUG\n#Preview(\"B\") { B() }\n#endif", to: "App/My Birds.swift")
      _ = place.run("HERE/App/My Birds.swift", "--into", "HERE/Out")
      let facts = try #require(place.read("Out/PortedModuleFacts.swift"))

      #expect(
        facts.contains(
          """
            static var previews: [PortedPreview] {
              var previews: [PortedPreview] = []
              previews.append(FleetPreview_My_Birds_0.made)
          #if DEBUG
              previews.append(FleetPreview_My_Birds_1.made)
          #endif
              return previews
            }
          """))
    }
  }

  @Test func `imports SwiftUI for previews where it is there: they may stand under a condition`()
    throws
  {
    try inPlace { place in
      try place.write(
        """
        #if canImport(SwiftUI)
        import SwiftUI
        struct Nest_Previews: PreviewProvider { static var previews: some View { Nest() } }
        #endif
        """, to: "App/Birds.swift")
      _ = place.run("HERE/App/Birds.swift", "--into", "HERE/Out")
      let facts = try #require(place.read("Out/PortedModuleFacts.swift"))

      #expect(
        facts.contains("#if canImport(HeadlessSwiftUI)\nimport HeadlessSwiftUI\n#endif\n"),
        "\(facts)")
    }
  }

  @Test func `leaves signs out of a name that no build may have`() throws {
    try inPlace { place in
      try place.write("import UIKit\nclass Nest: UIView {}", to: "App/\u{10}\u{10}Nest.swift")
      #expect(place.run("HERE/App", "--into", "HERE/Out") == 0, "\(place.complaints)")
      let text = try #require(place.read("Out/Nest+Linux.swift"))

      #expect(text.contains("/App/Nest.swift\", line: 1)"), "\(text)")
    }
  }

  @Test func `makes no classes of a model that no source can use`() throws {
    try inPlace { place in
      try place.write("class A {}", to: "App/A.swift")
      try place.write(
        "<model><entity name='Egg' representedClassName='Egg' codeGenerationType='class'/></model>",
        to: "App/M.xcdatamodeld/M.xcdatamodel/contents")
      let (source, model) = ("HERE/App/A.swift", "HERE/App/M.xcdatamodeld")
      _ = place.run(source, "--model", model, "--into", "HERE/Out")
      _ = place.run(
        source, "--model", model, "--into", "HERE/Other", "--dependency", "HeadlessCoreData")

      #expect(place.read("Out/GeneratedManagedObjects.swift")?.contains("class Egg") == false)
      #expect(place.read("Other/GeneratedManagedObjects.swift")?.contains("class Egg") == true)
    }
  }

  @Test func `joins the strategies for suites of pictures to the library, where both are`() throws {
    try inPlace { place in
      try place.write("import SnapshotTesting", to: "App/A.swift")
      _ = place.run(
        "HERE/App/A.swift", "--dependency", "HeadlessSnapshotTesting", "--into", "HERE/Out")
      let facts = try #require(place.read("Out/PortedModuleFacts.swift"))
      _ = place.run("HERE/App/A.swift", "--into", "HERE/Other")

      #expect(
        facts.hasSuffix(
          """
          #endif

          #if canImport(SnapshotTesting)
          import HeadlessSnapshotTesting
          import SnapshotTesting

          nonisolated extension Snapshotting: @retroactive SnapshotStrategy {
            public init(_ way: SnapshotWay<Value, Format>) {
              self.init(
                pathExtension: way.pathExtension,
                diffing: Diffing(toData: way.toData, fromData: way.fromData) { old, new in
                  way.difference(old, new).map { ($0, []) }
                }, snapshot: way.snapshot)
            }
          }
          #endif

          """))
      #expect(place.read("Other/PortedModuleFacts.swift") == nil)
    }
  }

  @Test(arguments: [
    ("class A: XCTestCase {}", "nonisolated class PortedTestCase: XCTestCase", ""),
    ("open class A: XCTestCase {}", "nonisolated open class PortedTestCase: XCTestCase", ""),
    ("class A: XCTestCase {}", "override nonisolated(nonsending) func setUp() async throws {}", ""),
    ("let a: XCTAttachment; class A: XCTestCase {}", "uiKitKeep(attachment)", ""),
    ("class A: XCTestCase {}", "nonisolated(nonsending) func fulfillment(", ""),
    ("class A: XCTestCase {}", "var executionTimeAllowance: TimeInterval {", ""),
    ("class A: QuickSpec {}", "", "PortedTestCase"),
    ("class A: XCTestCase {}", "", "uiKitKeep"),
  ])
  func `has a class between suites and XCTest`(suite: String, with: String, without: String) throws
  {
    try inPlace { place in
      try place.write("import XCTest\n\(suite)", to: "Tests/A.swift")

      #expect(place.run("HERE/Tests", "--resources", "HERE", "--into", "HERE/Out") == 0)

      let facts = try #require(place.read("Out/PortedModuleFacts.swift"))
      #expect(with.isEmpty || facts.contains(with), "\(facts)")
      #expect(without.isEmpty || !facts.contains(without), "\(facts)")
    }
  }

  @Test func `knows the modules whose headers import UIKit`() throws {
    try inPlace { place in
      try place.write("import Kit\nlet a = UIView()", to: "Other/A.swift")

      #expect(place.run("HERE/Other", "--passes-uikit-on", "Kit", "--into", "HERE/Out") == 0)

      #expect(place.read("Out/A+Linux.swift")?.hasPrefix("import HeadlessUIKit\n") == true)
    }
  }

  @Test func `tells the model what the file of the target says`() throws {
    try inPlace { place in
      try place.write(
        "@main class AppDelegate: UIResponder, UIApplicationDelegate {}", to: "App/D.swift")
      try place.write("{}", to: "App/birds.json")
      try place.write(
        """
        // UIKit files: ../App
        // UIKit tests of: Birds
        // UIKit system: 16.4
        // UIKit launch argument: -fast
        // UIKit launch variable: A = b
        // UIKit launch: no
        // UIKit setting: GENERATE_INFOPLIST_FILE = YES
        // UIKit configuration: German
        // UIKit language: de
        """, to: "Linux/Birds.swift")

      #expect(
        place.run(
          "HERE/App/D.swift", "--target", "HERE/Linux/Birds.swift", "--module", "Birds", "--into",
          "HERE/Out", "--tests") == 0)

      let facts = try #require(place.read("Out/PortedModuleFacts.swift"))
      for member in [
        #"var resourceFolder: String? { "HERE/Out/Xcode_Birds.resources" }"#,
        "var applicationDelegate: AnyClass? { AppDelegate.self }",
        #"var testedModule: String? { "Birds" }"#, #"var system: String? { "16.4" }"#,
        #"var launchArguments: [String] { ["-fast"] }"#,
        #"var launchEnvironment: [String: String] { ["A": "b"] }"#,
        "var isMadeOfUnitTests: Bool { true }", "var isWrittenForDevices: Bool { true }",
        "var launchesTestedModule: Bool { false }",
        "var testConfigurations: [(name: String, arguments: [String], environment: "
          + "[String: String])] { [(\"German\", [\"-AppleLanguages\", \"(de)\"], [:])] }",
      ] {
        #expect(
          facts.contains("  static \(member.replacing("HERE", with: place.path))\n"), "\(facts)")
      }
      #expect(place.read("Out/Xcode_Birds.resources/birds.json") == "{}")
      #expect(
        place.read("Out/Xcode_Birds.resources/Info.plist")?.contains(
          "CFBundleInfoDictionaryVersion")
          == true)
    }
  }

  @Test func `tells what an app of SwiftUI's begins with, and its previews`() throws {
    try inPlace { place in
      try place.write(
        """
        import SwiftUI
        @main struct Birds: App { @UIApplicationDelegateAdaptor(Delegate.self) var delegate }
        class Delegate: NSObject, UIApplicationDelegate {}
        struct Nest_Previews: PreviewProvider { static var previews: some View { Nest() } }
        """, to: "App/Birds.swift")

      #expect(place.run("HERE/App/Birds.swift", "--module", "Birds", "--into", "HERE/Out") == 0)

      let facts = try #require(place.read("Out/PortedModuleFacts.swift"))
      for line in [
        "import HeadlessSwiftUI", "final class PortedAppDelegate: HeadlessSwiftUI._AppDelegate {",
        "    Birds.main()", "static var applicationDelegate: AnyClass? { PortedAppDelegate.self }",
        "previews.append(PortedPreview(\"Birds.swift\", 4, of: Nest_Previews.self))",
      ] {
        #expect(facts.contains(line), "\(facts)")
      }
    }
  }

  @Test func `gives the texts of string catalogs names, but for those that the app has itself`()
    throws
  {
    try inPlace { place in
      try place.write(
        "extension LocalizedStringResource { static var own: Self { \"own\" } }", to: "App/A.swift")
      try place.write(
        """
        {"sourceLanguage": "en", "strings": {"nest.title": {"extractionState": "manual"},
        "own": {"extractionState": "manual"}, "Plain": {}}}
        """, to: "App/Extras.xcstrings")

      #expect(
        place.run(
          "HERE/App/A.swift", "--strings", "HERE/App/Extras.xcstrings", "--into", "HERE/Out") == 0)

      #expect(
        place.read("Out/GeneratedStringSymbols.swift") == """
          #if canImport(HeadlessUIKit)
          import HeadlessUIKit

          extension LocalizedStringResource {
            enum Extras {
            static var `nestTitle`: LocalizedStringResource {
              LocalizedStringResource("nest.title", defaultValue: "nest.title", table: "Extras")
            }
            }
          }
          #endif

          """)
    }
  }

  private static let headOfList =
    #"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC "#
    + #"\"-//Apple//DTD PLIST 1.0//EN\" "#
    + #"\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"#

  /// What a property list may be, and the value for its key `A`, as it stands in a literal of Swift.
  private nonisolated static let lists: [(String, Data, String)] = [
    ("tabs", Data(xml("tab\tbed").utf8), #"tab\tbed"#),
    ("lines that end as on Windows", Data(xml("one\r\ntwo").utf8), #"one\u{d}\ntwo"#),
    ("quotes and what would be a value", Data(xml(#""\(a)""#).utf8), #"\"\\(a)\""#),
    ("entities", Data(xml("&amp;&#9;&#x41;&#127;").utf8), #"&amp;\tA\u{7f}"#),
    ("letters behind the first page", Data(xml("caf\u{e9} \u{1f600}").utf8), "caf\u{e9} \u{1f600}"),
    (
      "Latin-1", Data(xml("caf\u{e9}", "ISO-8859-1").unicodeScalars.map { UInt8($0.value) }),
      "caf\u{e9}"
    ),
    (
      "UTF-16",
      Data(
        ([0xfeff] + xml("caf\u{e9}", "UTF-16").utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }),
      "caf\u{e9}"
    ),
    ("a byte order mark", Data([0xef, 0xbb, 0xbf] + xml("b").utf8), "b"),
    ("the old style", Data("{ A = \"b c\"; }".utf8), "b c"),
    ("binary", binaryList, #"tab\tbed"#),
  ]

  private nonisolated static func xml(_ value: String, _ encoding: String = "UTF-8") -> String {
    "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<plist version=\"1.0\"><dict>\n\t<key>A</key>"
      + "<string>\(value)</string></dict></plist>"
  }

  private nonisolated static let binaryList =
    (try? PropertyListSerialization.data(
      fromPropertyList: ["A": "tab\tbed"], format: .binary, options: 0)) ?? Data()

  @Test(arguments: lists)
  func `any property list becomes a literal that Swift reads`(
    kind: String, list: Data, value: String
  ) throws {
    try inPlace { place in
      try place.write("", to: "App/A.swift")
      try list.write(to: URL(fileURLWithPath: "\(place.path)/App/Info.plist"))

      #expect(
        place.run("HERE/App/A.swift", "--info", "HERE/App/Info.plist", "--into", "HERE/Out") == 0)

      let facts = try #require(place.read("Out/PortedModuleFacts.swift"))
      #expect(facts.contains(#"\n\t<key>A</key>\n\t<string>\#(value)</string>\n"#), "\(kind)")
      let others = facts.unicodeScalars.filter { $0.value < 32 && $0 != "\n" || $0.value == 127 }
      #expect(others.isEmpty, "\(kind)")
    }
  }

  @Test func `warns of an Info.plist that is none, and writes nothing without one`() throws {
    try inPlace { place in
      try place.write("no list", to: "App/Info.plist")

      #expect(place.run("HERE/App/A.swift", "--into", "HERE/Out") == 0)
      #expect(place.printed == [])
      #expect(
        place.run("HERE/App/A.swift", "--info", "HERE/App/Info.plist", "--into", "HERE/Out") == 0)
      #expect(
        place.printed == [
          "\(place.path)/App/Info.plist:1:1: warning: This is no property list, and what it says is "
            + "not known to the app."
        ])
      #expect(place.read("Out/PortedModuleFacts.swift") == nil)
    }
  }

  @Test(arguments: [
    ([], "No sources are named: say which folder or which files."),
    (["HERE/App"], "Say where to write with '--into', or look only with '--check'."),
    (["HERE/App", "--into"], "'--into' needs a folder behind it."),
    (["HERE/App", "--into", "--check"], "'--into' needs a folder behind it."),
    (["HERE/App", "--info"], "'--info' needs a property list behind it."),
    (["HERE/App", "--strings"], "'--strings' needs a string catalog behind it."),
    (["HERE/App", "--resources"], "'--resources' needs a folder behind it."),
    (["--check", "--fast"], "There is no option '--fast'."),
    (["--check", "HERE/None"], "There is no 'HERE/None'."),
    (["--check", "HERE/App/.hidden"], "There is no Swift file in 'HERE/App/.hidden'."),
    (["--check", "HERE/text.txt"], "'HERE/text.txt' is no Swift file."),
    (
      ["--check", "--into", "HERE/Out", "HERE/App"],
      "'--check', '--into' and '--table' exclude each other."
    ),
    (
      ["--check", "HERE/App", "HERE/Twin"],
      "'HERE/App/A.swift' and 'HERE/Twin/A.swift' have one name: a module takes only one of them."
    ),
  ])
  func `ends with 64 where the call is wrong, and says why`(
    arguments: [String], reason: String
  ) throws {
    try inPlace { place in
      try place.write("", to: "text.txt")
      try place.write("", to: "Twin/A.swift")
      try FileManager.default.removeItem(atPath: "\(place.path)/App/.hidden/C.swift")
      var complaints: [String] = []
      let status = Command(print: { _ in }, complain: { complaints.append($0) })
        .run(arguments.map { $0.replacing("HERE", with: place.path) })

      #expect(status.rawValue == 64)
      #expect(
        complaints == [
          "fleet-port: " + reason.replacing("HERE", with: place.path),
          "'fleet-port --help' says how it is called.",
        ])
    }
  }

  @Test func `ends with 1 where a file cannot be written`() throws {
    try inPlace { place in
      try place.write("", to: "Out")

      #expect(place.run("HERE/App", "--into", "HERE/Out") == 1)
      #expect(place.complaints.count == 1)
      #expect(place.complaints.first?.hasPrefix("fleet-port: ") == true)
    }
  }

  @Test func `explains itself`() {
    let place = Place("/nowhere")

    #expect(place.run("--help") == 0)
    #expect(place.printed.first?.contains("--check") == true)
  }
}
