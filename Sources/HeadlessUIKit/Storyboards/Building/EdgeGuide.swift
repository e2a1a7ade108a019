import Foundation

/// A stand-in for a layout guide of a view controller until its view is loaded.
///
/// Older files have one at the top and one at the bottom of a screen.
final class EdgeGuide: NSObject {
  let edge: UIRectEdge

  init(_ edge: UIRectEdge) {
    self.edge = edge
    super.init()
  }
}
