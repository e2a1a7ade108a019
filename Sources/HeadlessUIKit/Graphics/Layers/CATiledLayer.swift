public import Foundation

/// A layer whose content is drawn tile by tile.
///
/// A device draws the tiles that are seen, on other threads, and again when they are seen larger or
/// smaller. Here all are drawn at once, where other layers would be, row by row.
open class CATiledLayer: CALayer {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of a layer's geometry, look and tiles, without its sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    levelsOfDetail = layer.levelsOfDetail
    levelsOfDetailBias = layer.levelsOfDetailBias
    tileSize = layer.tileSize
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Visual fade

  /// How long a new tile takes to appear, which the model does not use.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  // MARK: Levels of detail

  /// The number of levels of detail, each of half the resolution, which the model does not use.
  open var levelsOfDetail = 1

  /// How many of them are for a content that is seen larger, which the model does not use.
  open var levelsOfDetailBias = 0

  // MARK: Layer tile size

  /// The size of a tile, in pixels of the content.
  open var tileSize = CGSize(width: 256, height: 256)

  /// Returns the tiles that a part of the layer meets, in points, as far as they are in its bounds.
  ///
  /// An unreasonable number of tiles is drawn as one.
  override func parts(of rect: CGRect) -> [CGRect] {
    let (width, height) = (tileSize.width / contentsScale, tileSize.height / contentsScale)
    let area = rect.part(within: bounds)
    guard !area.isNull, area.width > 0, area.height > 0, width > 0, height > 0, width.isFinite,
      height.isFinite, bounds.minX.isFinite, bounds.minY.isFinite,
      (area.width / width + 2) * (area.height / height + 2) < Self.mostTiles
    else { return [rect] }
    var tiles: [CGRect] = []
    func first(_ start: CGFloat, _ origin: CGFloat, _ size: CGFloat) -> CGFloat {
      origin + ((start - origin) / size).rounded(.down) * size
    }
    for y in stride(from: first(area.minY, bounds.minY, height), to: area.maxY, by: height) {
      for x in stride(from: first(area.minX, bounds.minX, width), to: area.maxX, by: width) {
        tiles.append(CGRect(x: x, y: y, width: width, height: height).part(within: bounds))
      }
    }
    return tiles
  }

  private static let mostTiles: CGFloat = 10_000
}
