import PropertyLists
import Testing
import XcodeProjects

@Suite("TargetSettings")
struct TargetSettingsTests {
  private func objects(project: String = "", target: String = "", release: String = "") -> String {
    """
    \t\tMAIN = {isa = PBXGroup; children = (X1, X2, G); sourceTree = "<group>"; };
    \t\tX1 = {isa = PBXFileReference; path = Project.xcconfig; sourceTree = "<group>"; };
    \t\tX2 = {isa = PBXFileReference; path = Target.xcconfig; sourceTree = "<group>"; };
    \t\tG = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
    \t\tT = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildConfigurationList = TL; };
    \t\tTL = {isa = XCConfigurationList; buildConfigurations = (TD, TR); };
    \t\tTD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X2; buildSettings = {\(target)}; };
    \t\tTR = {isa = XCBuildConfiguration; name = Release; baseConfigurationReferenceAnchor = G; baseConfigurationReferenceRelativePath = Sub/R.xcconfig; buildSettings = {\(release)}; };
    \t\tPL = {isa = XCConfigurationList; buildConfigurations = (PD); };
    \t\tPD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X1; buildSettings = {\(project)}; };
    """
  }

  private func read<R>(
    project: String = "", target: String = "", release: String = "", files: [String: String] = [:],
    configuration: String = "Debug", _ body: (TargetSettings, String) throws -> R
  ) throws -> R {
    let files = ["Project.xcconfig": "", "Target.xcconfig": "", "Config/Sub/R.xcconfig": ""]
      .merging(files) { $1 }
    return try WrittenProject.with(
      objects(project: project, target: target, release: release),
      root: "targets = (T); buildConfigurationList = PL; developmentRegion = de;", files: files
    ) { written in
      let read = try written.read()
      return try body(
        TargetSettings(of: read.targets[0], in: read, configuration: configuration),
        written.folder)
    }
  }

  @Test func `puts the levels upon each other in Xcode's order`() throws {
    try read(
      project: "A = \"$(inherited) 2\"; P = project; ", target: "A = (\"$(inherited)\", \"4 5\"); ",
      files: ["Project.xcconfig": "A = 1\nP = x", "Target.xcconfig": "A = $(inherited) 3"]
    ) { settings, folder in
      #expect(settings.all["A"] == "1 2 3 \"4 5\"")
      #expect(settings.all.list("A") == ["1", "2", "3", "4 5"])
      #expect(settings.all["P"] == "project")
      #expect(
        settings.files.map { FilePath.relative($0, to: folder) }
          == ["Project.xcconfig", "Target.xcconfig"])
    }
  }

  @Test func `takes what holds for the simulator and the configuration`() throws {
    try read(
      target: """
        "A[sdk=iphonesimulator*]" = sim; A = all; "B[sdk=iphoneos*]" = device; B = all; \
        "C[config=Debug]" = debug; "C[config=Release]" = release; \
        "D[sdk=iphone*][arch=x86_64]" = no; D = all; "E[sdk=*]" = "$(inherited) more"; E = some; \
        "F[unheard=of]" = no; F = yes;
        """
    ) { settings, _ in
      #expect(
        ["A", "B", "C", "D", "E", "F"].map { settings.all[$0] }
          == ["sim", "all", "debug", "all", "some more", "yes"])
    }
  }

  @Test func `reads the file that a synchronized group holds, and the configuration asked for`()
    throws
  {
    try read(
      release: "B = 2", files: ["Config/Sub/R.xcconfig": "A = 1"], configuration: "Release"
    ) { settings, _ in
      #expect(settings.all["A"] == "1")
      #expect(settings.all["B"] == "2")
      #expect(settings.all["CONFIGURATION"] == "Release")
    }
  }

  @Test func `knows what Xcode sets where nobody does`() throws {
    try read { settings, folder in
      #expect(settings.productName == "My App")
      #expect(settings.moduleName == "My_App")
      #expect(settings.languageMode == .v5)
      #expect(!settings.isMainActorByDefault)
      #expect(settings.infoPropertyList == nil)
      #expect(settings.testHost == nil)
      #expect(settings.testTargetName == nil)
      #expect(settings.bridgingHeader == nil)
      #expect(settings.isForIOS)
      #expect(settings.all["DEVELOPMENT_LANGUAGE"] == "de")
      #expect(settings.all["EXECUTABLE_PATH"] == "My App.app/My App")
      #expect(settings.all["SRCROOT"] == folder)
    }
  }

  @Test(arguments: [
    ("PRODUCT_NAME = \"$(TARGET_NAME:c99extidentifier)\";", "My_App"),
    ("PRODUCT_NAME = 1st;", "_st"), ("PRODUCT_MODULE_NAME = Core;", "Core"),
    ("PRODUCT_MODULE_NAME = \"../../x\";", "______x"),
  ])
  func `calls the module by an identifier`(setting: String, name: String) throws {
    try read(target: setting) { settings, _ in #expect(settings.moduleName == name) }
  }

  @Test(arguments: [
    ("5.0", TargetSettings.LanguageMode.v5), ("4.2", .v4_2), ("4.0", .v4), ("4", .v4),
    ("6", .v6), ("6.0", .v6),
    ("3.0", .unreadable("3.0")), ("new", .unreadable("new")),
  ])
  func `knows how the compiler reads the sources`(
    version: String, mode: TargetSettings.LanguageMode
  ) throws {
    try read(target: "SWIFT_VERSION = \(version);") { settings, _ in
      #expect(settings.languageMode == mode)
    }
  }

  @Test func `knows conditions and features, of flags, too`() throws {
    try read(
      project: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;",
      target: """
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) ALPHA DEBUG"; \
        OTHER_SWIFT_FLAGS = ("$(inherited)", "-DBETA", "-D", GAMMA, "-Xfrontend", "-warn", \
        "-enable-upcoming-feature", ConciseMagicFile, "-enable-experimental-feature", Lifetimes); \
        SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; \
        SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION = YES; \
        SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = NO; SWIFT_STRICT_CONCURRENCY = complete; \
        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        """
    ) { settings, _ in
      #expect(settings.conditions == ["DEBUG", "ALPHA", "BETA", "GAMMA"])
      #expect(
        settings.upcomingFeatures
          == [
            "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference",
            "MemberImportVisibility",
          ])
      #expect(settings.experimentalFeatures == ["Lifetimes", "StrictConcurrency"])
      #expect(settings.isMainActorByDefault)
    }
  }

  @Test func `knows the features of approachable concurrency`() throws {
    try read(target: "SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_VERSION = 5.0;") { settings, _ in
      #expect(
        settings.upcomingFeatures == [
          "BareSlashRegexLiterals", "DisableOutwardActorInference",
          "GlobalActorIsolatedTypesUsability",
          "InferIsolatedConformances", "InferSendableFromCaptures",
          "NonisolatedNonsendingByDefault",
        ])
    }
  }

  /// Xcode lets `/a/` be a regular expression, if it is not told otherwise.
  @Test(arguments: [
    ("SWIFT_VERSION = 5.0;", true), ("SWIFT_VERSION = 4.2;", false), ("SWIFT_VERSION = 6;", false),
    ("SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", false),
  ])
  func `knows whether a slash begins a regular expression`(setting: String, has: Bool) throws {
    try read(target: setting) { settings, _ in
      #expect(settings.upcomingFeatures.contains("BareSlashRegexLiterals") == has)
    }
  }

  @Test func `knows hosts of tests and files`() throws {
    try read(
      target: """
        TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Larder.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Larder"; \
        BUNDLE_LOADER = "$(TEST_HOST)"; TEST_TARGET_NAME = Larder; \
        INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; GENERATE_INFOPLIST_FILE = YES; \
        SWIFT_OBJC_BRIDGING_HEADER = App/Bridge.h;
        """
    ) { settings, folder in
      #expect(settings.testHost == "Larder")
      #expect(settings.testTargetName == "Larder")
      #expect(settings.infoPropertyList == folder + "/App/Info.plist")
      #expect(settings.generatesInfoPropertyList)
      #expect(settings.bridgingHeader == folder + "/App/Bridge.h")
    }
  }

  @Test(arguments: [
    ("SDKROOT = iphoneos;", true), ("SDKROOT = macosx;", false), ("SDKROOT = auto;", true),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx xros\";", false),
    ("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";", true),
    ("SDKROOT = macosx; SUPPORTED_PLATFORMS = \"iphonesimulator macosx\";", true),
  ])
  func `knows whether a target is for iOS`(setting: String, isForIOS: Bool) throws {
    try read(target: setting) { settings, _ in #expect(settings.isForIOS == isForIOS) }
  }

  @Test func `goes on without a file that is not there`() throws {
    try WrittenProject.with(
      objects(target: "A = 1;"), root: "targets = (T); buildConfigurationList = PL;"
    ) { written in
      let read = try written.read()
      let settings = TargetSettings(of: read.targets[0], in: read)

      #expect(settings.all["A"] == "1")
      #expect(
        settings.findings.map(\.text) == ["There is no such file.", "There is no such file."])
    }
  }
}
