import FleetPort
import Testing

@testable import FleetInit

@Suite("fleet-doctor of a project")
struct ProjectDoctorTests {
  @Test func `has the figures of each target`() throws {
    try Workplace.with("Larder") { place in
      var printed: [String] = []
      let doctor = ProjectDoctor(
        dump: { _ in nil }, print: { printed.append($0) }, complain: { _ in })

      _ = doctor.run(["\(place.folder)/Larder/Larder.xcodeproj"])

      #expect(
        printed.filter { $0.hasSuffix("\n") && $0.contains(", ") }.map { $0.dropLast() }.prefix(2)
          == ["Larder, app", "LarderKit, framework"])
      #expect(printed.contains { $0.hasPrefix("4 files, ") }, "\(printed)")
    }
  }

  @Test func `says what each missing module would unlock`() throws {
    try Workplace.with("Larder") { place in
      try place.remove("Larder/LarderUnits")
      try place.write("import Maps\nimport Web\n", to: "Larder/Larder/Both.swift")
      try place.write("import Maps\n", to: "Larder/LarderKit/Map.swift")
      var printed: [String] = []
      let doctor = ProjectDoctor(
        dump: { _ in nil }, print: { printed.append($0) }, complain: { _ in })

      _ = doctor.run(["\(place.folder)/Larder/Larder.xcodeproj"])

      #expect(
        printed.suffix(4) == [
          "Modules that nobody provides, and the files that lack nothing but that one:",
          "  1 of 2  Maps: all that LarderKit lacks", "  1 of 1  LarderUnits", "  0 of 1  Web",
        ])
    }
  }

  @Test(arguments: [
    ("import UIKit\n", Command.Status.success), ("import Gone\n", .failure),
    ("import UIKit\nlet a = UIHologramView()\n", .failure),
    ("import UIKit\nimport SnapKit\nlet a = UILabel()\nlet b = a.snp\n", .success),
  ])
  func `fails where the app does not build`(source: String, status: Command.Status) throws {
    try Workplace.with { place in
      try place.write(ProjectText(targets: [.init(name: "Shop")]), to: "Shop.xcodeproj")
      try place.write(source, to: "Shop/A.swift")
      try place.write("import UIKit\n", to: "Linux/Stubs/SnapKit/Snap.swift")
      try place.write(
        "extension UIView { var snp: Int { 1 } }\n", to: "Linux/Stubs/SnapKit/V.swift")
      let doctor = ProjectDoctor(dump: { _ in nil }, print: { _ in }, complain: { _ in })

      #expect(doctor.run(["\(place.folder)/Shop.xcodeproj"]) == status)
    }
  }

  @Test func `says of an app without scenes what iOS 27 asks for`() throws {
    let delegate = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {}
        func applicationWillTerminate(_ application: UIApplication) {}
      }
      extension AppDelegate {
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        ) -> Bool { true }
      }
      """
    let moves = [
      "No scenes: built with the SDK of iOS 27, the app does not launch there. Its Info.plist",
      "needs a UIApplicationSceneManifest, with a class that is a UIWindowSceneDelegate, and:",
      "  A.swift:3  applicationDidBecomeActive(_:) becomes sceneDidBecomeActive(_:)",
      "  A.swift:7  application(_:open:options:) becomes scene(_:openURLContexts:)",
    ]
    let rows: [(key: String, lines: [String])] = [
      ("UIMainStoryboardFile", moves), ("UIApplicationSceneManifest", []),
    ]
    for (key, lines) in rows {
      try Workplace.with { place in
        let project = ProjectText(
          targets: [.init(name: "Shop", settings: "INFOPLIST_FILE = Shop/Info.plist; ")])
        try place.write(project, to: "Shop.xcodeproj")
        try place.write(delegate, to: "Shop/A.swift")
        try place.write(
          "<plist version=\"1.0\"><dict><key>\(key)</key><dict/></dict></plist>",
          to: "Shop/Info.plist")
        var printed: [String] = []
        let doctor = ProjectDoctor(
          dump: { _ in nil }, print: { printed.append($0) }, complain: { _ in })
        #expect(doctor.run(["\(place.folder)/Shop.xcodeproj"]) == .success)

        let said = printed.joined(separator: "\n").split(separator: "\n").map(String.init)
        let start = said.firstIndex { $0.hasPrefix("No scenes") } ?? said.endIndex
        #expect(Array(said[start...].prefix(lines.count)) == lines, "\(said)")
      }
    }
  }

  @Test(arguments: [
    (
      "", "// UIKit launch: no", ["18"], [(1, "before iOS 17", 2), (1, "from iOS 26 on", 3)]
    ),
    ("", "// UIKit system: 16", ["16"], [(1, "from iOS 17 on", 2), (1, "from iOS 26 on", 3)]),
    (".worlds(.systems(.iOS(16, 4), .iOS(26)))", "", ["16.4", "18", "26"], []),
  ])
  func `says which branches of #available no world of the tests runs`(
    worlds: String, line: String, systems: [String], branches: [(Int, String, Int)]
  ) throws {
    try Workplace.with { place in
      let project = ProjectText(
        targets: [
          .init(name: "Shop"), .init(name: "ShopTests", kind: "bundle.unit-test", needs: ["Shop"]),
        ])
      try place.write(project, to: "Shop.xcodeproj")
      try place.write(
        """
        import UIKit
        let a = if #available(iOS 17, *) { 1 } else { 2 }
        func b() { if #available(iOS 26, *) { c() } }
        """, to: "Shop/A.swift")
      try place.write("import XCTest\nlet w = t(\(worlds))\n", to: "ShopTests/T.swift")
      try place.write(line + "\n", to: "Linux/Tests/ShopTests/ShopTests.files.swift")
      var printed: [String] = []
      let doctor = ProjectDoctor(
        dump: { _ in nil }, print: { printed.append($0) }, complain: { _ in })
      _ = doctor.run(["\(place.folder)/Shop.xcodeproj"])

      let said = printed.joined(separator: "\n").split(separator: "\n").map(String.init)
      let start = said.firstIndex { $0.hasPrefix("Branches of #available") } ?? said.endIndex
      let words = systems.map { "iOS \($0)" }.joined(separator: ", ")
      let head = "Branches of #available that nothing runs, since the tests run on \(words):"
      let lines = branches.map { "  \($0)  \($1)  A.swift:\($2)" }
      #expect(
        Array(said[start...].prefix(lines.count + 1)) == (lines.isEmpty ? [] : [head] + lines),
        "\(said)")
    }
  }

  @Test func `leaves folders to the command`() {
    let doctor = ProjectDoctor(print: { _ in }, complain: { _ in })

    #expect(doctor.run(["App"]) == nil)
    #expect(doctor.run(["--json"]) == nil)
    #expect(doctor.run(["App.xcodeproj", "--help"]) == nil)
  }

  @Test func `says why a project cannot be read`() {
    var complaints: [String] = []
    let doctor = ProjectDoctor(print: { _ in }, complain: { complaints.append($0) })

    #expect(doctor.run(["/Nowhere/App.xcodeproj"]) == .failure)
    #expect(complaints == ["fleet-doctor: There is no '/Nowhere/App.xcodeproj'."])
  }
}
