import Foundation
import PropertyLists
import TestSupport
import Testing
import XcodeProjects

/// Whole projects as Xcode 15 and Xcode 26 write them, in `Fixtures`.
@Suite("Projects as Xcode writes them")
struct FixtureProjectTests {
  private static let folder =
    PackageFolder.appending("Tests/Tools/XcodeProjectsTests/Fixtures").path

  private func project(_ name: String) throws -> XcodeProject {
    try XcodeProject(path: "\(Self.folder)/\(name)/\(name).xcodeproj")
  }

  private func files(of target: String, in project: XcodeProject) throws -> TargetFiles {
    TargetFiles(of: try #require(project.target(named: target)), in: project)
  }

  private func relative(_ paths: [String], _ project: XcodeProject) -> [String] {
    paths.map { FilePath.relative($0, to: project.folder) }
  }

  @Test(arguments: [
    (
      "Larder", "Larder",
      [
        "Larder/AppDelegate.swift", "Larder/SceneDelegate.swift",
        "Larder/Support/FreshnessColor.swift", "Larder/ViewController.swift",
      ]
    ),
    (
      "Larder", "LarderWidgets",
      [
        "Larder/Support/FreshnessColor.swift", "LarderWidgets/LarderWidgets.swift",
      ]
    ),
    ("Larder", "LarderKit", ["LarderKit/Shelf.swift"]),
    (
      "Larder", "LarderUITests",
      [
        "LarderUITests/LarderUITests.swift", "LarderUITests/LarderUITestsLaunchTests.swift",
      ]
    ),
    (
      "Pantry", "Pantry",
      [
        "Pantry/AppDelegate.swift", "Pantry/SceneDelegate.swift", "Pantry/ViewController.swift",
        "../Commons/Commons.swift",
      ]
    ),
    ("Pantry", "PantryTests", ["PantryTests/PantryTests.swift", "../Commons/Commons.swift"]),
  ])
  func `have the sources of each target`(
    name: String, target: String, sources: [String]
  ) throws {
    let project = try project(name)

    #expect(relative(try files(of: target, in: project).sources, project) == sources)
  }

  @Test(arguments: [
    (
      "Larder",
      [
        "Larder/Assets.xcassets", "Larder/Base.lproj/Main.storyboard",
        "Larder/Localizable.xcstrings",
      ]
    ),
    (
      "Pantry",
      [
        "Pantry/Base.lproj/Main.storyboard", "Pantry/de.lproj/Main.strings",
        "Pantry/en.lproj/Localizable.strings", "Pantry/de.lproj/Localizable.strings",
        "Pantry/Assets.xcassets", "Pantry/Pages",
      ]
    ),
  ])
  func `have the resources of the app`(name: String, resources: [String]) throws {
    let project = try project(name)

    #expect(
      relative(try files(of: name, in: project).resources.map(\.path), project) == resources)
  }

  @Test func `say which sources are not there, and nothing else`() throws {
    let larder = try project("Larder"), pantry = try project("Pantry")

    #expect(larder.findings == [])
    #expect(pantry.findings == [])
    #expect(try larder.targets.flatMap { try files(of: $0.name, in: larder).findings } == [])
    #expect(
      try pantry.targets.flatMap { try files(of: $0.name, in: pantry).findings }.map(\.text) == [
        "'Secrets.swift' (7C220000000000000000000C) of the sources of 'Pantry' is not there: "
          + "Pantry/Secrets.swift."
      ])
  }

  @Test func `have settings of all levels`() throws {
    let larder = try project("Larder"), pantry = try project("Pantry")
    let app = TargetSettings(of: larder.targets[0], in: larder)
    let kit = TargetSettings(of: larder.targets[1], in: larder)
    let old = TargetSettings(of: pantry.targets[0], in: pantry)
    let tests = TargetSettings(of: pantry.targets[1], in: pantry)

    #expect(app.isMainActorByDefault)
    #expect(!kit.isMainActorByDefault)
    #expect(app.conditions == ["DEBUG"])
    #expect(app.upcomingFeatures.contains("MemberImportVisibility"))
    #expect(old.moduleName == "My_Pantry")
    #expect(old.conditions == ["DEBUG", "PANTRY"])
    #expect(old.findings == [])
    #expect(tests.testHost == "My Pantry")
  }

  @Test func `have an Info.plist with scenes`() throws {
    for name in ["Larder", "Pantry"] {
      let project = try project(name)
      let target = try #require(project.target(named: name))
      let settings = TargetSettings(of: target, in: project)
      let info = InfoPropertyList(of: target, settings: settings)
      let scenes = info["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.dictionary ?? []

      #expect(
        scenes.first?.value.array?.first?["UISceneDelegateClassName"]?.string
          == "\(settings.moduleName).SceneDelegate")
      #expect(info["CFBundleIdentifier"]?.string == "org.example.\(name)")
    }
  }

  @Test func `have a scheme with its plan`() throws {
    let project = try project("Larder")
    let scheme = try Scheme(
      path: try #require(Scheme.paths(in: project.path).first), folder: project.folder)
    let plan = try TestPlan(path: try #require(scheme.testPlans.first))

    #expect(scheme.launched?.id == project.targets[0].id)
    #expect(scheme.launchOptions.arguments == ["-FirstStart", "NO"])
    #expect(plan.testables.map(\.target.id) == project.targets[2...3].map(\.id))
    #expect(plan.testables[1].skippedTests == ["LarderUITests/testLaunchPerformance()"])
    #expect(plan.configurations.first?.options.language == "de")
  }
}
