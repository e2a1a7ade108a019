/// What an app does with what is dragged over a view.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Returns whether something can be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped; returns whether it could.
  func performDrop(info: DropInfo) -> Bool
  /// Called as something comes over the view.
  func dropEntered(info: DropInfo)
  /// Returns what would come of a drop here.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called as it goes.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view, and where it is.
@preconcurrency @MainActor
public struct DropInfo {
  /// The place in the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns whether there is something of one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// The items of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// What would come of a drop.
public enum DropOperation: Sendable {
  /// Nothing.
  case cancel
  /// Nothing, though it might elsewhere.
  case forbidden
  /// A copy.
  case copy
  /// It goes to its new place.
  case move

  var operation: UIDropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}

/// What would come of a drop.
public struct DropProposal: Sendable {
  /// What would come of it.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}
