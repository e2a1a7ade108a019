import Testing

@testable import FleetInit

@Suite("The roads of packages")
struct PackageRoadsTests {
  private static func manifest(_ name: String, needs: String = "") -> String {
    let needed = needs.isEmpty ? "" : "{\"product\": [\"\(needs)\", \"\(needs)\", null, null]}"
    return """
      {"name": "\(name)", "products": [{"name": "\(name)", "targets": ["\(name)"]}],
       "targets": [{"name": "\(name)", "type": "regular", "dependencies": [\(needed)]}]}
      """
  }

  /// Makes an app that needs packages of repositories.
  private func write(
    _ packages: [String: [String: String]], _ place: Workplace, version: String = "1.2.0"
  ) throws {
    let names = packages.keys.sorted()
    for name in names {
      place.manifests[name] = place.manifests[name] ?? Self.manifest(name)
      place.repositories[name] = packages[name]
    }
    try place.write(
      ProjectText(
        targets: [.init(name: "Shop", products: names)],
        packages: names.map { ($0, version) }), to: "Shop.xcodeproj")
    try place.write(
      "import UIKit\n" + names.map { "import \($0)\n" }.joined(), to: "Shop/A.swift")
  }

  private enum Outcome { case target, dependency, trial }

  @Test(arguments: [
    // What does not name Linux is a target, whatever it imports.
    (["Sources/Kit/A.swift": "import Foundation\n"], Outcome.target),
    (["Sources/Kit/A.swift": "import Foundation\n// os(Linux)\n"], .target),
    (["Sources/Kit/A.swift": "import Security\nlet a = SecItemAdd\n"], .target),
    (["Sources/Kit/A.swift": "import Foundation\n#if os(iOS)\n#endif\n"], .target),
    // What names it and imports nothing of Fleet's is a dependency.
    (["Sources/Kit/A.swift": "#if os(Linux)\nimport Glibc\n#endif\n"], .dependency),
    (["Sources/Kit/A.swift": "  #if canImport(Glibc)\nimport Glibc\n  #endif\n"], .dependency),
    (
      [
        "Sources/Kit/A.swift":
          "#if os(macOS)\n#elseif canImport(FoundationNetworking)\nimport Glibc\n#endif\n"
      ], .dependency
    ),
    (["Sources/Kit/A.swift": "", "Package.swift": "// .linux"], .dependency),
    (["Sources/Kit/A.swift": "", "Package@swift-5.9.swift": "#if os(Linux)\n"], .dependency),
    (["Sources/Kit/A.swift": "", ".github/workflows/ci.yml": "name: Linux"], .dependency),
    (["Sources/Kit/A.swift": "", ".travis.yml": "os: linux"], .dependency),
    (["Sources/Kit/A.swift": "", ".github/workflows/ci.yml": "runs-on: ubuntu"], .target),
    // What UIKit is imported for would not be there.
    (
      ["Sources/Kit/A.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\n#if os(Linux)\n"],
      .target
    ),
    // A test would not be asked for the answers of its sessions.
    (["Sources/Kit/A.swift": "#if os(Linux)\n#endif\nlet s = URLSession.shared\n"], .target),
    // Where both disagree, a build decides.
    (["Sources/Kit/A.swift": "#if os(Linux)\n#endif\nimport Combine\n"], .trial),
    (["Sources/Kit/A.swift": "import FoundationNetworking\n#if os(Linux)\n#endif\n"], .trial),
    (["Sources/Kit/A.swift": "#if os(Linux)\n#endif\n// URLSession\nimport Combine\n"], .trial),
    (["Sources/Kit/A.swift": "import CoreData\n", ".travis.yml": "os: linux"], .trial),
  ])
  private func `are those of what they say and import`(
    files: [String: String], outcome: Outcome
  ) throws {
    for builds in [true, false] {
      try Workplace.with { place in
        try write(["Kit": files], place)
        place.buildable = builds ? ["Kit"] : []

        #expect(place.run("") == 0, "\(place.complaints)")

        #expect(place.trials.map(\.product) == (outcome == .trial ? ["Kit"] : []))
        let isTarget = outcome == .target || outcome == .trial && !builds
        #expect(
          place.printed.contains("  Kit   of the package Kit, 1 source") == isTarget,
          "\(place.printed)")
        #expect(place.printed.contains("  Kit   a package, exact: 1.2.0") == !isTarget)
        #expect((place.read("Linux/Roads.txt") != nil) == (outcome == .trial))
      }
    }
  }

  private static let torn = [
    "Sources/Kit/A.swift": "#if os(Linux)\n#endif\nimport Combine\n"
  ]
  private static let head = """
    # Packages that say that they build on Linux, and import what Fleet has in its own way: whether they
    # are depended on as they are, or built from their sources. Of targets in C, whether Linux compiles
    # them as they are. 'fleet-init' has tried it, and tries again when a package or the compiler has
    # another version.

    """

  @Test func `are found out once, for a version of the package and of the compiler`() throws {
    try Workplace.with { place in
      try write(
        ["Kit": Self.torn, "Net": ["Sources/Net/A.swift": Self.torn.values.first ?? ""]], place)
      place.buildable = ["Kit"]

      #expect(place.run("") == 0)

      #expect(
        place.complaints == [
          "Fetching 2 packages …", "Trying whether Kit builds as it is …",
          "Trying whether Net builds as it is …",
        ])
      #expect(
        place.read("Linux/Roads.txt") == Self.head
          + "Kit 1.2.0, Swift 6.2.1: as it is\nNet 1.2.0, Swift 6.2.1: from its sources\n")
      #expect(place.printed.contains("  new      Linux/Roads.txt"))

      #expect(place.run("") == 0)
      #expect(place.trials == [])
      #expect(place.printed.last == "Linux is as it should be.")

      place.toolchain = "6.3"
      place.buildable = []
      #expect(place.run("") == 0)
      #expect(place.trials.map(\.product) == ["Kit", "Net"])
      #expect(place.printed.contains("  changed  Linux/Roads.txt"))
      #expect(
        place.read("Linux/Roads.txt") == Self.head
          + "Kit 1.2.0, Swift 6.3: from its sources\nNet 1.2.0, Swift 6.3: from its sources\n")

      try write(["Kit": Self.torn], place, version: "1.3.0")
      place.buildable = ["Kit"]
      #expect(place.run("") == 0)
      #expect(place.trials.map(\.product) == ["Kit"])
      #expect(
        place.read("Linux/Roads.txt") == Self.head + "Kit 1.3.0, Swift 6.3: as it is\n")

      try write(["Kit": ["Sources/Kit/A.swift": ""]], place, version: "1.4.0")
      #expect(place.run("") == 0)
      #expect(place.read("Linux/Roads.txt") == nil)
      #expect(place.printed.contains("  removed  Linux/Roads.txt"))
    }
  }

  @Test func `are tried with the packages that are here`() throws {
    try Workplace.with { place in
      place.manifests["Kit"] = Self.manifest("Kit", needs: "Base").replacing(
        "\"targets\": [{",
        with: """
          "dependencies": [{"sourceControl": [{"identity": "base",
            "location": {"remote": [{"urlString": "https://example.org/Base"}]},
            "requirement": {"exact": ["1.0.0"]}}]}], "targets": [{
          """)
      try write(["Kit": Self.torn, "Base": ["Sources/Base/A.swift": "#if os(Linux)\n"]], place)
      place.buildable = ["Kit"]

      #expect(place.run("") == 0)

      let checkouts = "\(place.folder)/Linux/Checkouts/.build/checkouts"
      #expect(
        place.trials.first?.manifest == """
          // swift-tools-version: 6.0
          import PackageDescription

          let package = Package(
            name: "Trial",
            platforms: [.macOS(.v15)],
            dependencies: [
              .package(path: "\(checkouts)/Kit"),
              .package(path: "\(checkouts)/Base"),
            ],
            targets: [
              .target(
                name: "Trial",
                dependencies: [.product(name: "Kit", package: "Kit")])
            ])

          """)
    }
  }

  @Test func `are not tried without the packages that are needed`() throws {
    try Workplace.with { place in
      place.manifests["Kit"] = Self.manifest("Kit", needs: "Base").replacing(
        "\"targets\": [{",
        with: "\"dependencies\": [{\"fileSystem\": [{\"path\": \"/Base\"}]}], \"targets\": [{")
      try write(["Kit": Self.torn], place)
      place.buildable = ["Kit"]

      #expect(place.run("") == 0)

      #expect(place.trials == [])
      #expect(place.read("Linux/Roads.txt") == nil)
      #expect(
        place.printed.contains { $0.hasPrefix("  Whether Kit builds as it is, is not known") })
      #expect(place.printed.contains("  Kit   of the package Kit, 1 source"))
      // Nothing is written that is not known.
      #expect(place.run("") == 0)
      #expect(place.printed.last == "Linux is as it should be.")
    }
  }

  @Test func `are not tried by a check`() throws {
    try Workplace.with { place in
      try write(["Kit": Self.torn], place)
      place.buildable = ["Kit"]
      #expect(place.run("") == 0)
      place.toolchain = "6.3"

      #expect(place.run("", "--check") == 1)

      #expect(place.trials == [])
      #expect(
        place.printed.contains(
          "  Whether Kit builds as it is, is not known yet: 'fleet-init' without '--check' tries it, once "
            + "all that it needs is here."))
      #expect(place.printed.contains("  changed  Linux/Roads.txt"))
      #expect(
        place.read("Linux/Roads.txt") == Self.head + "Kit 1.2.0, Swift 6.2.1: as it is\n")
    }
  }

  /// The file, what is built, and the line that is told.
  @Test(arguments: [
    ("Kit 1.2.0, Swift 6.2.1: from its sources\n", 0, nil),
    ("Kit 1.2.0, Swift 6.2.1: from its sources\r\n\r\nOther 1, Swift 6: as it is", 0, nil),
    ("Kit 1.2.0, Swift 6.2.1: from its sou", 1, 1),
    ("# Mine\n\nKit 1.2.0, Swift 6.2.1\n", 1, 3), ("\u{0}\u{1B}[2J\n", 1, 1), ("", 1, nil),
    ("Kit 1.2.1, Swift 6.2.1: from its sources\n", 1, nil),
  ])
  func `stand in a file that may have been edited`(
    text: String, trials: Int, line: Int?
  ) throws {
    try Workplace.with { place in
      try write(["Kit": Self.torn], place)
      try place.write(text, to: "Linux/Roads.txt")
      place.buildable = ["Kit"]

      #expect(place.run("") == 0)

      #expect(place.trials.count == trials)
      #expect(
        place.printed.filter { $0.hasPrefix("  Linux/Roads.txt:") }
          == (line.map {
            [
              "  Linux/Roads.txt:\($0) ends in none of ': as it is', ': from its sources', "
                + "': as a stand-in', and says nothing."
            ]
          } ?? []))
      #expect(
        place.read("Linux/Roads.txt") == Self.head
          + "Kit 1.2.0, Swift 6.2.1: \(trials == 0 ? "from its sources" : "as it is")\n")
      #expect(place.run("", "--check") == 0)
    }
  }

  @Test func `lead to sources where something that is needed is a target`() throws {
    try Workplace.with { place in
      place.manifests["Kit"] = Self.manifest("Kit", needs: "Base")
      place.manifests["Top"] = Self.manifest("Top", needs: "Kit")
      try write(
        [
          "Top": ["Sources/Top/A.swift": "#if os(Linux)\n#endif\nimport Kit\nimport Combine\n"],
          "Kit": ["Sources/Kit/A.swift": "#if os(Linux)\n#endif\nimport Base\n"],
          "Base": ["Sources/Base/A.swift": "import Foundation\n"],
        ], place)

      #expect(place.run("") == 0)

      for name in ["Base", "Kit", "Top"] {
        #expect(
          place.printed.contains {
            $0.hasPrefix("  \(name) ") && $0.hasSuffix("\(name), 1 source")
          },
          "\(place.printed)")
      }
      #expect(place.trials == [])
    }
  }

  @Test func `are by the sources where they are a project's own`() throws {
    try Workplace.with { place in
      place.manifests["Kit"] = Self.manifest("Kit")
      try place.write(
        ProjectText(targets: [.init(name: "Shop", products: ["Kit"])], folders: ["Kit"]),
        to: "Shop.xcodeproj")
      try place.write("import UIKit\nimport Kit\n", to: "Shop/A.swift")
      try place.write("", to: "Kit/Package.swift")
      for (file, text) in Self.torn {
        try place.write(text, to: "Kit/" + file)
      }
      place.buildable = ["Kit"]

      #expect(place.run("") == 0)
      #expect(place.trials.count == 1)
      #expect(place.run("") == 0)
      #expect(place.trials == [])

      // It has no version, but other sources.
      try place.write("#if os(Linux)\n#endif\nimport Combine\n\n", to: "Kit/Sources/Kit/A.swift")
      #expect(place.run("") == 0)
      #expect(place.trials.count == 1)
    }
  }
}
