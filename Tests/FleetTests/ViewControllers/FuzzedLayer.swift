/// The expected screens, in numbers and without UIKit: the tabs, and the presentations on them.
struct FuzzedLayer {
  enum Content {
    case tabs(stacks: [[Int]], selected: Int)
    case stack([Int])
    case alert
  }

  var content: Content
  /// Whether the layer below is taken out of sight (behaviour 158).
  var isFullScreen = false
  /// Whether a user can swipe it down.
  var isSheet = false

  /// The stack that shows; empty for an alert.
  var stack: [Int] {
    get {
      switch content {
      case .tabs(let stacks, let selected): stacks[selected]
      case .stack(let stack): stack
      case .alert: []
      }
    }
    set {
      switch content {
      case .tabs(var stacks, let selected):
        stacks[selected] = newValue
        content = .tabs(stacks: stacks, selected: selected)
      case .stack: content = .stack(newValue)
      case .alert: break
      }
    }
  }

  /// Every screen of the layer, also of tabs that do not show.
  var screens: [Int] {
    if case .tabs(let stacks, _) = content { stacks.flatMap { $0 } } else { stack }
  }
}
