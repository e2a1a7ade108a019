public import Foundation
import Interfaces

extension Bundle {
  /// The contents of the app's Info.plist.
  ///
  /// It stands for `infoDictionary`: a package makes another Info.plist for its bundles.
  public func uiKitInfoDictionary(fileID: StaticString = #fileID) -> [String: Any]? {
    let modules =
      isMain(fileID)
      ? PortedModules.apps(around: ResourceBundles.module(ofFile: fileID))
      : InterfaceFile.modules(around: bundleURL.appending(path: "file"))
    return modules.lazy.compactMap(AppInfo.dictionary(ofModule:)).first ?? infoDictionary
  }

  /// The identifier of the app, which its Info.plist has.
  ///
  /// It stands for `bundleIdentifier`, which no bundle of a package has.
  public func uiKitBundleIdentifier(fileID: StaticString = #fileID) -> String? {
    uiKitInfoDictionary(fileID: fileID).flatMap(AppInfo.identifier) ?? bundleIdentifier
  }

  /// Whether code in a file means the app's bundle.
  private func isMain(_ fileID: StaticString) -> Bool {
    self == .main || self == .uiKitMain(fileID: fileID)
  }

  /// The value in the app's Info.plist for a key.
  ///
  /// It stands for `object(forInfoDictionaryKey:)`; a translation comes first.
  public func uiKitObject(
    forInfoDictionaryKey key: String, fileID: StaticString = #fileID
  ) -> Any? { infoText(key) ?? uiKitInfoDictionary(fileID: fileID)?[key] }
}
