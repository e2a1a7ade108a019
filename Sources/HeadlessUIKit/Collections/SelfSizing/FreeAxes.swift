import Foundation

/// The axes along which the content of an element decides its size.
struct FreeAxes: OptionSet {
  let rawValue: Int

  static let horizontal = FreeAxes(rawValue: 1)
  static let vertical = FreeAxes(rawValue: 2)
  static let all: FreeAxes = [.horizontal, .vertical]

  init(rawValue: Int) { self.rawValue = rawValue }

  /// One axis, or no axis.
  init(_ axis: LayoutAxis?) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    case nil: self = []
    }
  }

  /// Returns a size with the free lengths of another one.
  func size(_ size: CGSize, takingFrom other: CGSize) -> CGSize {
    CGSize(
      width: contains(.horizontal) ? other.width : size.width,
      height: contains(.vertical) ? other.height : size.height)
  }
}
