import Foundation
import HeadlessUIKit

/// The folders in which a program has its resources.
enum ResourceFolders {
  /// The main bundle's, and the program's modules' beside it.
  static var all: [URL] {
    let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let beside =
      (try? FileManager.default.contentsOfDirectory(
        at: main, includingPropertiesForKeys: nil)) ?? []
    let bundles = beside.filter { ["resources", "bundle"].contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    return PortedModules.resourceFolders + [main] + bundles
  }
}
