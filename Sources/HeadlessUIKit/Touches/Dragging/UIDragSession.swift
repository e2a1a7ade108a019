public import Foundation

/// A drag, as both ends of it see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }

  /// Whether the items may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }

  /// Whether the drag stays within the app.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns where the finger is, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint

  /// Returns whether any item has data of a type.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Returns whether any item has an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The app's data for the drag.
  var localContext: Any? { get set }
}

/// A drag from the view of its possible targets.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag as its source sees it, where that is the same app.
  var localDragSession: (any UIDragSession)? { get }

  /// How the progress of loading is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Loads the objects of a class, on a later turn.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress

  /// Loads the texts, on a later turn.
  @discardableResult
  func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress

  /// Loads the addresses, on a later turn.
  @discardableResult
  func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress
}

extension UIDragDropSession {
  /// Returns whether any item has a text.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Returns whether any item has an address.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// How the progress of loading dropped items is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  /// As an alert, after some time.
  case `default` = 1
}
