import Testing

@testable import FleetInit

@Suite("fleet-init of a package alone")
struct LibraryTests {
  private static let manifest = """
    {"name": "Tide", "products": [{"name": "Tide", "targets": ["Tide"]}],
     "dependencies": [{"sourceControl": [{"identity": "rope-kit",
       "location": {"remote": [{"urlString": "https://example.org/rope-kit.git"}]},
       "requirement": {"exact": ["1.2.0"]}}]}],
     "targets": [
       {"name": "Tide", "type": "regular", "dependencies": [{"byName": ["Waves", null]}],
        "resources": [{"path": "Pages", "rule": {"copy": {}}}]},
       {"name": "Waves", "type": "regular", "dependencies": []},
       {"name": "CTide", "type": "regular", "dependencies": []},
       {"name": "OTide", "type": "regular", "dependencies": []},
       {"name": "Port", "type": "executable", "dependencies": []},
       {"name": "TideTests", "type": "test",
        "dependencies": [{"byName": ["Tide", null]}, {"product": ["Ropes", "rope-kit", null]}]}],
     "toolsVersion": {"_version": "5.9.0"}}
    """
  private static let ropes = """
    {"name": "Ropes", "products": [{"name": "Ropes", "targets": ["Ropes"]}],
     "targets": [{"name": "Ropes", "type": "regular"}]}
    """

  private func withLibrary(_ body: (Workplace) throws -> Void) throws {
    try Workplace.with { place in
      place.manifests["Tide"] = Self.manifest
      place.manifests["rope-kit"] = Self.ropes
      place.repositories["rope-kit"] = ["Sources/Ropes/Rope.swift": "#if os(Linux)\n"]
      for (path, text) in [
        "Package.swift": "// swift-tools-version: 5.9\n",
        "Sources/Tide/TideView.swift": "import UIKit\nimport Waves\n",
        "Sources/Waves/Colors.xcassets/Contents.json": "{}",
        "Sources/Tide/Pages/a.html": "", "Sources/Waves/Wave.swift": "import Foundation\n",
        "Sources/CTide/tide.c": "", "Sources/OTide/tide.m": "", "Sources/Port/main.swift": "",
        "Tests/TideTests/TideTests.swift": "import XCTest\nimport Ropes\n@testable import Tide\n",
        "Example/Shop.xcodeproj/project.pbxproj": "",
      ] { try place.write(text, to: "Tide/" + path) }
      try body(place)
    }
  }

  @Test(arguments: ["Tide", "Tide/Package.swift"])
  func `brings the libraries and the tests`(path: String) throws {
    try withLibrary { place in
      #expect(place.run(path) == 0, "\(place.complaints)")

      #expect(
        place.printed.prefix(12) == [
          "Package.swift, package Tide", "",
          "  Tide       framework, 1 source", "  Waves      framework, 1 source",
          "  CTide      in C, of the package Tide", "  TideTests  unit tests, 1 source",
          "  rope-kit   a package, exact: 1.2.0", "", "Left out",
          "  OTide      it has no sources in Swift, and Swift on Linux cannot import Objective-C",
          "  Port       not part of the library", "",
        ])
      #expect(place.printed.last == "Now: swift test --package-path Tide/Linux")
      #expect(
        place.target("TideTests", in: "Tide")?.contains(
          """
          .testTarget(
              name: "TideTests",
              dependencies: [
                "Tide",
                .product(name: "Ropes", package: "rope-kit"),
                .product(name: "Fleet", package: "Fleet"),
                .product(name: "FleetTesting", package: "Fleet"),
              ],
          """) == true, "\(place.target("TideTests", in: "Tide") ?? "")")
      let file = try #require(place.read("Tide/Linux/Sources/Tide/Tide.files.swift"))
      for line in [
        "files: ../../../Sources/Tide", "copies: ../../../Sources/Tide/Pages", "bundle: module",
      ] { #expect(file.contains("\n// UIKit \(line)\n"), "\(file)") }
      #expect(
        place.read("Tide/Linux/Sources/Waves/Waves.files.swift")?
          .contains("\n// UIKit bundle: module\n") == true)
      #expect(place.run(path, "--check") == 0)
    }
  }

  @Test func `leaves out what is for other systems`() throws {
    try withLibrary { place in
      let desktop = #"{"platformNames": ["macos"]}"#
      place.manifests["Tide"] =
        Self.manifest
        .replacing(
          #"[{"byName": ["Waves", null]}]"#,
          with: #"[{"byName": ["Waves", null]}, {"target": ["Quay", \#(desktop)]}]"#
        )
        .replacing(
          #"{"name": "CTide","#,
          with: """
            {"name": "Quay", "type": "regular", "dependencies": [{"byName": ["Dock", null]}]},
            {"name": "Dock", "type": "regular", "dependencies": [{"byName": ["Waves", null]}]},
            {"name": "QuayTests", "type": "test", "dependencies": [{"target": ["Quay", \(desktop)]}]},
            {"name": "CTide",
            """)
      for name in ["Quay", "Dock"] {
        try place.write("import AppKit\n", to: "Tide/Sources/\(name)/\(name).swift")
      }
      try place.write("import XCTest\n", to: "Tide/Tests/QuayTests/QuayTests.swift")

      #expect(place.run("Tide") == 0, "\(place.complaints)")

      for name in ["Quay     ", "Dock     ", "QuayTests"] {
        #expect(
          place.printed.contains("  \(name)  it is for other systems than iOS"),
          "\(place.printed)")
      }
      #expect(place.target("Tide", in: "Tide")?.contains("Quay") == false)
      #expect(place.printed.contains("  Waves      framework, 1 source"))
    }
  }

  @Test func `leaves out what it is told to`() throws {
    try withLibrary { place in
      #expect(place.run("Tide", "--target", "Waves") == 0)
      #expect(place.printed.contains("  Waves      framework, 1 source"))
      #expect(place.printed.contains("  Tide       nothing here needs it"))

      #expect(place.run("Tide", "--without", "TideTests") == 0)
      #expect(place.printed.contains("  TideTests  as '--without' says"))

      #expect(place.run("Tide", "--target", "Sea") == 2)
      #expect(place.complaints == ["fleet-init: There is no target 'Sea'."])
    }
  }

  @Test func `is taken by its sources where SwiftPM reads no manifest`() throws {
    try withLibrary { place in
      place.manifests["Tide"] = nil
      try place.remove("Tide/Sources/Port")
      try place.write(
        """
        // swift-tools-version:3.1
        let package = Package(name: "Tide", targets: [Target(name: "Tide", dependencies: ["Waves"]),
          Target(name: "Waves")])
        """, to: "Tide/Package.swift")

      #expect(place.run("Tide") == 0)

      #expect(place.printed.contains("  Tide   framework, 1 source, 1 resource") == false)
      #expect(place.printed.contains { $0.hasPrefix("  Tide   framework, 1 source") })
      #expect(place.printed.contains { $0.hasPrefix("  Waves  framework, 1 source") })
      #expect(
        place.printed.contains(
          "  SwiftPM reads no manifest in .: its sources are taken as they lie there."))
    }
  }

  @Test func `that has no source in Swift is refused`() throws {
    try Workplace.with { place in
      try place.write("", to: "Tide/Package.swift")

      #expect(place.run("Tide") == 2)
      #expect(
        place.complaints == [
          "fleet-init: '\(place.folder)/Tide/Package.swift' says of no target in Swift where it is."
        ])
    }
  }
}
