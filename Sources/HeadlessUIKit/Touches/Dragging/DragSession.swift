import Foundation

/// A drag that is under way.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  var localContext: Any?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  var items: [UIDragItem] = []
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The row or the item that the drag began at.
  var origin: (view: UIView, path: IndexPath)?
  /// Where the finger is, in the window.
  private(set) var place = CGPoint.zero

  var localDragSession: (any UIDragSession)? { self }

  /// Moves the finger to a point of a view.
  func move(to point: CGPoint, in view: UIView) {
    place = view.convert(point, to: nil)
  }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    load(
      { provider, done in
        provider.loadObject(ofClass: aClass) { object, _ in done(object) }
      }, completion)
  }

  func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    load(
      { provider, done in
        provider.loadObject(ofClass: aClass) { object, _ in done(object) }
      }, completion)
  }

  func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
    load(
      { provider, done in
        provider.loadObject(ofClass: aClass) { object, _ in done(object) }
      }, completion)
  }

  /// Loads the data of all items, in their order (behaviour 670).
  private func load<Value>(
    _ load: (NSItemProvider, @escaping (Value?) -> Void) -> Progress,
    _ completion: @escaping ([Value]) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: Int64(items.count))
    var values: [Value] = []
    for item in items {
      _ = load(item.itemProvider) { value in
        if let value { values.append(value) }
        progress.completedUnitCount += 1
      }
    }
    UIApplication.shared.mainLoop.enqueue("loaded items") { completion(values) }
    return progress
  }
}
