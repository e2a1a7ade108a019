import HeadlessUIKit

extension ElementPart {
  /// The objects that the part stands for.
  var objects: [NSObject] {
    switch meaning {
    case .barItem(let item): [item]
    case .tab(let index, let bar):
      bar.items.map { $0.indices.contains(index) ? [$0[index]] : [] } ?? []
    case .alertAction(let action, let alert): [action, alert]
    case .textItem(let item, _): [item]
    case .menuItem(let element, _): [element]
    case .outside(let controller): [controller]
    case .activity(_, let sheet), .closeActivities(let sheet): [sheet]
    default: []
    }
  }
}
