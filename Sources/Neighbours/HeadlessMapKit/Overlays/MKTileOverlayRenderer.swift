/// Draws pictures that cover the map.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates a renderer of pictures.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  /// Loads the pictures anew.
  open func reloadData() {}
}
