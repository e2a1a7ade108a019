import PropertyLists
import Testing
import XcodeProjects

@Suite("XcodeProject")
struct XcodeProjectTests {
  private func project(_ objects: String, root: String = "") throws -> XcodeProject {
    try XcodeProject(
      path: "/Code/App.xcodeproj", bytes: Array(WrittenProject.text(objects, root: root).utf8))
  }

  private func findings(_ objects: String, root: String = "") throws -> [String] {
    try project(objects, root: root).findings.map {
      "\($0)".replacing("/Code/App.xcodeproj/project.pbxproj:", with: "")
    }
  }

  private let tree = """
    \t\tMAIN = {isa = PBXGroup; children = (G1, G2, P, OUT); sourceTree = "<group>"; };
    \t\tG1 = {isa = PBXGroup; children = (F1, F2, F3, F4, F5, F6, F7); path = Sources; sourceTree = "<group>"; };
    \t\tG2 = {isa = PBXGroup; children = (F8, G3); name = "Only a name"; sourceTree = "<group>"; };
    \t\tG3 = {isa = PBXGroup; children = (F9); path = ../Shared; sourceTree = SOURCE_ROOT; };
    \t\tP = {isa = PBXGroup; children = (APP); name = Products; sourceTree = "<group>"; };
    \t\tF1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    \t\tF2 = {isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
    \t\tF3 = {isa = PBXFileReference; name = T.swift; path = ../../Tools/T.swift; sourceTree = "<group>"; };
    \t\tF4 = {isa = PBXFileReference; path = /opt/./x/../B.swift; sourceTree = "<absolute>"; };
    \t\tF5 = {isa = PBXFileReference; path = UIKit.framework; sourceTree = SDKROOT; };
    \t\tF6 = {isa = PBXFileReference; path = Platforms/X.framework; sourceTree = DEVELOPER_DIR; };
    \t\tF7 = {isa = PBXFileReference; path = C.swift; sourceTree = MY_TREE; };
    \t\tF8 = {isa = PBXFileReference; path = D.swift; sourceTree = "<group>"; };
    \t\tF9 = {isa = PBXFileReference; path = S.swift; sourceTree = "<group>"; };
    \t\tOUT = {isa = PBXFileReference; lastKnownFileType = folder; path = "../../../../Far"; sourceTree = "<group>"; };
    \t\tAPP = {isa = PBXFileReference; explicitFileType = wrapper.application; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tALONE = {isa = PBXFileReference; path = Alone.swift; sourceTree = "<group>"; };
    """

  @Test(arguments: [
    ("F1", Location.file("/Code/Sources/A.swift")), ("F2", .file("/Code/Root.swift")),
    ("F3", .file("/Tools/T.swift")), ("F4", .file("/opt/B.swift")),
    ("F5", .system("UIKit.framework")), ("F6", .system("Platforms/X.framework")),
    ("F7", .unknown("$(MY_TREE)/C.swift")), ("F8", .file("/Code/D.swift")),
    ("F9", .file("/Shared/S.swift")), ("OUT", .file("/Far")), ("APP", .product("App.app")),
    ("ALONE", .file("/Code/Alone.swift")),
  ])
  func `knows where each file is`(id: String, location: Location) throws {
    #expect(try project(tree).items[id]?.location == location)
  }

  @Test func `begins paths where the project says`() throws {
    let project = try project(tree, root: "projectDirPath = ../Base;")

    #expect(project.folder == "/Base")
    #expect(project.items["F1"]?.location == .file("/Base/Sources/A.swift"))
  }

  private let targets = """
    \t\tMAIN = {isa = PBXGroup; children = (LIB, OTHER); sourceTree = "<group>"; };
    \t\tLIB = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tOTHER = {isa = PBXFileReference; path = Other/Other.xcodeproj; sourceTree = "<group>"; };
    \t\tT1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; productReference = LIB; buildPhases = (C1, C2, S1); dependencies = (D1, D2, D3, D4); packageProductDependencies = (PP1, PP2); buildConfigurationList = L1; buildRules = (R1, R2, R3); };
    \t\tR1 = {isa = PBXBuildRule; name = Words; fileType = pattern.proxy; filePatterns = "*.txt"; };
    \t\tR2 = {isa = PBXBuildRule; fileType = pattern.proxy; filePatterns = "*.proto"; };
    \t\tR3 = {isa = PBXBuildRule; script = "make"; };
    \t\tT2 = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
    \t\tT3 = {isa = PBXAggregateTarget; name = All; };
    \t\tD1 = {isa = PBXTargetDependency; target = T3; };
    \t\tD2 = {isa = PBXTargetDependency; productRef = PP2; };
    \t\tD3 = {isa = PBXTargetDependency; targetProxy = X1; platformFilter = maccatalyst; };
    \t\tD4 = {isa = PBXTargetDependency; targetProxy = X2; };
    \t\tX1 = {isa = PBXContainerItemProxy; containerPortal = OTHER; proxyType = 1; remoteInfo = Core; };
    \t\tX2 = {isa = PBXContainerItemProxy; containerPortal = ROOT; proxyType = 1; remoteGlobalIDString = T2; };
    \t\tPP1 = {isa = XCSwiftPackageProductDependency; package = K1; productName = SnapKit; };
    \t\tPP2 = {isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };
    \t\tC1 = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 10; files = (); };
    \t\tC2 = {isa = PBXCopyFilesBuildPhase; dstPath = Deep; dstSubfolder = Resources; files = (); };
    \t\tS1 = {isa = PBXShellScriptBuildPhase; name = Gen; outputPaths = ("$(SRCROOT)/G.swift"); shellScript = "gen > G.swift\\n"; };
    \t\tK1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/SnapKit"; requirement = {kind = exactVersion; version = 5.7.1; }; };
    \t\tK2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/B"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
    \t\tK3 = {isa = XCLocalSwiftPackageReference; relativePath = ../Units; };
    \t\tK4 = {isa = XCRemoteSwiftPackageReference; repositoryURL = u; requirement = {kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0; }; };
    \t\tL1 = {isa = XCConfigurationList; buildConfigurations = (B1, B2); defaultConfigurationName = Release; };
    \t\tB1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {A = 1; }; };
    \t\tB2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {A = 2; }; };
    """
  private let root = """
    targets = (T1, T2, T3); packageReferences = (K1, K2, K3, K4); developmentRegion = de; \
    knownRegions = (de, Base); projectReferences = ({ProductGroup = MAIN; ProjectRef = OTHER; }); \
    attributes = {TargetAttributes = {T2 = {TestTargetID = T1; }; }; };
    """

  @Test func `knows targets, what they make and what they test`() throws {
    let project = try project(targets, root: root)

    #expect(project.findings.map(\.text) == [])
    #expect(project.targets.map(\.name) == ["App", "Tests", "All"])
    #expect(project.targets.map(\.kind) == [.application, .unitTests, .aggregate])
    #expect(project.targets[0].buildRules == ["Words", "*.proto", "R3"])
    #expect(project.productName(of: project.targets[0]) == "App.app")
    #expect(project.targets[1].testTarget == "T1")
    #expect(project.developmentRegion == "de")
    #expect(project.knownRegions == ["de", "Base"])
    #expect(project.otherProjects == ["/Code/Other/Other.xcodeproj"])
  }

  @Test func `knows on what a target depends`() throws {
    let project = try project(targets, root: root)
    let lint = PackageProduct(name: "Lint", package: nil, isPlugin: true)

    #expect(
      project.targets[0].dependencies.map(\.kind) == [
        .target("T3"), .packageProduct(lint),
        .otherProject(path: "/Code/Other/Other.xcodeproj", target: "Core"), .target("T2"),
      ])
    #expect(project.targets[0].dependencies.map(\.isForIOS) == [true, true, false, true])
    #expect(
      project.targets[0].packageProducts
        == [PackageProduct(name: "SnapKit", package: "K1", isPlugin: false), lint])
    #expect(
      project.packages.map(\.source) == [
        .remote(url: "https://example.com/SnapKit", .exact("5.7.1")),
        .remote(url: "https://example.com/B", .upToNextMajor("1.0.0")),
        .local(path: "/Units"), .remote(url: "u", .range("1.0.0", "2.0.0")),
      ])
  }

  @Test func `reads phases as Xcode 15 and as Xcode 26 write them`() throws {
    let phases = try project(targets, root: root).targets[0].phases

    #expect(phases.map(\.destination) == ["Frameworks", "Resources/Deep", ""])
    #expect(phases[2].script == "gen > G.swift\n")
    #expect(phases[2].outputPaths == ["$(SRCROOT)/G.swift"])
  }

  @Test(arguments: [("Debug", "Debug"), ("Staging", "Release")])
  func `takes the configuration of a name, or the default one`(asked: String, got: String) throws {
    let list = try project(targets, root: root).targets[0].configurations

    #expect(list.configuration(named: asked)?.name == got)
  }

  @Test(arguments: [
    (
      "MAIN = {isa = PBXGroup; children = (A1); };", "",
      "4:37: 'children' of PBXGroup (MAIN) leads to 'A1', which is not there."
    ),
    (
      "MAIN = {isa = PBXGroup; children = (X); }; X = {isa = PBXBuildFile; };", "",
      "4:37: 'children' of PBXGroup (MAIN) leads to PBXBuildFile (X), which does not belong there."
    ),
    (
      "MAIN = {isa = PBXGroup; children = (A, A); }; A = {isa = PBXGroup; name = Z; };", "",
      "4:40: 'children' of PBXGroup (MAIN) names PBXGroup 'Z' (A) twice."
    ),
    (
      "MAIN = {isa = PBXGroup; children = (A); }; A = {isa = PBXGroup; children = (MAIN); };", "",
      "4:44: 'children' of PBXGroup (A) names PBXGroup (MAIN), which is in a group already."
    ),
    (
      "MAIN = {isa = PBXGroup; children = 3; };", "",
      "4:36: 'children' of PBXGroup (MAIN) is no list."
    ),
    (
      "MAIN = {isa = PBXGroup; children = ((A)); };", "",
      "4:37: 'children' of PBXGroup (MAIN) has an element that is no id."
    ),
    ("MAIN = {isa = PBXGroup; }; X = {name = 1; };", "", "4:28: The object 'X' has no 'isa'."),
    (
      "MAIN = {isa = PBXGroup; }; MAIN = {isa = PBXGroup; };", "",
      "4:28: PBXGroup (MAIN) is there twice: the last one counts."
    ),
    (
      "MAIN = {isa = PBXGroup; }; T = {isa = PBXNativeTarget; name = A; }; U = {isa = PBXNativeTarget; name = A; };",
      "targets = (T, U);", "4:69: There is another target 'A' than PBXNativeTarget 'A' (U)."
    ),
    (
      "MAIN = {isa = PBXGroup; }; T = {isa = PBXNativeTarget; name = A; buildPhases = (P); }; P = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; };",
      "targets = (T);", "4:137: PBXBuildFile (B) names no file."
    ),
    (
      "MAIN = {isa = PBXGroup; }; T = {isa = PBXNativeTarget; name = A; productReference = (1); };",
      "targets = (T);", "4:85: 'productReference' of PBXNativeTarget 'A' (T) is no id."
    ),
    (
      "MAIN = {isa = PBXGroup; }; K = {isa = XCRemoteSwiftPackageReference; };",
      "packageReferences = (K);",
      "4:28: XCRemoteSwiftPackageReference (K) says neither a path nor an address."
    ),
    (
      "MAIN = {isa = PBXGroup; }; L = {isa = XCConfigurationList; buildConfigurations = (C); }; C = {isa = XCBuildConfiguration; name = D; buildSettings = 1; };",
      "buildConfigurationList = L;",
      "4:149: 'buildSettings' of XCBuildConfiguration 'D' (C) is no dictionary."
    ),
    (
      "MAIN = {isa = PBXGroup; };", "projectReferences = ({ProjectRef = X; });",
      "5:68: 'ProjectRef' of PBXProject (ROOT) leads to 'X', which is not there."
    ),
  ])
  func `says at which line what object is wrong, and goes on`(
    objects: String, root: String, sentence: String
  ) throws {
    #expect(try findings(objects, root: root) == [sentence])
  }

  @Test(arguments: [
    ("{a = 1;}", "1:1: The file has no 'objects': it is no project file."),
    ("{objects = {};}", "1:1: 'rootObject' leads to '', which is no PBXProject."),
    (
      "{objects = {};\nrootObject = A;}", "2:14: 'rootObject' leads to 'A', which is no PBXProject."
    ),
  ])
  func `refuses what is no project file`(text: String, sentence: String) {
    do throws(Finding) {
      _ = try XcodeProject(path: "/Code/App.xcodeproj", bytes: Array(text.utf8))
      Issue.record("It was read.")
    } catch {
      #expect("\(error)" == "/Code/App.xcodeproj/project.pbxproj:\(sentence)")
    }
  }

  @Test func `passes over groups that lie endlessly deep in each other`() throws {
    let count = 100_000
    let groups = (0..<count).map {
      "G\($0) = {isa = PBXGroup; path = a; children = (G\($0 + 1)); };"
    }
    let project = try project(
      "MAIN = {isa = PBXGroup; children = (G0); };\n" + groups.joined(separator: "\n")
        + "\nG\(count) = {isa = PBXGroup; };")

    #expect(
      project.findings.first?.text
        == "PBXGroup 'a' (G511) lies 512 groups deep: what it holds is left out.")
  }
}
