public import Foundation

/// A sheet in which the user chooses what to do with shared items.
///
/// The activities of the system complete without an effect, but for copies on the pasteboard.
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

  /// Called once, when the user has finished; the activity is `nil` if the sheet was dismissed.
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

  override func userDidDismiss() { complete(nil, false) }

  private final func complete(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, completed, nil, nil)
  }

  /// The app's activities that can handle the items.
  package final var offeredActivities: [UIActivity] {
    let placeholders = activityItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    return applicationActivities.filter { activity in
      !isExcluded(activity.activityType) && activity.canPerform(withActivityItems: placeholders)
    }
  }

  /// Whether the app keeps a kind of activity from being offered.
  package final func isExcluded(_ type: UIActivity.ActivityType?) -> Bool {
    type.map { excludedActivityTypes?.contains($0) == true } ?? false
  }

  private final func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// Chooses an activity of the system's as a user does; it always ends well.
  package final func userChoose(_ type: UIActivity.ActivityType) {
    let items = items(for: type)
    if type == .copyToPasteboard {
      UIPasteboard.general.strings = items.compactMap { item in
        item as? String ?? (item as? URL)?.absoluteString
      }
    }
    endAsUser { [self] in complete(type, true) }
  }

  /// Closes the sheet by its button, as a user does.
  package final func userClose() { endAsUser { [self] in complete(nil, false) } }

  /// Chooses an activity of the sheet, as a user does.
  package final func userChoose(_ offer: Offer) {
    switch offer {
    case .system(let type): userChoose(type)
    case .own(let activity): userChoose(activity)
    }
  }

  /// Chooses an activity of the app's as a user does (behaviour 663).
  package final func userChoose(_ activity: UIActivity) {
    let type = activity.activityType
    activity.prepare(withActivityItems: items(for: type))
    activity.onFinish = { [self] completed in
      guard isPresented else { return complete(type, completed) }
      endAsUser { [self] in complete(type, completed) }
    }
    if let screen = activity.activityViewController {
      present(screen, animated: true)
    } else {
      activity.perform()
    }
  }
}
