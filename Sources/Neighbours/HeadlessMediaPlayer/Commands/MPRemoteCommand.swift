public import Foundation
public import HeadlessUIKit

/// Something that a user asks of an app on the lock screen, or with headphones.
@preconcurrency @MainActor
open class MPRemoteCommand: NSObject {
  let name: String
  private var targets: [Target] = []

  init(_ name: String) {
    self.name = name
    super.init()
  }

  /// A target of the command.
  @MainActor
  private final class Target: NSObject {
    let call: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    weak var object: AnyObject?
    let action: Selector?

    init(
      _ object: AnyObject? = nil, _ action: Selector? = nil,
      _ call: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) {
      self.object = object
      self.action = action
      self.call = call
      super.init()
    }
  }

  /// Whether the app takes the command now.
  open var isEnabled = true

  /// Lets a method hear the command.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append(
      Target(object, action) { [weak object] event in
        guard let object = object as? any NSObjectProtocol else { return .commandFailed }
        _ = object.perform(action, with: event)
        return .success
      })
  }

  /// Lets a block hear the command.
  ///
  /// - Returns: What it is removed with.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let target = Target(nil, nil, handler)
    targets.append(target)
    return target
  }

  /// Lets a method hear the command no more.
  open func removeTarget(_ target: Any, action: Selector?) {
    let object = target as AnyObject
    targets.removeAll { $0.object === object && (action == nil || $0.action == action) }
  }

  /// Removes a target; all targets for `nil`.
  open func removeTarget(_ target: Any?) {
    guard let target else { return targets = [] }
    let object = target as AnyObject
    targets.removeAll { $0 === object || $0.object === object }
  }

  // MARK: The model

  final var hasTargets: Bool { !targets.isEmpty }

  /// What the targets hear where nothing else is said than that it is asked for.
  func event(at timestamp: TimeInterval) -> MPRemoteCommandEvent {
    MPRemoteCommandEvent(self, at: timestamp)
  }

  /// Lets all hear an event, and returns the first answer that is no success.
  final func tell(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    targets.map { $0.call(event) }.first { $0 != .success } ?? .success
  }
}

/// An app's answer to a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  /// There is nothing of that.
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  /// The device is not there.
  case deviceNotFound = 120
  /// It cannot be done.
  case commandFailed = 200
}
