import HeadlessUIKit

extension ElementNode {
  /// The nearest object of a class behind the element.
  func object<Object: NSObject>(as type: Object.Type) -> Object? {
    objects.lazy.compactMap { $0 as? Object }.first
  }

  /// The objects behind the element, the nearest one first.
  private var objects: [NSObject] {
    switch withWords {
    case .application(let application): [application]
    case .row(let row): Self.objects(from: row.table)
    case .view(let view): Self.objects(from: view)
    case .object(let object): [object.object] + Self.objects(from: object.container)
    case .part(let part): part.objects + (part.holder.map(Self.objects) ?? [])
    }
  }

  /// A view and its superviews, each with its view controller.
  private static func objects(from view: UIView) -> [NSObject] {
    var objects: [NSObject] = []
    var next: UIView? = view
    while let view = next {
      objects.append(view)
      if let controller = view.viewController { objects.append(controller) }
      next = view.superview
    }
    return objects
  }
}
