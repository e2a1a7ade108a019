import Foundation
import Testing
import XcodeProjects

@testable import FleetInit

@Suite("The manifest of a package")
struct PackageManifestTests {
  private func manifest(_ text: String) throws -> PackageManifest {
    try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
  }

  @Test func `says how its targets are compiled`() throws {
    let manifest = try manifest(
      """
      {"name": "Kit", "products": [], "toolsVersion": {"_version": "6.1.0"},
       "targets": [{"name": "Kit", "type": "regular", "settings": [
         {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
         {"tool": "swift", "kind": {"define": {"_0": "X"}}, "condition": {"config": "debug"}},
         {"tool": "swift", "kind": {"define": {"_0": "FAST"}}, "condition": {"config": "release"}},
         {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "Up"}},
          "condition": {"platformNames": ["ios", "macos"]}},
         {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}},
         {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-x"]}}},
         {"tool": "linker", "kind": {"linkedFramework": {"_0": "UIKit"}}}]},
        {"name": "Other-Kit", "type": "regular"}]}
      """)

    #expect(
      manifest.settingLines(of: manifest.targets[0]) == [
        ".swiftLanguageMode(.v5)", ".define(\"X\")", ".enableUpcomingFeature(\"Up\")",
        ".defaultIsolation(MainActor.self)",
      ])
    #expect(manifest.settingLines(of: manifest.targets[1]) == [".swiftLanguageMode(.v6)"])
    #expect(manifest.product(with: "Other_Kit") == "Other-Kit")
  }

  @Test func `says which packages it needs`() throws {
    let manifest = try manifest(
      """
      {"name": "Kit", "products": [], "targets": [], "dependencies": [
        {"sourceControl": [{"location": {"remote": [{"urlString": "https://example.org/A"}]},
          "requirement": {"exact": ["1.0.0"]}}]},
        {"sourceControl": [{"location": {"remote": [{"urlString": "https://example.org/B"}]},
          "requirement": {"branch": ["main"]}}]},
        {"sourceControl": [{"location": {"remote": [{"urlString": "https://example.org/C"}]},
          "requirement": {"revision": ["abc"]}}]},
        {"sourceControl": [{"location": {"local": ["/Here"]}}]},
        {"fileSystem": [{"identity": "d", "path": "/D"}]},
        {"registry": [{"identity": "mona.kit"}]}]}
      """)

    #expect(
      (manifest.dependencies ?? []).map(\.source) == [
        .remote(url: "https://example.org/A", .exact("1.0.0")),
        .remote(url: "https://example.org/B", .branch("main")),
        .remote(url: "https://example.org/C", .revision("abc")), nil, .local(path: "/D"), nil,
      ])
  }
}
