import Foundation

/// What older files call the guide at the top or the bottom of a screen: an edge of the safe area.
final class BarGuide: NSObject {
  let isTop: Bool
  init(isTop: Bool) {
    self.isTop = isTop
    super.init()
  }
}
