public import Foundation

/// What an app hands to others: the user chooses to whom.
///
/// It can be presented and dismissed; nobody chooses an activity.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What is called when the user has finished.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  // MARK: Initializing the activity view controller

  /// Creates one for what is to be shared.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    if UIDevice.current.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
  }

  /// Creates one from an archive.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  // MARK: Accessing the completion handler

  /// Called when the user has finished; without an activity where the sheet was dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  // MARK: Excluding activities

  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  // MARK: Storage

  /// What is to be shared.
  package final let activityItems: [Any]
  /// The app's own activities.
  package final let applicationActivities: [UIActivity]

  // MARK: The model

  override func userDidDismiss() { completionWithItemsHandler?(nil, false, nil, nil) }
}
