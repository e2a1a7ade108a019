public import Foundation

extension UIDocument {
  /// Posted by a document whose state has changed.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// How something has changed.
  public enum ChangeKind: Int, Sendable {
    case done = 0
    case undone = 1
    /// A change was redone.
    case redone = 2
    /// All changes are saved or given up.
    case cleared = 3
  }

  /// Why a document is saved.
  public enum SaveOperation: Int, Sendable {
    /// The file is new.
    case forCreating = 0
    /// The file is there.
    case forOverwriting = 1
  }

  /// The state of a document.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is open, and can be edited.
    public static let normal: State = []
    /// It is not open.
    public static let closed = State(rawValue: 1 << 0)
    /// There are several versions of it.
    public static let inConflict = State(rawValue: 1 << 1)
    /// It could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// The user must not edit it now.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// It is being loaded, and tells how far that is.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }
}
