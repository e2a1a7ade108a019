import Foundation
import Testing

@testable import FleetInit

@Suite("Projects as they are in the wild")
struct WildProjectsTests {
  private static func kit(_ products: String = "", _ targets: String = "") -> String {
    """
    {"name": "Kit", "products": [{"name": "Kit", "targets": ["Kit"]}\(products)],
     "targets": [{"name": "Kit", "type": "regular"}\(targets)]}
    """
  }

  // MARK: Packages

  @Test(arguments: ["Modules", "Shop"])
  func `have packages in folders that Xcode looks through`(folder: String) throws {
    try Workplace.with { place in
      place.manifests["Kit"] = Self.kit()
      try place.write(
        ProjectText(
          targets: [.init(name: "Shop", products: ["Kit"])], folders: ["Modules"]),
        to: "Shop.xcodeproj")
      try place.write("import UIKit\nimport Kit\n", to: "Shop/A.swift")
      try place.write("", to: "\(folder)/Kit/Package.swift")
      try place.write("import Foundation\n", to: "\(folder)/Kit/Sources/Kit/Kit.swift")

      #expect(place.run("") == 0)

      #expect(place.printed.contains("  Shop  app, 1 source"), "\(place.printed)")
      #expect(place.printed.contains("  Kit   of the package Kit, 1 source"))
      #expect(
        place.read("Linux/Sources/Kit/Kit.files.swift")?
          .contains("// UIKit files: ../../../\(folder)/Kit/Sources/Kit\n") == true)
      #expect(
        place.read("Linux/Sources/Shop/Shop.files.swift")?
          .contains("// UIKit files without: ../../../Shop/Kit\n") == (folder == "Shop"))
    }
  }

  /// No package may have a target of a name that another one has.
  @Test func `have a product for tests beside the library that it is made for`() throws {
    try Workplace.with { place in
      place.manifests["Kit"] = Self.kit(
        ", {\"name\": \"KitTesting\", \"targets\": [\"KitTesting\"]}",
        """
        , {"name": "KitTesting", "type": "regular", "dependencies": [{"byName": ["Kit", null]}]}
        """)
      try place.write(
        ProjectText(
          targets: [
            .init(name: "Kit", kind: "framework", folder: "Kit/Sources/Kit"),
            .init(
              name: "KitTests", kind: "bundle.unit-test", needs: ["Kit"], products: ["KitTesting"]),
          ], folders: ["Kit"]), to: "Kit.xcodeproj")
      try place.write("import Foundation\n", to: "Kit/Sources/Kit/Kit.swift")
      try place.write("import Kit\n", to: "Kit/Sources/KitTesting/KitTesting.swift")
      try place.write("", to: "Kit/Package.swift")
      try place.write("import XCTest\nimport Kit\nimport KitTesting\n", to: "KitTests/A.swift")
      // The package lies where the group of the target begins, too.
      try place.write(
        ProjectText(
          targets: [
            .init(name: "Kit", kind: "framework", folder: "Kit/Sources/Kit"),
            .init(
              name: "KitTests", kind: "bundle.unit-test", needs: ["Kit"], products: ["KitTesting"]),
          ],
          objects: """
            EXTRA = {isa = PBXGroup; children = (PACKAGE); sourceTree = "<group>"; };
            PACKAGE = {isa = PBXFileReference; path = Kit; sourceTree = "<group>"; };
            """), to: "Kit.xcodeproj")

      #expect(place.run("") == 0, "\(place.complaints)")

      let manifest = try #require(place.read("Linux/Package.swift"))
      #expect(!manifest.contains("package.dependencies"), "\(manifest)")
      #expect(manifest.components(separatedBy: "    name: \"Kit\",").count == 2)
      #expect(place.printed.contains { $0.hasPrefix("  KitTesting  of the package Kit, 1 source") })
    }
  }

  @Test func `give up a package that needs one which is rewritten`() throws {
    try Workplace.with { place in
      place.manifests["Looks"] = """
        {"name": "Looks", "products": [{"name": "Looks", "targets": ["Looks"]}],
         "targets": [{"name": "Looks", "type": "regular"}]}
        """
      place.manifests["Feature"] = """
        {"name": "Feature", "products": [{"name": "Feature", "targets": ["Feature"]}],
         "targets": [{"name": "Feature", "type": "regular",
                      "dependencies": [{"product": ["Looks", "Looks", null]}]}]}
        """
      try place.write(
        ProjectText(
          targets: [.init(name: "Shop", products: ["Feature", "Looks"])], folders: ["Modules"]),
        to: "Shop.xcodeproj")
      try place.write("import UIKit\nimport Feature\nimport Looks\n", to: "Shop/A.swift")
      for (name, text) in ["Feature": "import Foundation\n", "Looks": "import UIKit\n"] {
        try place.write("", to: "Modules/\(name)/Package.swift")
        try place.write(text, to: "Modules/\(name)/Sources/\(name)/A.swift")
      }

      #expect(place.run("") == 0)

      #expect(place.printed.contains("  Feature  of the package Feature, 1 source"))
      #expect(place.printed.contains("  Looks    of the package Looks, 1 source"))
      #expect(place.read("Linux/Package.swift")?.contains("package.dependencies") == false)
    }
  }

  @Test(arguments: [
    [
      "Package.swift":
        "let package = Package(name: \"Snap\", targets: [.target(name: \"Snap\", path: \"Code\")])",
      "Code/Snap.swift": "import UIKit\n", "Tests/SnapTests/T.swift": "import XCTest\n",
    ],
    [
      "Snap.podspec": "  s.name = 'Snap'\n  s.source_files = 'Code/**/*.{h,swift}', 'x'\n",
      "Code/Snap.swift": "import UIKit\n", "Example/A.swift": "import UIKit\n",
    ],
    ["Code/Snap.swift": "import UIKit\n", "SnapTests/T.swift": "import XCTest\n"],
  ])
  func `have packages that SwiftPM does not read`(files: [String: String]) throws {
    try Workplace.with { place in
      try place.write(
        ProjectText(
          targets: [
            .init(
              name: "Shop", products: ["Snap"],
              entries: "packageProductDependencies = (P1); ")
          ],
          objects: """
            P1 = {isa = XCSwiftPackageProductDependency; productName = Snap; package = R1; };
            R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Snap";
              requirement = {kind = exactVersion; version = 1.0.0; }; };
            """
        ), to: "Shop.xcodeproj")
      let file = "Shop.xcodeproj/project.pbxproj"
      try place.write(
        try #require(place.read(file)).replacing(
          "mainGroup = MAIN;", with: "mainGroup = MAIN; packageReferences = (R1);"), to: file)
      try place.write("import UIKit\nimport Snap\n", to: "Shop/A.swift")
      place.repositories["Snap"] = files
      place.unreadable = ["example.org/Snap"]

      #expect(place.run("") == 0)

      #expect(place.complaints == ["Fetching 1 package …"])
      #expect(
        place.clones == [
          PackageClone(url: "https://example.org/Snap", reference: "1.0.0", isRevision: false)
        ])
      #expect(place.printed.contains("  Snap  of the package Snap, 1 source"), "\(place.printed)")
      #expect(
        place.printed.contains(
          "  SwiftPM reads no manifest in Linux/Checkouts/.build/checkouts/Snap: its sources are "
            + "taken as they lie there."))
      #expect(place.target("Shop", in: ".")?.contains("      \"Snap\",\n") == true)
      #expect(place.run("", "--check") == 0)
    }
  }

  // MARK: Names

  @Test func `have two targets of one name in a workspace`() throws {
    try Workplace.with { place in
      for name in ["One", "Two"] {
        try place.write(
          ProjectText(
            targets: [
              .init(name: "Kit", kind: "framework"),
              .init(name: "Tests", kind: "bundle.unit-test", needs: ["Kit"]),
              .init(name: "App\(name)", needs: ["Kit"]),
            ]), to: "\(name)/\(name).xcodeproj")
        try place.write("import UIKit\n", to: "\(name)/App\(name)/A.swift")
        try place.write("import UIKit\n", to: "\(name)/Kit/\(name).swift")
        try place.write("import XCTest\n", to: "\(name)/Tests/\(name)Tests.swift")
      }
      try place.write(
        """
        <Workspace version = "1.0"><FileRef location = "group:One/One.xcodeproj"/>
        <FileRef location = "group:Two/Two.xcodeproj"/></Workspace>
        """, to: "All.xcworkspace/contents.xcworkspacedata")

      #expect(place.run("", "--target", "AppOne", "--target", "AppTwo", "--target", "Tests") == 0)

      let manifest = try #require(place.read("Linux/Package.swift"))
      for name in ["Kit", "Tests", "Tests_Two", "AppOne", "AppTwo"] {
        #expect(
          manifest.components(separatedBy: "    name: \"\(name)\",").count == 2, "\(manifest)")
      }
      #expect(
        place.read("Linux/Tests/Tests_Two/Tests_Two.files.swift")?
          .contains("// UIKit files: ../../../Two/Tests\n") == true)
      #expect(
        place.printed.contains("  Kit     another target here makes the module Kit, too"),
        "\(place.printed)")
      #expect(place.target("AppTwo", in: ".")?.contains("      \"Kit\",\n") == true)
    }
  }

  @Test func `have names with line breaks and quotes`() throws {
    try Workplace.with { place in
      var app = ProjectText.Target(name: "Shop")
      app.settings = "PRODUCT_NAME = Shop;"
      let text = ProjectText(targets: [app]).text.replacing(
        "name = \"Shop\";", with: #"name = "Shop\n\"import Evil\n// fleet-init: end\n";"#)
      try place.write(text, to: "Shop.xcodeproj/project.pbxproj")
      try place.write("import UIKit\n", to: "Shop/A.swift")

      #expect(place.run("") == 0, "\(place.complaints)")

      for file in ["Package.swift", "README.md", "Sources/Shop/Shop.files.swift"] {
        let lines = try #require(place.read("Linux/" + file)).split(separator: "\n")
        #expect(!lines.contains { $0.hasPrefix("\"import") || $0.hasPrefix("import Evil") })
        #expect(lines.count { $0.contains("fleet-init: end") && !$0.contains("Shop") } == 1)
      }
      #expect(
        place.read("Linux/Package.swift")?
          .contains(#"  name: "Shop \"import Evil    fleet-init: end ","#) == true,
        "\(place.read("Linux/Package.swift") ?? "")")
      #expect(place.printed.allSatisfy { !$0.contains("\n") })
    }
  }

  // MARK: What is not there

  @Test func `name a test plan that is not there`() throws {
    try Workplace.with("Larder") { place in
      try place.remove("Larder/Larder.xctestplan")

      #expect(place.run("Larder") == 0)
      #expect(place.printed.first == "Larder.xcodeproj, scheme Larder")
      #expect(
        place.printed.contains("  Larder.xctestplan: There is no such file."), "\(place.printed)")

      #expect(place.run("Larder", "--test-plan", "Larder") == 2)
    }
  }

  @Test(arguments: [
    ("project.yml", "'project.yml' is there: run 'xcodegen' first."),
    ("Shop/project.yml", "'Shop/project.yml' is there: run 'xcodegen' in 'Shop' first."),
    ("Project.swift", "'Project.swift' is there: run 'tuist generate' first."),
    ("Shop/Tuist.swift", "'Shop/Tuist.swift' is there: run 'tuist generate' in 'Shop' first."),
  ])
  func `are made by a command`(file: String, hint: String) throws {
    try Workplace.with { place in
      try place.write("", to: file)
      #expect(place.run("") == 2)
      #expect(
        place.complaints == ["fleet-init: There is no Xcode project in '\(place.folder)'. \(hint)"])

      // The folder of a project whose file is not checked in.
      try place.write("", to: "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme")
      #expect(place.run("") == 2)
      #expect(place.complaints.first?.hasSuffix("There is no such file. \(hint)") == true)
    }
  }

  @Test func `take pods that nobody has installed`() throws {
    try Workplace.with("Larder") { place in
      try place.write("target 'Larder'\n", to: "Larder/Podfile")

      #expect(place.run("Larder") == 0)
      #expect(
        place.printed.contains(
          "  The folder Pods is not here, and no Podfile.lock: 'pod install' makes them."))
    }
  }

  @Test func `are reached by a symbolic link`() throws {
    try Workplace.with { place in
      try place.write(ProjectText(targets: [.init(name: "Shop")]), to: "a/b/c/Shop/Shop.xcodeproj")
      try place.write("import UIKit\n", to: "a/b/c/Shop/Shop/A.swift")
      try FileManager.default.createSymbolicLink(
        atPath: "\(place.folder)/link", withDestinationPath: "a/b/c")

      #expect(place.run("link/Shop") == 0)

      #expect(
        place.read("a/b/c/Shop/Linux/Package.swift")?
          .contains("path: \"../../../../../Fleet\"") == true)
      #expect(place.printed.last == "Now: swift test --package-path a/b/c/Shop/Linux")
    }
  }

  // MARK: What is told

  @Test func `have data models, which are read`() throws {
    try Workplace.with { place in
      try place.write(ProjectText(targets: [.init(name: "Shop")]), to: "Shop.xcodeproj")
      try place.write("import UIKit\n", to: "Shop/A.swift")
      try place.write("<model/>", to: "Shop/M.xcdatamodeld/M.xcdatamodel/contents")

      #expect(place.run("") == 0)

      #expect(place.printed.contains("  Shop  app, 1 source, 1 data model"), "\(place.printed)")
      #expect(!place.printed.contains { $0.contains("Swift does not read") })
    }
  }

  @Test func `have phases and rules that are not run`() throws {
    try Workplace.with { place in
      try place.write(
        ProjectText(
          targets: [
            .init(
              name: "Shop", entries: "buildRules = (U1); ", phases: "S1, S2, S3, C1, C2")
          ],
          objects: """
            S1 = {isa = PBXShellScriptBuildPhase; name = Lint; shellScript = "x"; };
            S2 = {isa = PBXShellScriptBuildPhase; shellScript = "x"; outputPaths = (a); };
            S3 = {isa = PBXShellScriptBuildPhase; name = "[CP] Embed Pods Frameworks"; };
            U1 = {isa = PBXBuildRule; filePatterns = "*.proto"; };
            C1 = {isa = PBXCopyFilesBuildPhase; name = "Embed Frameworks"; dstSubfolderSpec = 10; files = (B1); };
            C2 = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; files = (B2); };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            F1 = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            F2 = {isa = PBXFileReference; path = Page.html; sourceTree = SOURCE_ROOT; };
            """), to: "Shop.xcodeproj")
      try place.write("import UIKit\n", to: "Shop/A.swift")
      try place.write("", to: "Page.html")

      #expect(place.run("") == 0)

      let start = try #require(place.printed.firstIndex(of: "Not run"))
      #expect(
        place.printed[start...].prefix(4) == [
          "Not run", "  Shop  the scripts 'Lint', 'Run Script', '[CP] Embed Pods Frameworks'",
          "  Shop  the build rule '*.proto'", "  Shop  the copy phase 'Embed Frameworks'",
        ])
      #expect(
        place.printed.contains(
          "  The script 'Run Script' of Shop is not run: what it makes has to be there."))
    }
  }

  @Test(arguments: [
    (
      "import UIKit\nlet a = UIHologramView()\n", ["  1 names what is not modelled: UIHologramView"]
    ),
    ("import Gone\n", ["  1 imports what nobody provides: Gone"]),
    ("import UIKit\nlet p = objc_getClass(a)\n", ["  1 has functions of the Objective-C runtime"]),
    (
      "import Gone\nlet a = UIHologramView()\n",
      [
        "  1 imports what nobody provides: Gone", "  1 names what is not modelled: UIHologramView",
      ]
    ),
  ])
  func `are not ready where something is known to stop the build`(
    source: String, reasons: [String]
  ) throws {
    try Workplace.with { place in
      try place.write(
        ProjectText(
          targets: [.init(name: "Shop", needs: ["Kit"]), .init(name: "Kit", kind: "framework")]),
        to: "Shop.xcodeproj")
      try place.write("import UIKit\nimport Elsewhere\nimport Kit\n", to: "Shop/A.swift")
      try place.write("import UIKit\n", to: "Kit/Fine.swift")
      try place.write(source, to: "Kit/B.swift")

      #expect(place.run("") == 0)

      let start = try #require(place.printed.firstIndex { $0.hasPrefix("Kit does not build yet") })
      #expect(
        Array(place.printed[start...]) == ["Kit does not build yet, for 1 of its 2 sources:"]
          + reasons + [
            "'fleet-doctor Shop.xcodeproj' names all of them.",
            "Then: swift test --package-path Linux",
          ])
    }
  }

  /// As `swift package generate-xcodeproj` made them.
  @Test func `of frameworks alone have no app, and leave out the manifest of a package`() throws {
    try Workplace.with { place in
      try place.write(
        ProjectText(
          targets: [
            .init(name: "Kit", kind: "framework"),
            .init(name: "KitPackageDescription", kind: "framework"),
          ]), to: "Kit.xcodeproj")
      try place.write("import UIKit\n", to: "Kit/Kit.swift")
      try place.write(
        "import PackageDescription\n", to: "KitPackageDescription/Package.swift")

      #expect(place.run("Kit.xcodeproj") == 0)

      #expect(
        place.printed.contains { $0.hasPrefix("  Kit ") && $0.hasSuffix("framework, 1 source") })
      #expect(
        place.printed.contains(
          "  KitPackageDescription  it compiles the manifest of a package"), "\(place.printed)")
      #expect(place.read("Linux/Sources/drive/main.swift") == nil)
    }
  }
}
