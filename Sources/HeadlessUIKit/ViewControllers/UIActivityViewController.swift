public import Foundation

/// A sheet in which the user chooses what to do with shared items.
///
/// In the model it can be presented and dismissed, but no activity can be chosen.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The type of the closure that is called when the user has finished.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  // MARK: Initializing the activity view controller

  /// Creates a sheet for the items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    if UIDevice.current.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
  }

  /// Creates a sheet from an archive.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  // MARK: Accessing the completion handler

  /// Called when the user has finished; the activity is `nil` if the sheet was dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  // MARK: Excluding activities

  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  // MARK: Storage

  /// The items that are shared.
  package final let activityItems: [Any]
  /// The app's own activities.
  package final let applicationActivities: [UIActivity]

  // MARK: The model

  override func userDidDismiss() { completionWithItemsHandler?(nil, false, nil, nil) }
}
