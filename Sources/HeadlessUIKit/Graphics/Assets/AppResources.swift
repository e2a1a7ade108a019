import AssetCatalogs
import FailureReporting
import Foundation
import Interfaces
import Locks

/// The catalogs and the loose images of an app: from one bundle, or from all.
///
/// The list of assets is read once, and an asset itself when it is first asked for.
final class AppResources: Sendable {
  private static let known = Locked<[String: AppResources]>([:])
  private static let mainPath = Bundle.main.bundlePath
  /// How many files are looked at in a folder.
  private static let mostFiles = 100_000

  /// Returns the resources of a bundle; for `nil` or the program's bundle, of all bundles beside
  /// it.
  static func of(_ bundle: Bundle?) -> AppResources {
    let path = bundle.map(\.bundlePath) ?? mainPath
    // Modules become known one after the other, each with its resources.
    let key = path == mainPath ? "\(PortedModules.count)" : path
    if let resources = known.withLock({ $0[key] }) { return resources }
    let resources = path == mainPath ? AppResources() : AppResources(bundle ?? .main)
    known.withLock { $0[key] = resources }
    return resources
  }

  private enum Key: Hashable {
    case image(String)
    case color(String)
    case data(String)
  }

  private let folders: [URL]
  private let sourceFolders: [String]
  /// Whether there is a catalog, so that an unknown name is certainly wrong.
  let hasCatalogs: Bool
  private let assets: [Key: Asset]
  private let images = Locked<[String: ImageAsset?]>([:])
  private let colors = Locked<[String: ColorAsset?]>([:])
  private let files = Locked<[String: [LooseFile]]?>(nil)

  /// Finds what lies in a bundle.
  private convenience init(_ bundle: Bundle) {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    self.init(
      folders: [folder], modules: InterfaceFile.modules(around: folder.appending(path: "f")))
  }

  /// Finds what lies in the bundles beside the program.
  private convenience init() {
    let own = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let bundles = ResourceBundles.folders(in: own)
    let modules = bundles.flatMap { InterfaceFile.modules(around: $0.appending(path: "f")) }
    self.init(folders: bundles, modules: modules + PortedModules.known, [own.path])
  }

  private init(folders: [URL], modules: [String], _ flat: [String] = []) {
    let facts = Set(modules).sorted().compactMap { PortedModules.facts(of: $0) }
    // The resources of this program's modules come first: another program's may lie beside it.
    let folders = facts.compactMap { $0.resourceFolder.map { URL(fileURLWithPath: $0) } } + folders
    self.folders = folders
    sourceFolders = facts.flatMap { $0.sourceFolders }
    var found = facts.flatMap { $0.assetCatalogs }
    for folder in flat {
      let paths = InterfaceLocator.contents(of: URL(fileURLWithPath: folder)).map(\.path)
      found += paths.filter { $0.hasSuffix(".xcassets") }
    }
    for folder in folders { found += Self.paths(in: folder.path).catalogs }
    var assets: [Key: Asset] = [:]
    for path in found {
      for asset in AssetCatalog(path: path).assets {
        let key: Key =
          switch asset.kind {
          case .image, .symbol, .appIcon: .image(asset.name)
          case .color: .color(asset.name)
          case .data: .data(asset.name)
          }
        if assets[key] == nil { assets[key] = asset }
      }
    }
    self.assets = assets
    hasCatalogs = !found.isEmpty
  }

  /// The catalogs and the images in a folder and below it.
  private static func paths(in folder: String) -> (catalogs: [String], images: [String]) {
    var catalogs: [String] = []
    var images: [String] = []
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    var count = 0
    while let url = found?.nextObject() as? URL, count < mostFiles {
      count += 1
      if url.pathExtension == "xcassets" {
        catalogs.append(url.path)
        found?.skipDescendants()
      } else if LooseFile.endings.contains(url.pathExtension.lowercased()) {
        images.append(url.path)
      }
    }
    return (catalogs.sorted(), images.sorted())
  }

  // MARK: Images

  /// Returns the image of a name: an asset, or else files.
  func image(_ name: String) -> ImageAsset? {
    if let image = images.withLock({ $0[name] }) { return image }
    let image = findImage(name)
    images.withLock { $0[name] = .some(image) }
    return image
  }

  private func findImage(_ name: String) -> ImageAsset? {
    let bare = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    if let asset = assets[.image(name)] ?? assets[.image(bare)] {
      return ImageAsset(name: name, isSymbol: asset.kind == .symbol, ImageSet(asset))
    }
    let wanted = LooseFile(path: name)
    let ending = wanted.ending.isEmpty ? "png" : wanted.ending
    let found = looseFiles()[wanted.base]?.filter { file in
      // A name with folders is the name of a file in them.
      file.ending == ending && (!name.contains("/") || Self.suits(file.path, name))
    }
    guard let found, !found.isEmpty else { return nil }
    let scaled = wanted.scale.map { scale in found.filter { $0.scale == scale } } ?? found
    return scaled.isEmpty ? nil : ImageAsset(name: name, isSymbol: false, ImageSet(scaled))
  }

  private static func suits(_ path: String, _ name: String) -> Bool {
    let folders = name.split(separator: "/").dropLast()
    return path.split(separator: "/").dropLast().suffix(folders.count) == folders
  }

  /// The images that lie about, by their names.
  ///
  /// Requested names are only looked up among them, so that no name leads to elsewhere.
  private func looseFiles() -> [String: [LooseFile]] {
    if let known = files.withLock({ $0 }) { return known }
    var byName: [String: [LooseFile]] = [:]
    for folder in folders.map(\.path) + sourceFolders {
      let inFolder = Dictionary(
        grouping: Self.paths(in: folder).images.map(LooseFile.init), by: \.base)
      byName.merge(inFolder) { first, _ in first }
    }
    files.withLock { $0 = byName }
    return byName
  }

  // MARK: Colors and data

  /// Returns the color of a name.
  func color(_ name: String) -> ColorAsset? {
    if let color = colors.withLock({ $0[name] }) { return color }
    let color = assets[.color(name)].flatMap { ColorAsset($0) }
    colors.withLock { $0[name] = .some(color) }
    return color
  }

  /// Returns the data set of a name.
  func data(_ name: String) -> DataSet? { assets[.data(name)].map { DataSet($0) } }

  // MARK: Names that are not there

  enum Noun: String { case image, color, data = "data set" }

  /// Reports a wrong name once in each application, with the names that may have been meant.
  func tellMissing(_ noun: Noun, _ name: String, _ call: String) {
    let isNew = ApplicationScope.current.missingResources.withLock {
      $0.insert("\(noun.rawValue) \(name)").inserted
    }
    guard isNew else { return }
    let names = assets.keys.compactMap { key -> String? in
      switch (noun, key) {
      case (.image, .image(let name)), (.color, .color(let name)), (.data, .data(let name)): name
      default: nil
      }
    }
    Reporting.deliver(
      RecordedFailure(
        "There is no \(noun.rawValue) '\(name)'.", name: .failure, severity: .warning,
        details: NearMiss.details(
          for: name, among: names.sorted().map { NearMiss.Choice(title: $0) },
          noun: "\(noun.rawValue)s") + " \(call) is nil.",
        site: AmbientCallSite.surrounding ?? CallSite(#fileID, #filePath, #line, #column)))
  }
}
