/// A part of what is done for a frame, in this order; all are told as one here.
public struct UIUpdateActionPhase: Hashable, Sendable {
  private let name: String

  /// Behind the planning of the frame.
  public static let afterUpdateScheduled = Self(name: "afterUpdateScheduled")
  /// Before touches.
  public static let beforeEventDispatch = Self(name: "beforeEventDispatch")
  /// Behind touches.
  public static let afterEventDispatch = Self(name: "afterEventDispatch")
  /// Before display links.
  public static let beforeCADisplayLinkDispatch = Self(name: "beforeCADisplayLinkDispatch")
  /// Behind display links.
  public static let afterCADisplayLinkDispatch = Self(name: "afterCADisplayLinkDispatch")
  /// Before layout.
  public static let beforeCATransactionCommit = Self(name: "beforeCATransactionCommit")
  /// Behind layout.
  public static let afterCATransactionCommit = Self(name: "afterCATransactionCommit")
  /// Before late touches.
  public static let beforeLowLatencyEventDispatch = Self(name: "beforeLowLatencyEventDispatch")
  /// Behind late touches.
  public static let afterLowLatencyEventDispatch = Self(name: "afterLowLatencyEventDispatch")
  /// Before layout for late touches.
  public static let beforeLowLatencyCATransactionCommit = Self(
    name: "beforeLowLatencyCATransactionCommit")
  /// Behind layout for late touches.
  public static let afterLowLatencyCATransactionCommit = Self(
    name: "afterLowLatencyCATransactionCommit")
  /// Behind everything.
  public static let afterUpdateComplete = Self(name: "afterUpdateComplete")
}
