import AssetCatalogs
import Foundation
import ImageDecoding
import Locks

/// An image that an app brings along, of which there may be one for each circumstance.
package final class ImageAsset: Hashable, Sendable {
  /// The image for some circumstances: of a file with pixels, or of a drawing with a size.
  package struct Picture: Sendable {
    package var bitmap: CGImage?
    package var size = CGSize.zero
  }

  package let name: String
  let isSymbol: Bool
  private let set: ImageSet
  private let languages: [String]
  private let known = Locked<[AssetTraits: UIImage.Values?]>([:])

  init(name: String, isSymbol: Bool, _ set: ImageSet) {
    self.name = name
    self.isSymbol = isSymbol
    self.set = set
    languages = set.languages
  }

  /// Returns what suits traits, if there is something.
  func values(for traits: UITraitCollection) -> UIImage.Values? {
    let traits = AssetTraits(traits, languages: languages)
    if let values = known.withLock({ $0[traits] }) { return values }
    let values = set.picture(for: traits).flatMap { read($0, traits) }
    known.withLock { $0[traits] = .some(values) }
    return values
  }

  private func read(_ picture: ImageSet.Picture, _ traits: AssetTraits) -> UIImage.Values? {
    let url = URL(fileURLWithPath: picture.file)
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    var values: UIImage.Values
    if let file = UIImage.Values(file: data, scale: CGFloat(picture.scale ?? 1)) {
      values = file
      if case .bitmap(let image) = file.source {
        values.source = .asset(self, Uncompared(value: Picture(bitmap: image)))
      }
    } else {
      // A drawing is as large on each screen, and as sharp.
      let size = VectorSize(data)
      let picture = Picture(
        size: CGSize(width: size?.width ?? 0, height: size?.height ?? 0))
      values = UIImage.Values(source: .asset(self, Uncompared(value: picture)))
      values.scale = CGFloat(traits.scale)
    }
    switch set.rendering {
    case .automatic: break
    case .template: values.renderingMode = .alwaysTemplate
    case .original: values.renderingMode = .alwaysOriginal
    }
    values.flips = picture.flips
    if let slicing = picture.slicing {
      values.capInsets = Self.insets(slicing.caps, scale: values.scale)
      values.resizingMode = slicing.tiles ? .tile : .stretch
    }
    if let alignment = picture.alignment {
      values.alignmentRectInsets = Self.insets(alignment, scale: values.scale)
    }
    return values
  }

  /// Returns insets of lengths in pixels.
  private static func insets(_ edges: ImageSet.Edges, scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.top / scale, left: edges.left / scale, bottom: edges.bottom / scale,
      right: edges.right / scale)
  }

  package static func == (left: ImageAsset, right: ImageAsset) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
