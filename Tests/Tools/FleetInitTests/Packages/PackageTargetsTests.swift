import Testing

@testable import FleetInit

/// The targets of a package that becomes part of the one that is written.
@Suite("The targets of packages")
struct PackageTargetsTests {
  /// Writes a package with targets whose sources are a line each, and runs the command about it.
  private func bring(
    _ targets: String, more: String = "", files: [String: String], _ options: String...,
    body: (Workplace) throws -> Void
  ) throws {
    try Workplace.with { place in
      place.manifests["Tide"] = """
        {"name": "Tide", "products": [{"name": "Tide", "targets": ["Tide"]}], \(more)
         "targets": [\(targets)], "toolsVersion": {"_version": "5.9.0"}}
        """
      place.manifests["swift-syntax"] = Self.syntax
      place.repositories["swift-syntax"] = ["Sources/SwiftSyntaxMacros/A.swift": "import os\n"]
      try place.write("", to: "Tide/Package.swift")
      for (path, text) in files { try place.write(text, to: "Tide/" + path) }
      #expect(place.run("Tide") == 0, "\(place.complaints)")
      try body(place)
      #expect(place.run("Tide", "--check") == 0)
    }
  }

  private static let syntax = """
    {"name": "swift-syntax", "products": [{"name": "SwiftSyntaxMacros",
      "targets": ["SwiftSyntaxMacros"]}],
     "targets": [{"name": "SwiftSyntaxMacros", "type": "regular"}]}
    """

  @Test func `are there for sources that import them where they can be imported`() throws {
    try bring(
      """
      {"name": "Tide", "type": "regular", "dependencies": [{"target": ["Shore", null]},
        {"target": ["Quay", {"platformNames": ["macos"]}]}]},
      {"name": "Shore", "type": "regular", "dependencies": []},
      {"name": "Quay", "type": "regular", "dependencies": []}
      """,
      files: [
        "Sources/Tide/A.swift": "#if canImport(Shore)\nimport Shore\n#endif\n",
        "Sources/Shore/B.swift": "import UIKit\n", "Sources/Quay/C.swift": "",
      ]
    ) { place in
      let manifest = try #require(place.read("Tide/Linux/Package.swift"))
      #expect(
        manifest.contains("name: \"Tide\",\n    dependencies: [\n      \"Shore\",\n"), "\(manifest)"
      )
      #expect(!manifest.contains("\"Quay\",\n      "), "\(manifest)")
    }
  }

  @Test func `in C are built as they are, through a link`() throws {
    try bring(
      """
      {"name": "Tide", "type": "regular", "dependencies": [{"byName": ["CTide", null]}],
       "settings": [{"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}}},
                    {"tool": "linker", "kind": {"linkedFramework": {"_0": "UIKit"}}},
                    {"tool": "linker", "kind": {"linkedLibrary": {"_0": "objc"}},
                     "condition": {"platformNames": ["ios"]}}]},
      {"name": "CTide", "type": "regular", "path": "C", "sources": ["src"],
       "exclude": ["README.md", "gone.md"], "publicHeadersPath": "inc",
       "dependencies": [{"target": ["CBase", null]}],
       "settings": [
         {"tool": "c", "kind": {"define": {"_0": "A=1"}}},
         {"tool": "c", "kind": {"headerSearchPath": {"_0": "inc"}}},
         {"tool": "c", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
         {"tool": "c", "kind": {"unsafeFlags": {"_0": ["-x"]}}},
         {"tool": "cxx", "kind": {"define": {"_0": "B\\"C"}},
          "condition": {"platformNames": ["linux"]}},
         {"tool": "linker", "kind": {"linkedLibrary": {"_0": "m"}}},
         {"tool": "linker", "kind": {"linkedLibrary": {"_0": "c++"}}}]},
      {"name": "CBase", "type": "regular", "dependencies": []},
      {"name": "Unused", "type": "regular", "dependencies": []}
      """, more: #""cxxLanguageStandard": "c++17","#,
      files: [
        "Sources/Tide/A.swift": "import CTide\n", "C/src/tide.c": "", "C/README.md": "",
        "C/inc/tide.h": "", "Sources/CBase/base.cpp": "", "Sources/Unused/a.m": "",
      ]
    ) { place in
      #expect(
        place.printed.prefix(9) == [
          "Package.swift, package Tide", "", "  Tide    framework, 1 source",
          "  CTide   in C, of the package Tide", "  CBase   in C, of the package Tide", "",
          "Left out",
          "  Unused  it has no sources in Swift, and Swift on Linux cannot import Objective-C", "",
        ])
      let manifest = try #require(place.read("Tide/Linux/Package.swift"))
      #expect(
        manifest.contains(
          """
          package.cxxLanguageStandard = CXXLanguageStandard(rawValue: "c++17")

          package.targets += [
          """), "\(manifest)")
      #expect(
        manifest.contains(
          #"""
            .target(
              name: "CTide",
              dependencies: ["CBase"],
              path: "Sources/CTide/Folders/C",
              exclude: ["README.md"],
              sources: ["src"],
              publicHeadersPath: "inc",
              cSettings: [.define("A=1"), .headerSearchPath("inc")],
              cxxSettings: [.define("B\"C")],
              linkerSettings: [.linkedLibrary("m"), .linkedLibrary("stdc++")]),
            .target(
              name: "CBase",
              dependencies: [],
              path: "Sources/CBase/Folders/CBase"),
          """#), "\(manifest)")
      #expect(
        manifest.contains(
          """
              ],
              linkerSettings: [
                .linkedLibrary("z"),
              ],
              plugins: [
          """), "\(manifest)")
      #expect(place.target("Tide", in: "Tide")?.contains("      \"CTide\",\n") == true)
      #expect(place.read("Tide/Linux/Sources/CTide/CTide.files.swift") == nil)
      #expect(place.read("Tide/Linux/Sources/CTide/Folders/C/src/tide.c") == "")
    }
  }

  @Test func `that are macros or a library of the system's are declared as such`() throws {
    try bring(
      """
      {"name": "Tide", "type": "regular", "dependencies": [
        {"byName": ["TideMacros", null]}, {"target": ["CSea", null]}]},
      {"name": "TideMacros", "type": "macro", "dependencies": [{"byName": ["Tools", null]},
        {"product": ["SwiftSyntaxMacros", "swift-syntax", null, null]}]},
      {"name": "Tools", "type": "regular", "dependencies": []},
      {"name": "CSea", "type": "system", "pkgConfig": "sea"},
      {"name": "Idle", "type": "macro", "dependencies": []}
      """,
      more: """
        "dependencies": [{"sourceControl": [{"identity": "swift-syntax",
          "location": {"remote": [{"urlString": "https://example.org/swift-syntax.git"}]},
          "requirement": {"exact": ["600.0.1"]}, "traits": [{"name": "default"}]}]}],
        """,
      files: [
        "Sources/Tide/A.swift": "import CSea\n", "Sources/CSea/module.modulemap": "",
        "Sources/TideMacros/M.swift": "import SwiftSyntaxMacros\nimport Tools\n",
        "Sources/Tools/T.swift": "import SwiftSyntaxMacros\n", "Sources/Idle/I.swift": "",
      ]
    ) { place in
      for line in [
        "  Tide          framework, 1 source", "  TideMacros    a macro, of the package Tide",
        "  Tools         for macros, of the package Tide",
        "  CSea          a library of the system's, of the package Tide",
        "  swift-syntax  a package, exact: 600.0.1", "  Idle          nothing here needs it",
      ] { #expect(place.printed.contains(line), "\(place.printed)") }
      let manifest = try #require(place.read("Tide/Linux/Package.swift"))
      #expect(
        manifest.contains(
          """
          // fleet-init: begin
          import CompilerPluginSupport

          package.dependencies += [
            .package(url: "https://example.org/swift-syntax.git", exact: "600.0.1"),
          ]
          """), "\(manifest)")
      #expect(
        manifest.contains(
          """
            .macro(
              name: "TideMacros",
              dependencies: ["Tools", .product(name: "SwiftSyntaxMacros", package: "swift-syntax")],
              path: "Sources/TideMacros/Folders/TideMacros",
              swiftSettings: [.swiftLanguageMode(.v5)]),
            .target(
              name: "Tools",
              dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")],
              path: "Sources/Tools/Folders/Tools",
              swiftSettings: [.swiftLanguageMode(.v5)]),
          """), "\(manifest)")
      #expect(
        manifest.contains(
          """
            .systemLibrary(
              name: "CSea",
              path: "Sources/CSea/Folders/CSea",
              pkgConfig: "sea"),
          """), "\(manifest)")
      let target = place.target("Tide", in: "Tide") ?? ""
      #expect(target.contains("      \"CSea\",\n      \"TideMacros\",\n"), "\(target)")
      #expect(place.trials == [])
    }
  }

  @Test func `have the traits and the conditions of the package`() throws {
    try bring(
      """
      {"name": "Tide", "type": "regular", "dependencies": [
        {"target": ["Ebb", {"platformNames": ["linux"]}]},
        {"target": ["CDeep", {"traits": ["Deep"], "platformNames": []}]}],
       "settings": [
        {"tool": "swift", "kind": {"define": {"_0": "HIGH"}},
         "condition": {"platformNames": [], "traits": ["High"]}},
        {"tool": "swift", "kind": {"define": {"_0": "LOW"}},
         "condition": {"platformNames": [], "traits": ["Low", "Deep"]}},
        {"tool": "swift", "kind": {"interoperabilityMode": {"_0": "Cxx"}}},
        {"tool": "swift", "kind": {"defaultIsolation": {"_0": "Evil.self), .unsafe("}}}]},
      {"name": "CDeep", "type": "regular", "dependencies": []}
      """,
      more: """
        "traits": [{"name": "default", "enabledTraits": ["Spring"]},
                   {"name": "Spring", "enabledTraits": ["High", "Spring"]},
                   {"name": "High", "enabledTraits": []}, {"name": "Deep"}, {"name": "Low"}],
        "swiftLanguageVersions": ["5", "6"],
        """,
      files: ["Sources/Tide/A.swift": "", "Sources/CDeep/a.c": ""], "--target", "Tide"
    ) { place in
      let target = place.target("Tide", in: "Tide") ?? ""
      #expect(target.contains("dependencies: [\n      .product(name: \"HeadlessUIKit\""))
      #expect(
        target.contains(
          """
              swiftSettings: [
                .swiftLanguageMode(.v6),
                .define("HIGH"),
                .interoperabilityMode(.Cxx),
                .define("High"),
                .define("Spring"),
              ],
          """), "\(target)")
    }
  }

  /// What others ask for is on, and nothing else.
  @Test(arguments: [
    (#"[{"name": "default"}]"#, "", ["Spring"]),
    (#"[{"name": "Low"}]"#, ", traits: [\"Low\"]", ["Low"]),
    (
      #"[{"name": "Low"}, {"name": "default"}]"#, ", traits: [\"Low\", \"default\"]",
      ["Low", "Spring"]
    ), ("[]", ", traits: []", []),
  ])
  func `have the traits that others ask for`(
    asked: String, words: String, defines: [String]
  ) throws {
    for isTarget in [false, true] {
      try Workplace.with { place in
        place.manifests["Tide"] = """
          {"name": "Tide", "products": [],
           "dependencies": [{"sourceControl": [{"identity": "sea",
             "location": {"remote": [{"urlString": "https://example.org/Sea"}]},
             "requirement": {"exact": ["1.0.0"]}, "traits": \(asked)}]}],
           "targets": [{"name": "Tide", "type": "regular",
             "dependencies": [{"product": ["Sea", "sea", null, null]}]}]}
          """
        place.manifests["Sea"] = """
          {"name": "Sea", "products": [{"name": "Sea", "targets": ["Sea"]}],
           "traits": [{"name": "default", "enabledTraits": ["Spring"]}, {"name": "Spring"},
                      {"name": "Low"}],
           "targets": [{"name": "Sea", "type": "regular"}]}
          """
        place.repositories["Sea"] = ["Sources/Sea/A.swift": isTarget ? "" : "#if os(Linux)\n"]
        try place.write("", to: "Tide/Package.swift")
        try place.write("import Sea\n", to: "Tide/Sources/Tide/A.swift")

        #expect(place.run("Tide") == 0)

        let manifest = place.read("Tide/Linux/Package.swift") ?? ""
        #expect(
          manifest.contains(
            "  .package(url: \"https://example.org/Sea\", exact: \"1.0.0\"\(words)),\n")
            == !isTarget)
        let target = place.target("Sea", in: "Tide")
        #expect((target != nil) == isTarget)
        let lines = (target ?? "").split(separator: "\n").filter { $0.contains(".define(") }
        #expect(lines == (isTarget ? defines.map { "      .define(\"\($0)\")," } : []))
      }
    }
  }

  @Test func `have plugins, which are not run`() throws {
    try bring(
      """
      {"name": "Tide", "type": "regular", "dependencies": [],
       "pluginUsages": [{"plugin": ["Forecast", null]}, {"plugin": ["SwiftLintPlugin", "Lint"]}]},
      {"name": "Forecast", "type": "plugin", "dependencies": []}
      """, files: ["Sources/Tide/A.swift": "", "Plugins/Forecast/P.swift": ""]
    ) { place in
      let start = try #require(place.printed.firstIndex(of: "Not run"))
      #expect(
        place.printed[start...].prefix(3) == [
          "Not run", "  Tide      the plugin 'Forecast': what it makes has to be there", "",
        ])
    }
  }

  @Test func `that are a help for tests come with the tests`() throws {
    try bring(
      """
      {"name": "Tide", "type": "regular", "dependencies": []},
      {"name": "TideTesting", "type": "regular", "dependencies": [{"byName": ["Tide", null]}]},
      {"name": "TideTests", "type": "test", "dependencies": [{"byName": ["TideTesting", null]}]}
      """,
      files: [
        "Sources/Tide/A.swift": "", "Sources/TideTesting/A.swift": "import XCTest\nimport Tide\n",
        "Tests/TideTests/A.swift": "import XCTest\nimport TideTesting\n",
      ]
    ) { place in
      #expect(place.printed.contains("  TideTesting  framework, 1 source"))
      #expect(
        place.target("TideTests", in: "Tide")?.contains(
          "dependencies: [\n      \"TideTesting\",\n      .product(name: \"Fleet\"") == true)
    }
  }

  // MARK: What is not to be

  @Test func `lie in the package, and nowhere else`() throws {
    try bring(
      """
      {"name": "Tide", "type": "regular", "sources": ["A.swift", "../../../Secret/S.swift"],
       "exclude": ["../../../Secret"], "dependencies": [{"target": ["COut", null]}],
       "resources": [{"path": "../../../Secret", "rule": {"copy": {}}}]},
      {"name": "Out", "type": "regular", "path": "../Secret", "dependencies": []},
      {"name": "COut", "type": "regular", "path": "/etc", "dependencies": []}
      """, files: ["Sources/Tide/A.swift": "", "../Secret/S.swift": "", "../Secret/s.c": ""]
    ) { place in
      #expect(place.printed.contains("  Out   its sources are not in the package"))
      #expect(place.printed.contains("  COut  its sources are not in the package"))
      let file = try #require(place.read("Tide/Linux/Sources/Tide/Tide.files.swift"))
      #expect(!file.contains("Secret"), "\(file)")
      #expect(file.contains("// UIKit files: ../../../Sources/Tide/A.swift\n"), "\(file)")
    }
  }

  @Test func `of other packages come with them`() throws {
    try Workplace.with { place in
      place.manifests["Kit"] = """
        {"name": "Kit", "products": [{"name": "Kit", "targets": ["Kit"]}],
         "targets": [
          {"name": "Kit", "type": "regular", "dependencies": [
            {"target": ["CSea", null]}, {"byName": ["CBase", null]}]},
          {"name": "CSea", "type": "system"},
          {"name": "CBase", "type": "regular", "dependencies": [{"byName": ["OBase", null]}]},
          {"name": "OBase", "type": "regular"}, {"name": "CIdle", "type": "regular"}]}
        """
      place.repositories["Kit"] = [
        "Sources/Kit/A.swift": "import CSea\nimport OBase\n", "Sources/CBase/a.c": "",
        "Sources/CSea/module.modulemap": "", "Sources/OBase/a.m": "", "Sources/CIdle/a.c": "",
      ]
      try place.write(
        ProjectText(
          targets: [.init(name: "Shop", products: ["Kit"])], packages: [("Kit", "1.0.0")]),
        to: "Shop.xcodeproj")
      try place.write("import UIKit\nimport Kit\n", to: "Shop/A.swift")

      #expect(place.run("") == 0, "\(place.complaints)")

      #expect(
        place.printed.prefix(9) == [
          "Shop.xcodeproj", "", "  Shop   app, 1 source", "  CBase  in C, of the package Kit",
          "  Kit    of the package Kit, 1 source",
          "  CSea   a library of the system's, of the package Kit", "",
          "Modules that nobody provides",
          "  OBase (Objective-C in the package Kit)  Linux/Checkouts/.build/checkouts/Kit/Sources/Kit/"
            + "A.swift",
        ], "\(place.printed)")
      #expect(
        place.target("Kit", in: ".")?.contains(
          "dependencies: [\n      \"CBase\",\n      \"CSea\",\n      .product") == true)
    }
  }

  @Test func `of other packages lie in these`() throws {
    try Workplace.with { place in
      place.manifests["Kit"] = """
        {"name": "Kit", "products": [{"name": "Kit", "targets": ["Kit"]}],
         "targets": [{"name": "Kit", "type": "regular", "path": "../../../../Secret"}]}
        """
      place.repositories["Kit"] = ["README.md": ""]
      try place.write(
        ProjectText(
          targets: [.init(name: "Shop", products: ["Kit"])],
          packages: [("Kit", #"1.0.0"), .package(path: "/"#), ("..", "1.0.0")]),
        to: "Shop.xcodeproj")
      try place.write("import UIKit\nimport Kit\n", to: "Shop/A.swift")
      try place.write("", to: "Secret/S.swift")

      #expect(place.run("") == 0, "\(place.complaints)")

      #expect(place.printed.contains("  'https://example.org/...git' names no package."))
      #expect(
        place.printed.contains(
          "  Kit of Kit is left out: '../../../../Secret' is not in the package."),
        "\(place.printed)")
      #expect(
        place.printed.contains(
          "  Kit (the package Kit has its sources in a folder of others)  Shop/A.swift"))
      #expect(
        place.read("Linux/Checkouts/Package.swift")?.contains(
          #"exact: "1.0.0\"), .package(path: \"/"),"#) == true,
        "\(place.read("Linux/Checkouts/Package.swift") ?? "")")
    }
  }
}
