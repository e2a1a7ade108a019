import Foundation

/// The object that a constraint is about: a view or a layout guide.
@MainActor
enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  init?(_ object: Any?) {
    if let view = object as? UIView {
      self = .view(view)
    } else if let guide = object as? UILayoutGuide {
      self = .guide(guide)
    } else {
      return nil
    }
  }

  var object: NSObject {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }

  /// The view itself, or the view that owns the guide.
  var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  /// The name of the item in messages, without brackets.
  var name: String { ConstraintText.Item(self).name }
}

/// A weak reference to a layout item.
@MainActor
struct WeakLayoutItem {
  private weak var view: UIView?
  private weak var guide: UILayoutGuide?
  /// Whether the item was not `nil` at first.
  let isGiven: Bool

  init(_ item: LayoutItem?) {
    isGiven = item != nil
    switch item {
    case .view(let view): self.view = view
    case .guide(let guide): self.guide = guide
    case nil: break
    }
  }

  var item: LayoutItem? {
    if let view { return .view(view) }
    if let guide { return .guide(guide) }
    return nil
  }
}
