import Foundation
import Testing
import XcodeProjects

@Suite("TargetFiles")
struct TargetFilesTests {
  private let classic = """
    \t\tMAIN = {isa = PBXGroup; children = (G1, GONE, APP); sourceTree = "<group>"; };
    \t\tG1 = {isa = PBXGroup; children = (F1, F2, F3, VG, DIR, CAT, OUT, MODEL, H); path = App; sourceTree = "<group>"; };
    \t\tF1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    \t\tF2 = {isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
    \t\tF3 = {isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
    \t\tH = {isa = PBXFileReference; path = App.h; sourceTree = "<group>"; };
    \t\tOUT = {isa = PBXFileReference; path = ../../Shared.swift; sourceTree = "<group>"; };
    \t\tGONE = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    \t\tDIR = {isa = PBXFileReference; lastKnownFileType = folder; path = Pages; sourceTree = "<group>"; };
    \t\tCAT = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
    \t\tMODEL = {isa = XCVersionGroup; path = M.xcdatamodeld; children = (); sourceTree = "<group>"; };
    \t\tVG = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2); sourceTree = "<group>"; };
    \t\tV1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    \t\tV2 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    \t\tAPP = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tB1 = {isa = PBXBuildFile; fileRef = F1; };
    \t\tB2 = {isa = PBXBuildFile; fileRef = F2; };
    \t\tB3 = {isa = PBXBuildFile; fileRef = F3; platformFilters = (macos, maccatalyst); };
    \t\tB4 = {isa = PBXBuildFile; fileRef = OUT; platformFilter = ios; };
    \t\tB5 = {isa = PBXBuildFile; fileRef = GONE; };
    \t\tB6 = {isa = PBXBuildFile; fileRef = VG; };
    \t\tB7 = {isa = PBXBuildFile; fileRef = DIR; };
    \t\tB8 = {isa = PBXBuildFile; fileRef = CAT; };
    \t\tB9 = {isa = PBXBuildFile; fileRef = F2; };
    \t\tB10 = {isa = PBXBuildFile; fileRef = MODEL; };
    \t\tB11 = {isa = PBXBuildFile; fileRef = H; settings = {ATTRIBUTES = (Public); }; };
    \t\tB12 = {isa = PBXBuildFile; fileRef = APP; };
    \t\tB13 = {isa = PBXBuildFile; fileRef = F1; };
    \t\tS1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B10, B13); };
    \t\tS2 = {isa = PBXSourcesBuildPhase; files = (B9); };
    \t\tR1 = {isa = PBXResourcesBuildPhase; files = (B6, B7, B8); };
    \t\tH1 = {isa = PBXHeadersBuildPhase; files = (B11); };
    \t\tC1 = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = Watch; files = (B12, B9); };
    \t\tT1 = {isa = PBXNativeTarget; name = App; buildPhases = (S1, R1, H1); };
    \t\tT2 = {isa = PBXNativeTarget; name = Other; buildPhases = (S2, C1); };
    """
  private let files = [
    "App/A.swift", "App/Both.swift", "App/Mac.swift", "App/Old.swift", "App/App.h",
    "App/Pages/a/x.html", "App/Assets.xcassets/Contents.json", "App/M.xcdatamodeld/x",
    "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings",
  ]

  private func with<R>(
    _ objects: String, _ files: [String], targets: String = "T1, T2",
    _ body: (WrittenProject) throws -> R
  ) throws -> R {
    try WrittenProject.with(
      objects, root: "targets = (\(targets));",
      files: Dictionary(files.map { ($0, "") }, uniquingKeysWith: { $1 }), body)
  }

  @Test func `are those of the phases, and none that merely lies beside them`() throws {
    try with(classic, files) { project in
      try project.write("../Shared.swift", "")

      #expect(
        project.files(of: "App") == [
          "source App/A.swift", "source App/Both.swift", "source ../Shared.swift",
          "source App/M.xcdatamodeld", "resource App/Base.lproj/Main.storyboard",
          "resource App/de.lproj/Main.strings", "resource App/Pages as a folder",
          "resource App/Assets.xcassets", "header App/App.h",
        ])
      #expect(
        project.files(of: "Other")
          == ["source App/Both.swift", "copied(to: \"Resources/Watch\") App/Both.swift"])
    }
  }

  @Test func `say what is missing, what is named twice, and what lies outside`() throws {
    try with(classic, files) { project in
      try project.write("../Shared.swift", "")
      let read = try project.read()
      let members = TargetFiles(of: read.targets[0], in: read)

      #expect(members.missing == [project.folder + "/Gone.swift"])
      #expect(members.outside == [FilePath.join(project.folder, "../Shared.swift")])
      #expect(members.resources.map(\.language) == ["Base", "de", nil, nil])
      #expect(
        project.findings() == [
          "11:3: 'Gone.swift' (GONE) of the sources of 'App' is not there: Gone.swift.",
          "31:3: 'A.swift' (F1) is twice in the sources of 'App'.",
        ])
    }
  }

  /// Moved on the disk, and not in the project.
  @Test func `are taken from elsewhere where only one there has the name`() throws {
    try with(classic, files + ["Models/Gone.swift", "Pods/Kit/Gone.swift"]) { project in
      try project.write("../Shared.swift", "")
      let read = try project.read()
      #expect(TargetFiles(of: read.targets[0], in: read).missing == [])
      #expect(project.files(of: "App").contains("source Models/Gone.swift"))
      #expect(
        project.findings().first
          == "11:3: 'Gone.swift' (GONE) of the sources of 'App' is not there: Gone.swift; "
          + "Models/Gone.swift is taken.")
      try project.write("Views/Gone.swift", "")
      #expect(!project.files(of: "App").contains { $0.hasSuffix("Gone.swift") })
    }
  }

  @Test func `are found in other letters, capital or small, as a Mac's disk finds them`() throws {
    try with(classic, ["app/a.swift", "app/Both.swift", "app/de.LPROJ/main.strings"]) { project in
      #expect(
        project.files(of: "App") == [
          "source app/a.swift", "source app/Both.swift", "resource app/de.LPROJ/main.strings",
        ])
    }
  }

  private func synchronized(
    exceptions: String = "", sets: String = "", app: String = "G", other: String = "",
    phases: String = "S1, R1", group: String = ""
  ) -> String {
    """
    \t\tMAIN = {isa = PBXGroup; children = (G); sourceTree = "<group>"; };
    \t\tG = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(exceptions)); \(group) path = App; sourceTree = "<group>"; };
    \t\tS1 = {isa = PBXSourcesBuildPhase; files = (); };
    \t\tR1 = {isa = PBXResourcesBuildPhase; files = (); };
    \t\tC1 = {isa = PBXCopyFilesBuildPhase; dstSubfolder = Resources; dstPath = Docs; files = (); };
    \t\tT1 = {isa = PBXNativeTarget; name = App; buildPhases = (\(phases)); fileSystemSynchronizedGroups = (\(app)); };
    \t\tT2 = {isa = PBXNativeTarget; name = Other; buildPhases = (); fileSystemSynchronizedGroups = (\(other)); };
    \(sets)
    """
  }

  @Test func `are those of a synchronized folder by their kinds`() throws {
    let files = [
      "App/A.swift", "App/Deep/B.swift", "App/Assets.xcassets/C.swift", "App/.hidden/D.swift",
      "App/data.json", "App/App.h", "App/App.entitlements", "App/App.xcconfig",
      "App/Lib.xcframework/x", "App/Notes.md", "App/de.lproj/Localizable.strings",
    ]
    try with(synchronized(), files) { project in
      #expect(
        project.files(of: "App") == [
          "source App/A.swift", "header App/App.h", "resource App/Assets.xcassets",
          "source App/Deep/B.swift", "resource App/Notes.md", "resource App/data.json",
          "resource App/de.lproj/Localizable.strings",
        ])
      #expect(project.files(of: "Other") == [])
    }
  }

  @Test func `leave out exceptions of an owner, and take in those of another target`() throws {
    let sets = """
      \t\tE1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old, "/Localized/M.storyboard"); target = T1; };
      \t\tE2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, "/Localized/M.storyboard"); target = T2; };
      """
    let files = [
      "App/A.swift", "App/Info.plist", "App/Old/O.swift", "App/Shared.swift",
      "App/de.lproj/M.storyboard", "App/en.lproj/M.storyboard",
    ]
    try with(synchronized(exceptions: "E1, E2", sets: sets), files) { project in
      #expect(project.files(of: "App") == ["source App/A.swift", "source App/Shared.swift"])
      #expect(
        project.files(of: "Other") == [
          "source App/Shared.swift", "resource App/de.lproj/M.storyboard",
          "resource App/en.lproj/M.storyboard",
        ])
    }
  }

  @Test func `go to another phase, or another platform, where the folder says so`() throws {
    let sets = """
      \t\tE1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; platformFiltersByRelativePath = {Mac.swift = (macos, ); Both.swift = (ios, macos); }; target = T1; };
      \t\tE2 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = C1; membershipExceptions = (Guide.pdf, Sample.swift); };
      """
    let files = [
      "App/Mac.swift", "App/Both.swift", "App/Guide.pdf", "App/Sample.swift", "App/Web/x/y.html",
      "App/Readme",
    ]
    let objects = synchronized(
      exceptions: "E1, E2", sets: sets, phases: "S1, R1, C1",
      group: "explicitFolders = (Web); explicitFileTypes = {Readme = sourcecode.swift; };")
    try with(objects, files) { project in
      #expect(
        project.files(of: "App") == [
          "source App/Both.swift", "copied(to: \"Resources/Docs\") App/Guide.pdf",
          "source App/Readme", "copied(to: \"Resources/Docs\") App/Sample.swift",
          "resource App/Web as a folder",
        ])
    }
  }

  @Test func `have no catalog without a phase for resources`() throws {
    try with(synchronized(phases: "S1"), ["App/A.swift", "App/B.xcassets/x"]) { project in
      #expect(project.files(of: "App") == ["source App/A.swift"])
    }
  }

  @Test func `of a folder with links in circles come to an end`() throws {
    try with(synchronized(), ["App/A.swift", "App/Deep/B.swift"]) { project in
      for name in ["One", "Two"] {
        try FileManager.default.createSymbolicLink(
          atPath: project.folder + "/App/Deep/" + name,
          withDestinationPath: project.folder + "/App")
      }

      #expect(project.files(of: "App").contains("source App/Deep/B.swift"))
    }
  }

  @Test func `of a folder that is not there are told`() throws {
    try with(synchronized(), []) { project in
      #expect(project.findings() == ["5:3: The folder 'App' (G) is not there: App."])
    }
  }

  @Test func `in a tree that only Xcode knows are told`() throws {
    let objects = """
      \t\tMAIN = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      \t\tF = {isa = PBXFileReference; path = A.swift; sourceTree = MINE; };
      \t\tB = {isa = PBXBuildFile; fileRef = F; };
      \t\tS = {isa = PBXSourcesBuildPhase; files = (B); };
      \t\tT = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
      """
    try with(objects, [], targets: "T") { project in
      #expect(
        project.findings() == [
          "5:3: 'A.swift' (F) lies in '$(MINE)/A.swift', which only Xcode's settings know."
        ])
    }
  }

  @Test func `in groups that hold each other are told`() throws {
    let objects = """
      \t\tMAIN = {isa = PBXGroup; sourceTree = "<group>"; };
      \t\tG = {isa = PBXGroup; children = (F, G); path = App; sourceTree = "<group>"; };
      \t\tF = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      \t\tB = {isa = PBXBuildFile; fileRef = F; };
      \t\tS = {isa = PBXSourcesBuildPhase; files = (B); };
      \t\tT = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
      """
    try with(objects, [], targets: "T") { project in
      #expect(
        project.findings()
          == ["7:3: 'F' of the sources of 'App' lies in no group of the project."])
    }
  }
}
