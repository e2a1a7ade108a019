public import Foundation

/// Several items that an animator moves as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// Creates a group of no items.
  public override convenience init() { self.init(items: []) }

  /// Creates a group of items.
  public init(items: [any UIDynamicItem]) {
    self.items = DynamicItems(items).all
    let frames = self.items.map { item in
      CGRect(
        x: -item.bounds.width / 2, y: -item.bounds.height / 2, width: item.bounds.width,
        height: item.bounds.height
      ).applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
    }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    bounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
    members = self.items.map { item in
      Member(
        offset: CGPoint(x: item.center.x - frame.midX, y: item.center.y - frame.midY),
        transform: item.transform)
    }
  }

  /// The items of the group.
  public let items: [any UIDynamicItem]

  /// The middle of the group; setting it moves all items.
  open var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      place()
    }
  }

  /// The size of the rectangle around all items, as they were when the group was made.
  public let bounds: CGRect

  /// How the group is turned; setting it turns all items about its middle.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedTransform = newValue
      place()
    }
  }

  // MARK: The model

  private struct Member {
    let offset: CGPoint
    let transform: CGAffineTransform
  }

  private final var members: [Member] = []
  private final var storedCenter: CGPoint
  private final var storedTransform = CGAffineTransform.identity

  private final func place() {
    for (item, member) in zip(items, members) {
      let offset = member.offset.applying(storedTransform)
      item.center = CGPoint(x: storedCenter.x + offset.x, y: storedCenter.y + offset.y)
      let transform = member.transform.concatenating(storedTransform)
      if item.transform != transform { item.transform = transform }
    }
  }
}
