import Foundation

extension NSDirectionalRectEdge {
  /// The edges that an alignment names.
  init(_ alignment: NSRectAlignment) {
    switch alignment {
    case .none: self = []
    case .top: self = .top
    case .topLeading: self = [.top, .leading]
    case .leading: self = .leading
    case .bottomLeading: self = [.bottom, .leading]
    case .bottom: self = .bottom
    case .bottomTrailing: self = [.bottom, .trailing]
    case .trailing: self = .trailing
    case .topTrailing: self = [.top, .trailing]
    }
  }

  /// The place in a square of one point where these edges meet; its middle where they do not.
  var place: CGPoint {
    func along(_ start: Self, _ end: Self) -> CGFloat {
      switch (contains(start), contains(end)) {
      case (true, false): 0
      case (false, true): 1
      default: 0.5
      }
    }
    return CGPoint(x: along(.leading, .trailing), y: along(.top, .bottom))
  }
}
