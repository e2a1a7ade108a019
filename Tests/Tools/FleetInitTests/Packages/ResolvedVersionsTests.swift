import Foundation
import Testing
import XcodeProjects

@testable import FleetInit

@Suite("The versions of packages")
struct ResolvedVersionsTests {
  @Test(arguments: [
    ("https://example.org/a/Kit.git", "exact: \"1.2.3\""),
    ("git@example.org:a/kit", "exact: \"1.2.3\""),
    ("https://example.org/a/Branch", "revision: \"abc\""),
    ("https://example.org/a/Other", "from: \"4.0.0\""),
  ])
  func `are those that are pinned`(url: String, requirement: String) throws {
    try Workplace.with { place in
      try place.write(
        """
        {"pins": [
          {"identity": "kit", "location": "https://example.org/a/Kit.git", "kind": "remoteSourceControl",
           "state": {"revision": "def", "version": "1.2.3"}},
          {"identity": "branch", "location": "https://example.org/a/Branch",
           "state": {"branch": "main", "revision": "abc"}}], "version": 2}
        """, to: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
      let versions = ResolvedVersions(of: ["\(place.folder)/App.xcodeproj"])

      #expect(versions.requirement(of: url, .upToNextMajor("4.0.0")) == requirement)
    }
  }

  @Test func `are read from the old form, too`() throws {
    try Workplace.with { place in
      try place.write(
        """
        {"object": {"pins": [{"package": "Kit", "repositoryURL": "https://example.org/a/Kit",
          "state": {"branch": null, "revision": "def", "version": "1.2.3"}}]}, "version": 1}
        """, to: "App.xcworkspace/xcshareddata/swiftpm/Package.resolved")
      let versions = ResolvedVersions(of: ["\(place.folder)/App.xcworkspace"])

      #expect(
        versions.requirement(of: "https://example.org/a/Kit", .unknown) == "exact: \"1.2.3\"")
    }
  }

  @Test(
    arguments: [
      (.upToNextMajor("1.0.0"), "from: \"1.0.0\""),
      (.upToNextMinor("1.0.0"), ".upToNextMinor(from: \"1.0.0\")"),
      (.exact("1.0.0"), "exact: \"1.0.0\""),
      (.branch("main"), "branch: \"main\""), (.revision("abc"), "revision: \"abc\""),
      (.range("1.0.0", "2.0.0"), "\"1.0.0\"..<\"2.0.0\""), (.unknown, nil),
    ] as [(PackageReference.Requirement, String?)])
  func `are the project's where none is pinned`(
    requirement: PackageReference.Requirement, text: String?
  ) {
    #expect(ResolvedVersions(of: []).requirement(of: "u", requirement) == text)
  }
}
