import FailureReporting
import Foundation
import HeadlessUIKit
import Rasterizing

extension SnapshotWay where Format == UIImage {
  /// Compares pictures, whose files stand beside Apple's with their own names.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must not differ.
  ///   - perceptualPrecision: How near two pixels must be to each other not to differ.
  ///   - scale: The pixels of a point; 0 for the screen's.
  static func images(
    precision: Float, perceptualPrecision: Float, scale: CGFloat,
    _ take: @escaping @MainActor (Value) -> UIImage?
  ) -> Self {
    let comparison = ImageComparison(
      precision: precision, perceptualPrecision: perceptualPrecision)
    return Self(
      pathExtension: "headless.png",
      toData: { image in MainActor.runUnchecked { image.pngData() ?? Data() } },
      fromData: { data in
        MainActor.runUnchecked { UIImage(data: data, scale: shownScale(scale)) ?? UIImage() }
      },
      difference: { old, new in
        MainActor.runUnchecked {
          let difference = comparison.difference(old, new)
          if difference != nil { comparison.attach(old, new) }
          return difference
        }
      },
      snapshot: { value in
        MainActor.runUnchecked(with: value) { take($0) ?? UIImage() }
      })
  }

  /// The pixels of a point: as asked for, or the screen's.
  @MainActor static func shownScale(_ scale: CGFloat) -> CGFloat {
    scale > 0 ? scale : UIScreen.main.scale
  }
}

/// The way of comparing pictures.
struct ImageComparison {
  let precision: Float
  let perceptualPrecision: Float

  /// Describes the difference.
  @MainActor func difference(_ old: UIImage, _ new: UIImage) -> String? {
    guard let new = new.cgImage?.pixels else { return StrategyWords.nothing }
    guard let old = old.cgImage?.pixels else { return StrategyWords.unreadable }
    guard old.width == new.width, old.height == new.height else {
      return StrategyWords.size(
        (old.width, old.height), (new.width, new.height))
    }
    guard old.bytes != new.bytes else { return nil }
    // What is no number allows no distance.
    let near = perceptualPrecision < 1 ? max(perceptualPrecision, 0) : 1
    let distance = Int((255 * (1 - near)).rounded(.down))
    let count = old.width * old.height
    var differing = 0
    for pixel in 0..<count {
      let differs = (0..<4).contains { part in
        abs(Int(old.bytes[pixel * 4 + part]) - Int(new.bytes[pixel * 4 + part])) > distance
      }
      if differs { differing += 1 }
    }
    guard 1 - Float(differing) / Float(max(count, 1)) < precision else { return nil }
    return StrategyWords.pixels(differing, of: count)
  }

  /// Attaches both pictures to the test, where the run keeps attachments.
  @MainActor func attach(_ old: UIImage, _ new: UIImage) {
    guard Reporting.keepsAttachments else { return }
    for (name, image) in [("reference", old), ("failure", new)] {
      let bytes = [UInt8](image.pngData() ?? Data())
      Reporting.attach(
        RecordedFailure.Attachment(bytes, name: "\(name).png"), at: CallSite())
    }
  }
}
