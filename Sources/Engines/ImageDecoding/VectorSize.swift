package import Foundation

/// The size of a drawing that is no bitmap, in points.
package struct VectorSize: Hashable, Sendable {
  package let width: Double
  package let height: Double

  /// Reads the size of a PDF's first page, or of an SVG; fails if the data is neither.
  package init?(_ data: Data) {
    guard let size = PDFPage.size(data) ?? SVGRoot.size(data) else { return nil }
    self = size
  }

  init?(_ width: Double?, _ height: Double?) {
    guard let width, let height, width.isFinite, height.isFinite, width > 0, height > 0,
      width < 1e6, height < 1e6
    else { return nil }
    self.width = width
    self.height = height
  }
}
