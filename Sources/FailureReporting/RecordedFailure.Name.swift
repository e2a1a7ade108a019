extension RecordedFailure {
  /// What a failure is about, by which scopes and `catch` clauses can choose.
  ///
  /// A library of helpers adds its own as static constants:
  ///
  /// ```swift
  /// extension RecordedFailure.Name {
  ///   static let cart: Self = "Shop.CartError"
  /// }
  /// ```
  public struct Name: RawRepresentable, Sendable, Hashable {
    /// The name as messages print it.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension RecordedFailure.Name: ExpressibleByStringLiteral {
  /// Creates a name from a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension RecordedFailure.Name: CustomStringConvertible {
  /// The name as messages print it.
  public var description: String { rawValue }
}

extension RecordedFailure.Name {
  /// A failure whose helper did not name it.
  public static let failure: Self = "Fleet.Failure"
  /// An error that the body of a swallowing scope threw.
  public static let thrownError: Self = "Fleet.ThrownError"

  /// A trace that could not be written.
  public static let trace: Self = "Fleet.TraceError"

  /// A button that could not be tapped.
  public static let button: Self = "Fleet.ButtonError"
  /// A switch that could not be flipped.
  public static let `switch`: Self = "Fleet.SwitchError"
  /// Any other control that could not be used.
  public static let control: Self = "Fleet.ControlError"
  /// A bar button item that could not be tapped.
  public static let barButtonItem: Self = "Fleet.BarButtonItemError"
  /// A toolbar without the requested item.
  public static let toolbar: Self = "Fleet.ToolbarError"
  /// A navigation bar without the requested item.
  public static let navigationBar: Self = "Fleet.NavBarError"
  /// A tab bar without the requested tab, or with one that cannot be selected.
  public static let tabBarController: Self = "Fleet.TabBarControllerError"
  /// An alert without the requested action, or with one that cannot be chosen.
  public static let alert: Self = "Fleet.AlertError"
  /// A presentation that a user could not end.
  public static let dismissal: Self = "Fleet.DismissalError"
  /// A text field that could not be edited.
  public static let textField: Self = "Fleet.TextFieldError"
  /// A text view that could not be edited.
  public static let textView: Self = "Fleet.TextViewError"
  /// A search bar that could not be edited, or without the requested button.
  public static let searchBar: Self = "Fleet.SearchBarError"
  /// A table row that does not exist or cannot be used.
  public static let tableView: Self = "Fleet.TableViewError"
  /// An item of a collection view that does not exist or cannot be used.
  public static let collectionView: Self = "Fleet.CollectionViewError"
  /// A page that could not be turned.
  public static let pageViewController: Self = "Fleet.PageViewControllerError"
  /// A sheet that could not be dragged.
  public static let sheet: Self = "Fleet.SheetError"
  /// An activity that could not be chosen.
  public static let activityViewController: Self = "Fleet.ActivityViewControllerError"
  /// Something that could not be dragged or dropped.
  public static let drag: Self = "Fleet.DragError"
  /// A picker of the system's in which something could not be chosen or cancelled.
  public static let picker: Self = "Fleet.PickerError"
  /// A link, a shortcut or an activity that the app did not take.
  public static let application: Self = "Fleet.ApplicationError"
  /// A layout that cuts something off, or lets something overlap.
  public static let layout: Self = "Fleet.LayoutError"
  /// An element of the screen that is not there, is one of several, or cannot be used.
  public static let element: Self = "Fleet.ElementError"
  /// A screen, or a part of it, that is not as a test expects.
  public static let snapshot: Self = "Fleet.SnapshotError"
  /// An audit of the screen has found issues.
  public static let audit: Self = "Fleet.AuditError"
  /// A storyboard that could not be loaded, bound or mocked.
  public static let storyboard: Self = "Fleet.StoryboardError"

  /// An object that should have been released and still exists.
  public static let release: Self = "Fleet.ReleaseError"
  /// A picture that could not be taken or written.
  public static let picture: Self = "Fleet.PictureError"
  /// Work that does not end, or that never arrives.
  public static let mainLoop: Self = "Fleet.MainLoopError"
  /// An unanswered request of the app's, or an answer that cannot be given.
  public static let network: Self = "Fleet.NetworkError"
  /// A place in the app whose code does not compile.
  public static let deferred: Self = "Fleet.Deferred"
  /// A find of a random user.
  public static let exploration: Self = "Fleet.ExplorationError"
  /// A fault of Fleet itself, which is to be reported to its developers.
  public static let internalError: Self = "Fleet.InternalError"

  /// UIKit's name for an argument that makes no sense.
  public static let invalidArgument: Self = "NSInvalidArgumentException"
  /// UIKit's name for an inconsistent state.
  public static let internalInconsistency: Self = "NSInternalInconsistencyException"
  /// UIKit's name for a wrong parent of a view controller or view.
  public static let hierarchyInconsistency: Self = "UIViewControllerHierarchyInconsistency"
  /// Calls of the app and of UIKit that lead to each other without end.
  public static let recursion: Self = "UIKit.Recursion"
  /// A presentation that UIKit ignores with a line in its log.
  public static let presentation: Self = "UIKit.Presentation"
  /// A warning in UIKit's log.
  public static let uiKitLog: Self = "UIKit.Log"
}
