import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The Info.plist of a ported app")
struct AppInfoTests {
  @Test func `has build settings that follow from the module's name`() {
    let text = """
      <plist version="1.0"><dict>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>Delegate</key><string>${PRODUCT_MODULE_NAME}.SceneDelegate</string>
      <key>Version</key><string>$(MARKETING_VERSION)</string>
      </dict></plist>
      """

    let dictionary = AppInfo.dictionary(text, ofModule: "Birds")

    #expect(dictionary?["CFBundleName"] as? String == "Birds")
    #expect(dictionary?["Delegate"] as? String == "Birds.SceneDelegate")
    #expect(dictionary?["Version"] as? String == "$(MARKETING_VERSION)")
    #expect(AppInfo.dictionary("no list", ofModule: "Birds") == nil)
  }

  @Test func `is that of the bundle where sources are not ported`() {
    let bundle = Bundle.uiKitMain(fileID: "NoSuchModule/File.swift")

    #expect(AppInfo.dictionary(ofModule: "NoSuchModule") == nil)
    #expect(bundle.uiKitInfoDictionary()?.count == Bundle.main.infoDictionary?.count)
    #expect(bundle.uiKitObject(forInfoDictionaryKey: "NoSuchKey") == nil)
  }

  private class Delegate: NSObject, UIApplicationDelegate {}

  private final class App: PortedModule {
    static var infoPropertyList: String? { "<plist/>" }
    static var sourceFolders: [String] { [] }
    static var applicationDelegate: AnyClass? { Delegate.self }
  }

  private final class Library: PortedModule {
    static var infoPropertyList: String? { nil }
    static var sourceFolders: [String] { [] }
    static var applicationDelegate: AnyClass? { Delegate.self }
  }

  private final class Tests: PortedModule {
    static var infoPropertyList: String? { "<plist/>" }
    static var sourceFolders: [String] { [] }
    static var applicationDelegate: AnyClass? { Delegate.self }
    static var testedModule: String? { "App" }
  }

  @Test func `is for a package that of the one app, whatever delegates others have`() {
    let facts: [String: any PortedModule.Type] = [
      "App": App.self, "Kit": Library.self, "Tests": Tests.self, "Other": App.self,
    ]
    func app(_ modules: String...) -> String? {
      PortedModules.onlyApp(among: modules) { facts[$0] }
    }

    #expect(app("Kit", "App", "Tests", "Unknown") == "App")
    #expect(app("App", "Other") == nil)
    #expect(app("Kit", "Tests") == nil)
  }

  @Test func `has an identifier, unless a build setting has to be put in for it`() {
    #expect(AppInfo.identifier(in: ["CFBundleIdentifier": "org.birds"]) == "org.birds")
    #expect(AppInfo.identifier(in: ["CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)"]) == nil)
    #expect(AppInfo.identifier(in: [:]) == nil)
  }
}
