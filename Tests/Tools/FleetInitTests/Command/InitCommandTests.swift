import Foundation
import Testing

@testable import FleetInit

@Suite("fleet-init")
struct InitCommandTests {
  @Test func `brings over a project of Xcode 26, and says so`() throws {
    try Workplace.with("Larder") { place in
      place.manifests["LarderUnits"] = Self.units

      #expect(place.run("Larder") == 0)
      #expect(
        place.printed == [
          "Larder.xcodeproj, scheme Larder, test plan Larder",
          "",
          "  Larder         app, 4 sources, 3 resources",
          "  LarderKit      framework, 1 source",
          "  LarderTests    unit tests, 1 source",
          "  LarderUITests  UI tests, 2 sources",
          "  LarderUnits    a local package",
          "",
          "Left out",
          "  LarderWidgets  an app extension: the system starts it, not the app",
          "",
          "Written:",
          "  new      Linux/.gitignore",
          "  new      Linux/Package.swift",
          "  new      Linux/README.md",
          "  new      Linux/Sources/Larder/Larder.files.swift",
          "  new      Linux/Sources/LarderKit/LarderKit.files.swift",
          "  new      Linux/Sources/drive/main.swift",
          "  new      Linux/Tests/LarderTests/LarderTests.files.swift",
          "  new      Linux/Tests/LarderUITests/LarderUITests.files.swift",
          "  new      Linux/Window/Package.swift",
          "  new      Linux/Window/Sources/window/main.swift",
          "  new      Linux/Sources/Larder/Folders/Larder",
          "  new      Linux/Sources/LarderKit/Folders/LarderKit",
          "  new      Linux/Tests/LarderTests/Folders/LarderTests",
          "  new      Linux/Tests/LarderUITests/Folders/LarderUITests",
          "",
          "Now: swift test --package-path Larder/Linux",
        ])
      #expect(place.complaints == [])
    }
  }

  @Test func `brings over what a workspace names, beside the workspace`() throws {
    try Workplace.with("Larder", "Pantry", "Commons") { place in
      try place.write(
        """
        <Workspace version = "1.0"><FileRef location = "group:Larder/Larder.xcodeproj"/>
        <FileRef location = "group:Gone.xcodeproj"/></Workspace>
        """, to: "All.xcworkspace/contents.xcworkspacedata")

      #expect(place.run("") == 0)

      #expect(place.printed.first == "All.xcworkspace, scheme Larder, test plan Larder")
      #expect(
        place.printed.contains("  Gone.xcodeproj/project.pbxproj: There is no such file."))
      #expect(place.read("Linux/Package.swift")?.contains("name: \"LarderUITests\"") == true)
      #expect(
        place.read("Linux/Sources/LarderKit/LarderKit.files.swift")?
          .contains("// UIKit files: ../../../Larder/LarderKit\n") == true)
    }
  }

  @Test func `brings over a project of Xcode 15, file by file`() throws {
    try Workplace.with("Pantry", "Commons") { place in
      #expect(place.run("Pantry/Pantry.xcodeproj") == 0)

      #expect(
        place.read("Pantry/Linux/Tests/PantryTests/PantryTests.files.swift") == """
          // Where the files of PantryTests are: the plugin PortUIKitSources takes them from there.
          // What stands between the marks is written anew by 'fleet-init'; the rest is yours.
          // fleet-init: begin
          // UIKit files: ../../../PantryTests/PantryTests.swift
          // UIKit files: ../../../../Commons/Commons.swift
          // UIKit tests of: My_Pantry
          // fleet-init: end

          """)
      let app = try #require(place.read("Pantry/Linux/Sources/My_Pantry/My_Pantry.files.swift"))
      for line in [
        "files: ../../../Pantry/Base.lproj/Main.storyboard", "copies: ../../../Pantry/Pages",
        "Info.plist: ../../../Pantry/Info.plist", "setting: PRODUCT_NAME = My Pantry",
        "setting: SERVER = https://pantry.example",
      ] { #expect(app.contains("\n// UIKit \(line)\n"), "\(line)") }
      #expect(!app.contains("Old.swift"))
      #expect(
        place.printed.contains {
          $0.hasPrefix("  Pantry.xcodeproj/project.pbxproj:")
            && $0.hasSuffix(
              ": 'Secrets.swift' (7C220000000000000000000C) of the sources of 'Pantry' is not there: "
                + "Pantry/Secrets.swift.")
        })
    }
  }

  @Test func `writes the manifest with the settings and the dependencies of each target`() throws {
    try Workplace.with("Larder") { place in
      place.manifests["LarderUnits"] = Self.units
      place.run("Larder")

      #expect(
        place.target("Larder", in: "Larder") == """
          Sources/Larder/Larder.files.swift: 9a958766da604c4e
            .target(
              name: "Larder",
              dependencies: [
                "LarderKit",
                .product(name: "LarderUnits", package: "LarderUnits"),
                .product(name: "HeadlessUIKit", package: "Fleet"),
              ],
              path: "Sources/Larder",
              exclude: ["Folders"],
              sources: ["Larder.files.swift"],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("BareSlashRegexLiterals"),
                .enableUpcomingFeature("DisableOutwardActorInference"),
                .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("InferSendableFromCaptures"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
              ],
              plugins: [.plugin(name: "PortUIKitSources", package: "Fleet")]),
          """)
      #expect(
        place.target("LarderUITests", in: "Larder")?.contains(
          """
              dependencies: [
                "Larder",
                .product(name: "Fleet", package: "Fleet"),
                .product(name: "HeadlessXCUITest", package: "Fleet"),
              ],
          """) == true)
      #expect(
        place.read("Larder/Linux/Package.swift")?.contains(
          "package.dependencies += [\n  .package(path: \"../LarderUnits\"),\n]\n") == true)
    }
  }

  @Test func `says how the plan launches the app, and which tests it leaves out`() throws {
    try Workplace.with("Larder") { place in
      place.run("Larder")

      #expect(
        place.read("Larder/Linux/Tests/LarderUITests/LarderUITests.files.swift")?.contains(
          """
          // UIKit files: ../../../LarderUITests
          // UIKit tests of: Larder
          // UIKit launch argument: -FirstStart
          // UIKit launch argument: NO
          // UIKit language: de
          // UIKit region: DE
          // UIKit skipped test: LarderUITests/testLaunchPerformance()
          // fleet-init: end
          """) == true)
    }
  }

  @Test func `gives unit tests the language of the plan, too`() throws {
    try Workplace.with("Larder") { place in
      place.run("Larder")

      #expect(
        place.read("Larder/Linux/Tests/LarderTests/LarderTests.files.swift")?.contains(
          """
          // UIKit tests of: Larder
          // UIKit launch argument: -FirstStart
          // UIKit launch argument: NO
          // UIKit language: de
          // UIKit region: DE
          // fleet-init: end
          """) == true)
    }
  }

  @Test func `writes down all configurations of the plan, and says how to take one`() throws {
    try Workplace.with("Larder") { place in
      place.manifests["LarderUnits"] = Self.units
      let file = "Larder/Larder.xctestplan"
      try place.write(
        try #require(place.read(file)).replacing(
          "\"configurations\" : [",
          with: """
            "configurations" : [
            {"id": "B0", "name": "At work", "options": {"commandLineArgumentEntries": []}},
            {"id": "B2", "name": "Off", "enabled": false, "options": {}},
            """),
        to: file)

      place.run("Larder")

      for tests in ["LarderTests", "LarderUITests"] {
        #expect(
          place.read("Larder/Linux/Tests/\(tests)/\(tests).files.swift")?.contains(
            """
            // UIKit configuration: At work
            // UIKit configuration: German
            // UIKit launch argument: -FirstStart
            // UIKit launch argument: NO
            // UIKit language: de
            // UIKit region: DE
            // fleet-init: end
            """) == true)
      }
      #expect(
        place.printed.suffix(3) == [
          "Now: swift test --package-path Larder/Linux",
          "That is the configuration At work of the test plan, which has At work, German:",
          "'FLEET_TEST_CONFIGURATION=\"German\" swift test …' runs another one.",
        ])
      #expect(
        place.read("Larder/Linux/README.md")?.contains(
          "`FLEET_TEST_CONFIGURATION=\"German\" swift test` takes another one.") == true)
    }
  }

  @Test func `takes single files out of folders of other targets`() throws {
    try Workplace.with("Larder") { place in
      place.run("Larder", "--target", "LarderWidgets")

      #expect(
        place.read("Larder/Linux/Sources/LarderWidgets/LarderWidgets.files.swift")?.contains(
          """
          // UIKit files: ../../../LarderWidgets
          // UIKit files: ../../../Larder/Support/FreshnessColor.swift
          // UIKit files without: ../../../LarderWidgets/Info.plist
          """) == true)
    }
  }

  @Test func `writes an executable that drives the app`() throws {
    try Workplace.with("Larder") { place in
      place.run("Larder")

      #expect(
        place.read("Larder/Linux/Sources/drive/main.swift") == """
          // Larder on the command line: 'swift run drive', and then 'help'.
          // What stands between the marks is written anew by 'fleet-init'. Without the marks, it is yours.
          // fleet-init: begin
          import FleetDrive

          await Drive.main(app: "Larder")
          // fleet-init: end

          """)
      #expect(
        place.read("Larder/Linux/Package.swift")?.contains(
          """
            .executableTarget(
              name: "drive",
              dependencies: [
                "Larder",
                .product(name: "FleetDrive", package: "Fleet"),
              ],
              path: "Sources/drive"),
          ]

          package.products += [
            .library(name: "Larder", targets: ["Larder"]),
          ]
          // fleet-init: end
          """) == true)
      #expect(
        place.read("Larder/Linux/README.md")?.contains(
          """
          - `swift run drive` uses Larder on the command line: `help` prints the commands.
          - `swift run --package-path Window window` shows it in a browser.

          """)
          == true)
    }
  }

  @Test func `writes a package below it that shows the app in a browser`() throws {
    try Workplace.with("Larder") { place in
      place.run("Larder")

      #expect(
        place.read("Larder/Linux/Window/Sources/window/main.swift") == """
          // Larder in a browser: 'swift run window' prints the address.
          // What stands between the marks is written anew by 'fleet-init'. Without the marks, it is yours.
          // fleet-init: begin
          import FleetWindow

          await AppWindow.main(app: "Larder")
          // fleet-init: end

          """)
      let manifest = try #require(place.read("Larder/Linux/Window/Package.swift"))
      #expect(manifest.contains("  dependencies: [.package(path: \"..\"), .package("))
      #expect(
        manifest.contains(
          """
            .executableTarget(
              name: "window",
              dependencies: [
                .product(name: "Larder", package: "Linux"),
                .product(name: "FleetWindow", package: "Fleet"),
              ]),
          ]
          // fleet-init: end
          """))
      #expect(place.read("Larder/Linux/.gitignore")?.contains("\n/Window/.build/\n") == true)
      #expect(place.read("Larder/Linux/Package.swift")?.contains("FleetWindow") == false)
    }
  }

  // MARK: Again

  @Test func `writes nothing the second time, and nothing but its folder at all`() throws {
    try Workplace.with("Larder") { place in
      let before = place.state()
      place.run("Larder")
      let written = place.state()

      #expect(place.run("Larder") == 0)

      #expect(place.printed.last == "Linux is as it should be.")
      #expect(place.state() == written)
      #expect(
        place.state(outside: "Larder/Linux").filter { $0.key != "Larder" }
          == before.filter { $0.key != "Larder" })
      #expect(place.run("Larder", "--check") == 0)
    }
  }

  @Test func `keeps what was written by hand, and says what has changed`() throws {
    try Workplace.with("Pantry", "Commons") { place in
      place.run("Pantry")
      let file = "Pantry/Linux/Sources/My_Pantry/My_Pantry.files.swift"
      let manifest = "Pantry/Linux/Package.swift"
      try place.write(try #require(place.read(file)) + "// UIKit files: ../../../Mine\n", to: file)
      try place.write(
        try #require(place.read(manifest))
          .replacing("platforms: [.macOS(.v15)]", with: "platforms: [.macOS(.v26)]") + "// Mine\n",
        to: manifest)
      try place.remove("Pantry/Pantry/de.lproj/Main.strings")

      #expect(place.run("Pantry", "--check") == 1)
      #expect(
        place.printed.suffix(3) == [
          "'fleet-init' would write:", "  changed  Linux/Package.swift",
          "  changed  Linux/Sources/My_Pantry/My_Pantry.files.swift",
        ])
      #expect(place.read(file)?.contains("de.lproj/Main.strings") == true)

      #expect(place.run("Pantry") == 0)
      #expect(place.read(file)?.contains("de.lproj/Main.strings") == false)
      #expect(place.read(file)?.hasSuffix("// UIKit files: ../../../Mine\n") == true)
      #expect(place.read(manifest)?.hasSuffix("// fleet-init: end\n// Mine\n") == true)
      #expect(place.read(manifest)?.contains("platforms: [.macOS(.v26)]") == true)
      #expect(place.run("Pantry", "--check") == 0)
    }
  }

  @Test func `removes what it has written for a target that is gone, unless it is not its own`()
    throws
  {
    try Workplace.with("Larder") { place in
      place.run("Larder")
      let kit = "Larder/Linux/Sources/LarderKit/LarderKit.files.swift"
      let tests = "Larder/Linux/Tests/LarderTests/LarderTests.files.swift"
      try place.write(try #require(place.read(tests)) + "let mine = 1\n", to: tests)

      place.run("Larder", "--without", "LarderKit", "--without", "LarderTests")

      #expect(place.read(kit) == nil)
      #expect(
        !FileManager.default.fileExists(atPath: "\(place.folder)/Larder/Linux/Sources/LarderKit"))
      #expect(place.read(tests)?.hasSuffix("let mine = 1\n") == true)
      #expect(
        place.printed.contains(
          "  Tests/LarderTests/LarderTests.files.swift is of no target any more, but has lines of yours."
        ))
      #expect(place.printed.contains("  LarderKit      as '--without' says"))
    }
  }

  @Test func `leaves a file alone that is not its own`() throws {
    try Workplace.with("Larder") { place in
      try place.write("// My package", to: "Larder/Linux/Package.swift")

      #expect(place.run("Larder") == 0)

      #expect(place.read("Larder/Linux/Package.swift") == "// My package")
      #expect(
        place.printed.contains("  Package.swift has no marks of fleet-init, and is left alone."))
    }
  }

  // MARK: Modules of others

  @Test func `gives targets what stands in for a framework, unless there is a stub`() throws {
    try Workplace.with("Larder") { place in
      try place.write("import Combine\n", to: "Larder/Larder/Streams.swift")
      #expect(place.run("Larder") == 0)
      #expect(
        place.read("Larder/Linux/Package.swift")?
          .contains(".product(name: \"HeadlessCombine\", package: \"Fleet\")") == true)

      try place.write(
        "import Foundation\nlet status = SecItemDelete(query)\n", to: "Larder/Larder/Token.swift")
      place.run("Larder")
      #expect(
        place.read("Larder/Linux/Package.swift")?
          .contains(".product(name: \"HeadlessSecurity\", package: \"Fleet\")") == true)

      try place.write("import SnapshotTesting\n", to: "Larder/LarderTests/Pictures.swift")
      place.run("Larder")
      #expect(
        place.read("Larder/Linux/Package.swift")?
          .contains(".product(name: \"HeadlessSnapshotTesting\", package: \"Fleet\")") == true)

      try place.write("public enum Combine {}\n", to: "Larder/Linux/Stubs/Combine/Combine.swift")
      place.run("Larder")
      #expect(
        place.read("Larder/Linux/Package.swift")?.contains("HeadlessCombine") == false)
    }
  }

  @Test func `names the modules that nobody provides, until a stub does`() throws {
    try Workplace.with("Larder") { place in
      try place.remove("Larder/LarderUnits")
      try place.write("import Firebase\nimport UIKit\n", to: "Larder/Larder/Log.swift")
      try place.write(
        "import HomeKit\nimport Intents\nlet home: HMHome?\n", to: "Larder/Larder/Steps.swift")

      place.run("Larder")
      #expect(
        place.printed.contains("  Firebase  Larder/Log.swift"), "\(place.printed)")
      #expect(place.printed.contains("  LarderUnits  Larder/ViewController.swift"))
      #expect(
        place.printed.contains(
          "  HomeKit (hardware, or another process: hide it behind a protocol of the app's)  "
            + "Larder/Steps.swift"), "\(place.printed)")
      #expect(!place.printed.contains { $0.hasPrefix("  Intents") })
      #expect(
        place.printed.suffix(4) == [
          "Larder does not build yet, for 3 of its 6 sources:",
          "  3 import what nobody provides: Firebase, HomeKit, LarderUnits",
          "'fleet-doctor Larder/Larder.xcodeproj' names all of them.",
          "Then: swift test --package-path Larder/Linux",
        ])

      try place.write("public enum Firebase {}\n", to: "Larder/Linux/Stubs/Firebase/Firebase.swift")
      place.run("Larder")
      #expect(!place.printed.contains { $0.hasPrefix("  Firebase  Larder/") })
      #expect(place.printed.contains("  Firebase       a stub of yours, 1 source"))
      #expect(
        place.read("Larder/Linux/Sources/Firebase/Firebase.files.swift")?
          .contains("// UIKit files: ../../Stubs/Firebase\n") == true)
      #expect(place.target("Larder", in: "Larder")?.contains("\"Firebase\",") == true)
    }
  }

  @Test func `makes targets of a package that imports UIKit`() throws {
    try Workplace.with("Larder") { place in
      place.manifests["LarderUnits"] = Self.units
      try place.write("import UIKit\n", to: "Larder/LarderUnits/Sources/LarderUnits/View.swift")

      place.run("Larder")

      #expect(place.printed.contains("  LarderUnits    of the package LarderUnits, 2 sources"))
      #expect(place.target("Larder", in: "Larder")?.contains("\"LarderUnits\",") == true)
      #expect(
        place.read("Larder/Linux/Sources/LarderUnits/LarderUnits.files.swift")?
          .contains("// UIKit files: ../../../LarderUnits/Sources/LarderUnits\n") == true)
      #expect(place.read("Larder/Linux/Package.swift")?.contains("package.dependencies") == false)
    }
  }

  /// Makes the project's own package one of a repository's.
  private func makeRemote(_ place: Workplace) throws {
    let file = "Larder/Larder.xcodeproj/project.pbxproj"
    try place.write(
      try #require(place.read(file))
        .replacing(
          "\t\t\tisa = XCLocalSwiftPackageReference;\n\t\t\trelativePath = LarderUnits;",
          with: """
            isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/LarderUnits.git";
            requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; };
            """
        )
        .replacing(
          "isa = XCSwiftPackageProductDependency;",
          with: "isa = XCSwiftPackageProductDependency; package = 5A1100000000000000000017;"),
      to: file)
  }

  @Test func `depends on a package of a repository, and says that it has not seen it`() throws {
    try Workplace.with("Larder") { place in
      try makeRemote(place)
      try place.remove("Larder/LarderUnits")

      #expect(place.run("Larder") == 0)

      #expect(place.printed.contains("  LarderUnits    a package, from: 1.2.0"), "\(place.printed)")
      #expect(
        place.read("Larder/Linux/Package.swift")?.contains(
          "  .package(url: \"https://example.org/LarderUnits.git\", from: \"1.2.0\"),\n") == true)
      #expect(
        place.target("Larder", in: "Larder")?.contains(
          ".product(name: \"LarderUnits\", package: \"LarderUnits\"),") == true)
      #expect(
        place.printed.contains(
          "  The sources of LarderUnits could not be fetched: 'swift package --package-path "
            + "Larder/Linux/Checkouts resolve' says why. Until then, what imports UIKit there does "
            + "not build."))
      #expect(
        place.complaints == ["Fetching 1 package …", "Not all of them could be fetched."])
    }
  }

  @Test func `fetches the packages of repositories, to see what they import`() throws {
    try Workplace.with("Larder") { place in
      try makeRemote(place)
      try place.remove("Larder/LarderUnits")
      place.manifests["LarderUnits"] = Self.units
      place.repositories["LarderUnits"] = ["Sources/LarderUnits/View.swift": "import UIKit\n"]

      #expect(place.run("Larder", "--check") == 1)
      #expect(place.read("Larder/Linux/Checkouts/Package.swift") == nil)
      #expect(place.run("Larder") == 0)

      #expect(place.complaints == ["Fetching 1 package …"])
      #expect(place.printed.contains("  new      Linux/Checkouts/Package.swift"))
      #expect(place.printed.contains("  LarderUnits    of the package LarderUnits, 1 source"))
      #expect(
        place.read("Larder/Linux/Checkouts/Package.swift")?.contains(
          "    .package(url: \"https://example.org/LarderUnits.git\", from: \"1.2.0\"),\n") == true)
      #expect(
        place.read("Larder/Linux/Sources/LarderUnits/LarderUnits.files.swift")?.contains(
          "// UIKit files: ../../Checkouts/.build/checkouts/LarderUnits/Sources/LarderUnits\n")
          == true)
      #expect(place.read("Larder/Linux/.gitignore")?.contains("\n/Checkouts/.build/\n") == true)
      // No two targets have one name: what is rewritten is no dependency.
      #expect(place.read("Larder/Linux/Package.swift")?.contains("example.org") == false)

      #expect(place.run("Larder") == 0)
      #expect(place.complaints == [])
      #expect(place.printed.last == "Linux is as it should be.")

      // In another clone.
      try place.remove("Larder/Linux/Checkouts/.build")
      #expect(place.run("Larder", "--check") == 0)
      #expect(place.complaints == ["Fetching 1 package …"])
    }
  }

  @Test func `has what a package needs from another one`() throws {
    try Workplace.with("Larder") { place in
      place.manifests["LarderUnits"] = Self.units.replacing(
        "\"dependencies\": []}",
        with: """
          "settings": [
            {"tool": "swift", "kind": {"define": {"_0": "GRAMS"}}},
            {"tool": "swift", "kind": {"define": {"_0": "MAC"}},
             "condition": {"platformNames": ["macos"]}},
            {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-x"]}}}],
          "resources": [{"path": "Pages", "rule": {"copy": {}}}],
          "dependencies": [{"product": ["Ropes", "rope-kit", null, {"platformNames": ["ios"]}]}]}
          """
      ).replacing(
        "\"toolsVersion\"",
        with: """
          "dependencies": [{"sourceControl": [{"identity": "rope-kit",
            "location": {"remote": [{"urlString": "https://example.org/rope-kit.git"}]},
            "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}],
          "toolsVersion"
          """)
      place.manifests["rope-kit"] = """
        {"name": "Ropes", "products": [{"name": "Ropes", "targets": ["Ropes", "Core"]}],
         "targets": [{"name": "Ropes", "type": "regular"}, {"name": "Core", "type": "regular"}]}
        """
      try place.write(
        "import UIKit\nimport Ropes\n", to: "Larder/LarderUnits/Sources/LarderUnits/View.swift")
      place.repositories["rope-kit"] = ["Sources/Ropes/Rope.swift": "#if os(Linux)\n"]

      #expect(place.run("Larder") == 0)

      #expect(place.printed.contains("  rope-kit       a package, 1.0.0..<2.0.0"))
      let target = try #require(place.target("LarderUnits", in: "Larder"))
      #expect(target.contains("      .product(name: \"Ropes\", package: \"rope-kit\"),"))
      #expect(target.contains("      .swiftLanguageMode(.v5),\n      .define(\"GRAMS\"),\n    ],"))
      let file = try #require(
        place.read("Larder/Linux/Sources/LarderUnits/LarderUnits.files.swift"))
      for line in [
        "files without: ../../../LarderUnits/Sources/LarderUnits/Pages",
        "copies: ../../../LarderUnits/Sources/LarderUnits/Pages", "bundle: module",
      ] { #expect(file.contains("\n// UIKit \(line)\n"), "\(file)") }
    }
  }

  @Test func `rewrites all of a package once it rewrites some of it`() throws {
    try Workplace.with("Larder") { place in
      place.manifests["LarderUnits"] = """
        {"name": "LarderUnits",
         "products": [{"name": "LarderUnits", "targets": ["LarderUnits"]},
                      {"name": "Pictures", "targets": ["Pictures"]}],
         "targets": [{"name": "LarderUnits", "type": "regular"},
                     {"name": "Pictures", "type": "regular",
                      "dependencies": [{"byName": ["LarderUnits", null]}]}]}
        """
      try place.write(
        "import UIKit\nimport LarderUnits\n",
        to: "Larder/LarderUnits/Sources/Pictures/View.swift")
      try place.write("import LarderUnits\nimport Pictures\n", to: "Larder/LarderKit/Log.swift")

      place.run("Larder")

      #expect(place.printed.contains("  LarderUnits    of the package LarderUnits, 1 source"))
      #expect(place.printed.contains("  Pictures       of the package LarderUnits, 1 source"))
      #expect(place.read("Larder/Linux/Package.swift")?.contains("package.dependencies") == false)
      for name in ["Larder", "LarderKit"] {
        #expect(place.target(name, in: "Larder")?.contains("      \"LarderUnits\",\n") == true)
      }
    }
  }

  @Test func `makes targets of a checkout of Xcode's where nothing can be fetched`() throws {
    try Workplace.with("Larder") { place in
      try makeRemote(place)
      place.manifests["LarderUnits"] = Self.units
      let checkout = "Larder/SourcePackages/checkouts/LarderUnits"
      try place.write("// swift-tools-version: 5.9\n", to: checkout + "/Package.swift")
      try place.write("import UIKit\n", to: checkout + "/Sources/LarderUnits/View.swift")
      try place.remove("Larder/LarderUnits")

      #expect(place.run("Larder") == 0)

      #expect(place.printed.contains("  LarderUnits    of the package LarderUnits, 1 source"))
      #expect(
        place.read("Larder/Linux/Sources/LarderUnits/LarderUnits.files.swift")?.contains(
          "// UIKit files: ../../../SourcePackages/checkouts/LarderUnits/Sources/LarderUnits\n")
          == true)
      #expect(place.read("Larder/Linux/Package.swift")?.contains("from: \"1.2.0\"") == false)
      #expect(place.target("Larder", in: "Larder")?.contains("      \"LarderUnits\",") == true)
    }
  }

  @Test func `takes pods from their sources`() throws {
    try Workplace.with("Larder") { place in
      try place.write("import SnapKit\n", to: "Larder/Larder/Log.swift")
      try place.write("import UIKit\n", to: "Larder/Pods/SnapKit/Sources/Snap.swift")

      place.run("Larder")

      #expect(place.printed.contains("  SnapKit        a pod, 1 source"))
      #expect(place.target("Larder", in: "Larder")?.contains("\"SnapKit\",") == true)
    }
  }

  @Test func `takes a pod that is worked on from where its podspec says`() throws {
    try Workplace.with("Larder") { place in
      try place.write("import Jars\n", to: "Larder/Larder/Log.swift")
      try place.write(
        "PODS:\n  - Jars (1.0)\n\nEXTERNAL SOURCES:\n  Jars:\n    :path: \"../Jars\"\n",
        to: "Larder/Podfile.lock")
      try place.write("s.name = 'Jars'\ns.source_files = 'Code/**/*'\n", to: "Jars/Jars.podspec")
      try place.write("import UIKit\n", to: "Jars/Code/Jar.swift")

      place.run("Larder")

      #expect(place.printed.contains { $0.hasPrefix("  Jars ") && $0.hasSuffix(", 1 source") })
      #expect(place.target("Larder", in: "Larder")?.contains("\"Jars\",") == true)
    }
  }

  @Test func `says which module is a pod in Objective-C, or a binary`() throws {
    try Workplace.with("Creel") { place in
      place.manifests["creel-tackle"] = """
        {"name": "creel-tackle", "products": [{"name": "Tackle", "targets": ["Tackle"]}],
         "targets": [{"name": "Tackle", "type": "regular", "path": "Code"},
                     {"name": "Winch", "type": "binary", "path": "Winch.xcframework"}]}
        """
      try place.remove("Creel/Linux")
      try place.write("import Winch\nimport Reel\n", to: "Creel/Creel/Reel.swift")
      let file = "Creel/Creel.xcodeproj/project.pbxproj"
      try place.write(
        try #require(place.read(file)).replacing(
          "Packages/creel-tackle;", with: "\"Packages/creel-tackle\";"
        ).replacing(
          "\tobjects = {\n",
          with: """
            \tobjects = {
            AA = {isa = PBXFileReference; path = Vendor/Reel.xcframework; sourceTree = "<group>"; };

            """
        ).replacing("children = (\n", with: "children = (\nAA,\n"), to: file)

      #expect(place.run("Creel") == 0)

      let lines = place.printed.filter { $0.contains(" (") && $0.hasSuffix(".swift") }
      #expect(
        lines == [
          "  Reel (a binary, Vendor/Reel.xcframework)  Creel/Reel.swift",
          "  Sinker (its only source is Objective-C or C, which Swift on Linux cannot import)  "
            + "Creel/AppDelegate.swift",
          "  Winch (a binary in the package creel-tackle)  Creel/Reel.swift",
        ])
      #expect(place.printed.contains("  Buoy        a pod, 1 source"))
      #expect(!place.printed.contains { $0.contains("dummy") })
      #expect(
        place.read("Creel/Linux/Sources/Nets/Nets.files.swift")?
          .contains("// UIKit files: ../../../Vendor/Nets/Nets/Net.swift\n") == true)
    }
  }

  @Test func `says what is missing where pods and submodules were not fetched`() throws {
    try Workplace.with("Creel") { place in
      try place.remove("Creel/Pods")
      try place.remove("Creel/Vendor/Nets/Nets.xcodeproj")
      try place.remove("Creel/Vendor/Nets/Nets")
      try place.write(
        "[submodule \"Nets\"]\n\tpath = Creel/Vendor/Nets\n\turl = https://example.org/Nets\n",
        to: ".gitmodules")

      #expect(place.run("Creel") == 0)

      for line in [
        "  Buoy (the pod Buoy 1.4.0, which is not here)  Creel/AppDelegate.swift",
        "  Creel/Vendor/Nets of git's submodules is not here: 'git submodule update --init' fetches it.",
        "  The folder Pods is not here, and neither are Buoy, Sinker. 'pod install' makes it.",
        "  Vendor/Nets/Nets.xcodeproj/project.pbxproj: There is no such file.",
      ] { #expect(place.printed.contains(line), "\(place.printed)") }
      #expect(!place.printed.contains { $0.contains("Pods/Pods.xcodeproj") })
    }
  }

  @Test func `fetches pods that are packages, too`() throws {
    try Workplace.with("Creel") { place in
      try place.write(
        """
        PODS:
          - "SnapKit (5.7.1)":
            - Other
        DEPENDENCIES:
          - Nuke (1.0.0)
        """, to: "Creel/Podfile.lock")
      try place.remove("Creel/Pods")
      place.manifests["SnapKit"] = """
        {"name": "SnapKit", "products": [{"name": "SnapKit", "targets": ["SnapKit"]}],
         "targets": [{"name": "SnapKit", "type": "regular", "path": "Sources"}]}
        """
      place.repositories["SnapKit"] = ["Sources/Snap.swift": "import UIKit\n"]
      try place.write("import SnapKit\n", to: "Creel/Creel/Snap.swift")

      #expect(place.run("Creel") == 0)

      #expect(place.complaints == ["Fetching 1 package …"])
      #expect(
        place.read("Creel/Linux/Checkouts/Package.swift")?.contains(
          "    .package(url: \"https://github.com/SnapKit/SnapKit.git\", exact: \"5.7.1\"),\n")
          == true)
      #expect(place.printed.contains("  SnapKit     of the package SnapKit, 1 source"))
      #expect(!place.printed.contains { $0.contains("The folder Pods") })
    }
  }

  // MARK: Refusals

  @Test(arguments: [
    ("Nothing", [], 2, "There is no 'HERE/Nothing'."),
    ("", [], 2, "There is no Xcode project in 'HERE'."),
    (
      "Larder", ["--target", "Kit"], 2, "There is no target 'Kit'."
    ),
    (
      "Larder", ["--scheme", "Kit"], 2, "There is no scheme 'Kit': there is 'Larder'."
    ),
    (
      "Larder", ["--test-plan", "Kit"], 2, "The scheme has no test plan 'Kit'."
    ),
    ("Larder", ["--fast"], 64, "There is no option '--fast'."),
    ("Larder", ["--scheme"], 64, "'--scheme' needs a word behind it."),
    ("Larder", ["other"], 64, "There are two paths: 'HERE/Larder' and 'other'."),
  ])
  func `are one sentence`(
    path: String, options: [String], status: Int32, sentence: String
  ) throws {
    func check(_ place: Workplace) throws {
      var complaints: [String] = []
      let command = InitCommand(
        fleet: "/Fleet", tools: PackageTools { _ in nil }, print: { _ in },
        complain: { complaints.append($0) })
      let here = path.isEmpty ? place.folder : "\(place.folder)/\(path)"

      #expect(command.run([here] + options).rawValue == status)
      #expect(complaints.first == "fleet-init: " + sentence.replacing("HERE", with: place.folder))
    }
    if path == "Larder" {
      try Workplace.with("Larder") { try check($0) }
    } else {
      try Workplace.with { try check($0) }
    }
  }

  @Test func `name the projects where there are several`() throws {
    try Workplace.with("Larder", "Pantry") { place in
      #expect(place.run("") == 2)
      #expect(
        place.complaints == [
          "fleet-init: There are several, 'Larder/Larder.xcodeproj', 'Pantry/Pantry.xcodeproj': say "
            + "which, as in 'fleet-init Larder/Larder.xcodeproj'."
        ])
    }
  }

  @Test func `name the line of a project file that is none`() throws {
    try Workplace.with("Larder") { place in
      let file = "Larder/Larder.xcodeproj/project.pbxproj"
      let text = try #require(place.read(file))
      try place.write(
        text.replacing("\tobjects = {\n", with: "\tobjects = {\n<<<<<<< mine\n"), to: file)

      #expect(place.run("Larder") == 2)
      #expect(place.complaints.first?.contains("/project.pbxproj:") == true, "\(place.complaints)")
    }
  }

  @Test func `bring a SwiftUI app`() throws {
    try Workplace.with("Larder") { place in
      try place.write(
        "import SwiftUI\n\n@main\nstruct LarderApp: App {}\n", to: "Larder/Larder/LarderApp.swift")

      #expect(place.run("Larder") == 0)
      let manifest = try #require(place.read("Larder/Linux/Package.swift"))
      #expect(manifest.contains("HeadlessSwiftUI"), "\(place.printed)")
      #expect(!place.printed.contains { $0.contains("SwiftUI app") }, "\(place.printed)")
    }
  }

  @Test func `is explained by itself`() throws {
    try Workplace.with { place in
      #expect(place.run("", "--help") == 0)
      #expect(place.printed.first?.contains("fleet-init [App.xcodeproj") == true)
    }
  }

  private static let units = """
    {"name": "LarderUnits", "products": [{"name": "LarderUnits", "targets": ["LarderUnits"]}],
     "targets": [{"name": "LarderUnits", "type": "regular", "dependencies": []},
                 {"name": "LarderUnitsTests", "type": "test",
                  "dependencies": [{"byName": ["LarderUnits", null]},
                                   {"product": ["Other", "other", null, null]}]}],
     "toolsVersion": {"_version": "5.9.0"}}
    """
}
