import PropertyLists
import Testing
import XcodeProjects

@Suite("InfoPropertyList")
struct InfoPropertyListTests {
  private func read(
    _ settings: String, file: String? = nil, _ body: (InfoPropertyList, String) throws -> Void
  ) throws {
    let objects = """
      \t\tMAIN = {isa = PBXGroup; };
      \t\tT = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      \t\tL = {isa = XCConfigurationList; buildConfigurations = (D); };
      \t\tD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      """
    let files = file.map { ["Info.plist": "<plist><dict>\n\($0)\n</dict></plist>"] } ?? [:]
    try WrittenProject.with(objects, root: "targets = (T); developmentRegion = en;", files: files) {
      written in
      let project = try written.read()
      let target = project.targets[0]
      try body(
        InfoPropertyList(of: target, settings: TargetSettings(of: target, in: project)),
        written.folder)
    }
  }

  @Test func `has settings put into keys and values, at every depth`() throws {
    try read(
      "INFOPLIST_FILE = Info.plist; API = \"https:/$()/x\"; KEY = Key;",
      file: """
        \t<key>Server</key>\t<string>$(API)</string>
        \t<key>My$(KEY)</key><true/>
        \t<key>List</key><array><string>${PRODUCT_NAME}</string></array>
        \t<key>Scenes</key><dict><key>C</key><string>$(PRODUCT_MODULE_NAME).Scene</string></dict>
        """
    ) { info, _ in
      #expect(info["Server"]?.string == "https://x")
      #expect(info["MyKey"]?.isTrue == true)
      #expect(info["List"]?.strings == ["My App"])
      #expect(info["Scenes"]?["C"]?.string == "My_App.Scene")
      #expect(info.entries.count == 4)
      #expect(info.findings == [])
    }
  }

  @Test func `has what is generated merged into the file`() throws {
    try read(
      """
      INFOPLIST_FILE = Info.plist; GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 1.2; \
      PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; \
      CURRENT_PROJECT_VERSION = 7; INFOPLIST_KEY_UIMainStoryboardFile = Main; \
      INFOPLIST_KEY_UILaunchScreen_Generation = YES; INFOPLIST_KEY_UIStatusBarHidden = NO; \
      INFOPLIST_KEY_UIApplicationSceneManifest_Generation = NO; \
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"; \
      "INFOPLIST_KEY_UIUserInterfaceStyle[sdk=iphone*]" = Dark; INFOPLIST_KEY_CFBundleDisplayName = ""; \
      INFOPLIST_KEY_Both = setting;
      """,
      file: """
        <key>CFBundleVersion</key><string>9</string><key>Both</key><string>file</string>
        """
    ) { info, _ in
      #expect(info["CFBundleIdentifier"]?.string == "org.example.My-App")
      #expect(info["CFBundleShortVersionString"]?.string == "1.2")
      #expect(info["CFBundleVersion"]?.string == "9")
      #expect(info["CFBundlePackageType"]?.string == "APPL")
      #expect(info["CFBundleDevelopmentRegion"]?.string == "en")
      #expect(info["UIMainStoryboardFile"]?.string == "Main")
      #expect(info["UILaunchScreen"]?["UILaunchScreen"]?.dictionary == [])
      #expect(info["UIStatusBarHidden"]?.value == .bool(false))
      #expect(info["UIApplicationSceneManifest"] == nil)
      #expect(
        info["UISupportedInterfaceOrientations~ipad"]?.strings
          == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
      #expect(info["UIUserInterfaceStyle"]?.string == "Dark")
      #expect(info["CFBundleDisplayName"]?.string == "")
      #expect(info["Both"]?.string == "setting")
    }
  }

  @Test func `has a manifest of scenes where the project asks for one`() throws {
    try read(
      "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;"
    ) { info, _ in
      let scenes = info["UIApplicationSceneManifest"]
      #expect(scenes?["UIApplicationSupportsMultipleScenes"]?.isTrue == true)
      #expect(scenes?["UISceneConfigurations"]?.dictionary == [])
    }
  }

  @Test func `is empty where there is none`() throws {
    try read("") { info, _ in #expect(info.entries == []) }
  }

  @Test(arguments: [
    ("INFOPLIST_FILE = Gone.plist;", "Gone.plist: There is no such file."),
    (
      "INFOPLIST_FILE = Info.plist; INFOPLIST_PREPROCESS = YES;",
      "Info.plist: The file goes through the preprocessor of C first, which is not done here."
    ),
    ("INFOPLIST_FILE = List.plist;", "List.plist:1:1: The file holds no dictionary."),
  ])
  func `says what is wrong with the file`(settings: String, sentence: String) throws {
    let objects = """
      MAIN = {isa = PBXGroup; }; T = {isa = PBXNativeTarget; name = A; buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (D); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      """
    try WrittenProject.with(objects, root: "targets = (T);", files: ["List.plist": "(a)"]) {
      written in
      let project = try written.read()
      let info = InfoPropertyList(
        of: project.targets[0], settings: TargetSettings(of: project.targets[0], in: project))

      #expect(info.findings.map { "\($0)" } == ["\(written.folder)/\(sentence)"])
    }
  }
}
