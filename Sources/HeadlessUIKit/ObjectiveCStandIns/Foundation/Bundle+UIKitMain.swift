public import Foundation

extension Bundle {
  /// The bundle with the resources of the module that calls it.
  ///
  /// It stands for `main`. A package puts a target's resources into a bundle beside the program,
  /// which in a test is the tests'; without such a bundle, this is `main`. In tests that Xcode runs
  /// in an app, it is the app's.
  public static func uiKitMain(fileID: StaticString = #fileID) -> Bundle {
    ResourceBundles.main(ofModule: ResourceBundles.module(ofFile: fileID)) ?? .main
  }

  /// The bundle with the resources of a class's module.
  ///
  /// It stands for `init(for:)`, which is asked where there is no such bundle.
  public static func uiKit(for aClass: AnyClass) -> Bundle {
    ResourceBundles.bundle(ofModule: ResourceBundles.module(of: aClass)) ?? Bundle(for: aClass)
  }

  // MARK: Files of a kind, which Foundation on Linux answers as `NSURL`

  /// The files with an extension; it stands for `urls(forResourcesWithExtension:subdirectory:)`.
  public func uiKitURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath)?.compactMap(\.absoluteURL)
  }

  /// The files with an extension in a language.
  public func uiKitURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    urls(
      forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName
    )?.compactMap(\.absoluteURL)
  }

  /// The files with an extension in the folder of a bundle.
  public static func uiKitURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL)?
      .compactMap(\.absoluteURL)
  }
}
