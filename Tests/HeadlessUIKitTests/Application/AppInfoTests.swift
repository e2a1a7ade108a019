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
}
