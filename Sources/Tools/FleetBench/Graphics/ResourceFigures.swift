import Fleet
import Foundation

/// The costs of an app's resources: a catalog of 5,000 assets.
@MainActor let resourceFigures = [openCatalog, nameImages]

/// A catalog on the disk, with as many bundles that hold it as are needed.
@MainActor
private final class Catalog {
  static let count = 5_000

  private let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
  private var bundles = 0
  var catalog: String { folder + "/Assets.xcassets" }

  init() throws {
    let contents = Data(#"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#.utf8)
    for index in 0..<Self.count {
      let asset = "\(catalog)/image\(index).imageset"
      try FileManager.default.createDirectory(atPath: asset, withIntermediateDirectories: true)
      try contents.write(to: URL(fileURLWithPath: asset + "/Contents.json"))
      try Data(#"<svg width="2" height="2"/>"#.utf8).write(
        to: URL(fileURLWithPath: asset + "/a.svg"))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A bundle without remembered contents.
  func bundle() -> Bundle {
    bundles += 1
    let path = "\(folder)/\(bundles).bundle"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try? FileManager.default.createSymbolicLink(
      atPath: path + "/Assets.xcassets", withDestinationPath: catalog)
    return Bundle(path: path) ?? .main
  }
}

@MainActor private let openCatalog = Figure(
  work: "opening a catalog of 5,000 assets", yardstick: "listing its folder",
  atMost: 50_000_000
) {
  guard let catalog = try? Catalog() else { return Figure.Pair(work: .infinity, yardstick: 1) }
  var bundles = (0..<10).map { _ in catalog.bundle() }
  return bestOnMainActor(repetitions: 1, rounds: 5) {
    _ = UIImage(named: "image0", in: bundles.popLast(), with: nil)
  } beside: {
    _ = try? FileManager.default.contentsOfDirectory(atPath: catalog.catalog)
  }
}

@MainActor private let nameImages = Figure(
  work: "an image of 5,000 by its name", yardstick: "an empty image", atMost: 5_000
) {
  guard let catalog = try? Catalog() else { return Figure.Pair(work: .infinity, yardstick: 1) }
  let bundle = catalog.bundle()
  let names = (0..<Catalog.count).map { "image\($0)" }
  // What is in an asset is read when it is first asked for.
  for name in names { _ = UIImage(named: name, in: bundle, with: nil) }
  return bestOnMainActor(repetitions: 1, rounds: 10) {
    for name in names { _ = UIImage(named: name, in: bundle, with: nil) }
  } beside: {
    for _ in names { _ = UIImage() }
  } / names.count
}
