import Foundation
import Testing

@testable import FleetInit

@Suite("The submodules around a project")
struct SubmodulesTests {
  private static let modules = """
    [submodule "Kit"]
    \tpath = Vendor/Kit
    \turl = https://example.org/Kit
    [submodule "Here"]
      path=Here
    """

  @Test func `are told where they were not fetched`() throws {
    try Workplace.with { place in
      try place.write(Self.modules, to: ".gitmodules")
      try place.write("", to: "Here/Package.swift")
      try place.write("", to: "App/Deep/App.swift")

      #expect(Submodules.missing(around: place.folder + "/App/Deep") == ["Vendor/Kit"])
    }
  }

  @Test func `are those of the project's own repository`() throws {
    try Workplace.with { place in
      try place.write(Self.modules, to: ".gitmodules")
      try place.write("", to: "App/.git/HEAD")

      #expect(Submodules.missing(around: place.folder + "/App") == [])
    }
  }
}
