import Foundation
import PropertyLists
import TestSupport
import Testing
import XcodeProjects

@Suite("XcodeProject, damaged")
struct XcodeProjectFuzzTests {
  /// A project with something of everything, one object a line.
  private static let lines = """
    MAIN = {isa = PBXGroup; children = (G1, G2, SYNC, VG, X, OTHER, P); sourceTree = "<group>"; };
    G1 = {isa = PBXGroup; children = (F1, F2); path = ../App; sourceTree = "<group>"; };
    G2 = {isa = PBXGroup; children = (G3); name = "Only a name"; sourceTree = "<group>"; };
    G3 = {isa = PBXGroup; children = (F3); path = "a/../.."; sourceTree = SOURCE_ROOT; };
    SYNC = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, E3); explicitFolders = (Web); path = Sync; sourceTree = "<group>"; };
    E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "/Localized/M.storyboard"); target = T1; };
    E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (S.swift); platformFiltersByRelativePath = {S.swift = (ios); }; target = T2; };
    E3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = C1; membershipExceptions = (a.pdf); };
    VG = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2); sourceTree = "<group>"; };
    V1 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    V2 = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    P = {isa = PBXGroup; children = (APP); name = Products; sourceTree = "<group>"; };
    F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = "B \\U00e4.swift"; sourceTree = "<absolute>"; };
    F3 = {isa = PBXFileReference; lastKnownFileType = folder; path = Pages; sourceTree = SOURCE_ROOT; };
    X = {isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
    OTHER = {isa = PBXFileReference; path = Other.xcodeproj; sourceTree = "<group>"; };
    APP = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
    B1 = {isa = PBXBuildFile; fileRef = F1; platformFilters = (ios, macos); };
    B2 = {isa = PBXBuildFile; fileRef = VG; };
    B3 = {isa = PBXBuildFile; productRef = PP; };
    S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
    R1 = {isa = PBXResourcesBuildPhase; files = (B2, B3); };
    C1 = {isa = PBXCopyFilesBuildPhase; dstPath = x; dstSubfolderSpec = 10; files = (B1); };
    PP = {isa = XCSwiftPackageProductDependency; package = K; productName = "plugin:Lint"; };
    K = {isa = XCRemoteSwiftPackageReference; repositoryURL = u; requirement = {kind = branch; branch = main; }; };
    D1 = {isa = PBXTargetDependency; target = T2; targetProxy = CP; };
    D2 = {isa = PBXTargetDependency; targetProxy = CP; };
    CP = {isa = PBXContainerItemProxy; containerPortal = OTHER; remoteInfo = Core; };
    T1 = {isa = PBXNativeTarget; name = "../App"; productType = "com.apple.product-type.application"; buildPhases = (S1, R1, C1); dependencies = (D1, D2); fileSystemSynchronizedGroups = (SYNC); packageProductDependencies = (PP); productReference = APP; buildConfigurationList = L; };
    T2 = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = L; };
    L = {isa = XCConfigurationList; buildConfigurations = (D, R); defaultConfigurationName = R; };
    D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {A = ("$(inherited)", "$(B)"); "B[sdk=iphone*]" = "$(A:lower)"; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchScreen_Generation = YES; }; };
    R = {isa = XCBuildConfiguration; name = Release; baseConfigurationReferenceAnchor = SYNC; baseConfigurationReferenceRelativePath = R.xcconfig; buildSettings = {}; };
    """.split(separator: "\n").map(String.init)

  private static let root = """
    targets = (T1, T2); packageReferences = (K); buildConfigurationList = L; \
    projectReferences = ({ProjectRef = OTHER; }); attributes = {TargetAttributes = {}; };
    """

  private static let ids = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
  private static let words =
    ids + ["(", ")", "{", "}", ";", "=", "\"", "../../..", "/*", "$(A)", "GONE"]

  /// Changes words of lines: what comes out is mostly a property list still, but no project.
  private func damaged(using generator: inout SeededGenerator) -> String {
    var lines = Self.lines
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let index = Int.random(in: 0..<lines.count, using: &generator)
      let other = Int.random(in: 0..<lines.count, using: &generator)
      let id = Self.ids[Int.random(in: 0..<Self.ids.count, using: &generator)]
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: lines.remove(at: index)
      case 1: lines.append(lines[index])
      case 2: lines.swapAt(index, other)
      case 3: lines[index] = lines[index].replacing(id, with: Self.ids[other % Self.ids.count])
      case 4: lines[index] = lines[index].replacing("isa = PBX", with: "isa = XC")
      default:
        var parts = lines[index].split(separator: " ").map(String.init)
        let place = Int.random(in: 0..<parts.count, using: &generator)
        parts[place] = Self.words[Int.random(in: 0..<Self.words.count, using: &generator)]
        lines[index] = parts.joined(separator: " ")
      }
    }
    return WrittenProject.text(lines.joined(separator: "\n"), root: Self.root)
  }

  @Test func `is read without a finding where nothing is damaged`() throws {
    let text = WrittenProject.text(Self.lines.joined(separator: "\n"), root: Self.root)
    let project = try XcodeProject(path: "/Nowhere/App.xcodeproj", bytes: Array(text.utf8))

    #expect(project.findings == [])
    #expect(project.targets.count == 2)
  }

  @Test(arguments: Fuzz.runs(short: 5, long: 20, steps: (200, 10_000)))
  func `is read or refused in sentences that name the line`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let text = damaged(using: &generator)
      do throws(Finding) {
        let project = try XcodeProject(path: "/Nowhere/App.xcodeproj", bytes: Array(text.utf8))
        for finding in project.findings { check(finding, fuzz) }
        for target in project.targets {
          let settings = TargetSettings(of: target, in: project)
          for finding in TargetFiles(of: target, in: project).findings { check(finding, fuzz) }
          let info = InfoPropertyList(of: target, settings: settings)
          #expect(!settings.moduleName.contains("."), "\(fuzz)")
          #expect(info.entries.count < 100, "\(fuzz)")
        }
      } catch {
        check(error, fuzz)
      }
    }
  }

  private func check(_ finding: Finding, _ fuzz: Fuzz) {
    let place = finding.position
    #expect(place != nil && finding.text.hasSuffix("."), "\(fuzz)\n\(finding)")
  }
}
