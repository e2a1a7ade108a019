public import Foundation

// Foundation has this class on Apple's systems, and not on Linux.

/// A user's activity at one moment, so that it can be continued elsewhere.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  // MARK: Creating an activity

  /// Creates an activity of no type.
  @available(*, deprecated, message: "Use init(activityType:) instead.")
  public override convenience init() { self.init(activityType: "") }

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  // MARK: Getting and setting the state

  /// The kind of activity.
  open private(set) var activityType: String

  /// The title.
  open var title: String?

  /// The data to continue it.
  open var userInfo: [AnyHashable: Any]?

  /// Adds to the data to continue it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// The keys of the data that is needed at least.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether the state is to be brought up to date before it is used.
  ///
  /// The activity of this moment is, on a later turn; any other one as it becomes that.
  open var needsSave = false {
    didSet { if needsSave, !oldValue { saveSoon() } }
  }

  /// The page on which it can be gone on with in a browser.
  open var webpageURL: URL?

  /// The page that led to the app.
  open var referrerURL: URL?

  /// When it is not needed any more.
  open var expirationDate: Date?

  /// The words by which it is found.
  open var keywords: Set<String> = []

  /// The name by which it is kept.
  open var persistentIdentifier: String?

  /// The identifier of the content.
  open var targetContentIdentifier: String?

  // MARK: Where it can be used

  /// Whether it can be gone on with on another device.
  open var isEligibleForHandoff = true

  /// Whether it can be searched for.
  open var isEligibleForSearch = false

  /// Whether it can be found publicly.
  open var isEligibleForPublicIndexing = false

  /// Whether the system may suggest it.
  open var isEligibleForPrediction = false

  // MARK: The life of an activity

  /// The delegate of the activity, which is not kept alive.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Makes it the activity of this moment.
  open func becomeCurrent() {
    guard isValid else { return }
    UIApplication.shared.appState.currentActivity = self
    saveIfNeeded()
  }

  /// Makes it not the activity of this moment any more.
  open func resignCurrent() {
    if UIApplication.shared.appState.currentActivity === self {
      UIApplication.shared.appState.currentActivity = nil
    }
  }

  /// Makes it useless.
  open func invalidate() {
    isValid = false
    resignCurrent()
  }

  private final var isValid = true

  // MARK: The model

  /// Has the responders that have the activity fill its empty dictionary, and tells the delegates.
  final func saveIfNeeded() {
    guard needsSave, !isSaving else { return }
    isSaving = true
    let owners = responders.compactMap(\.object)
    if !owners.isEmpty { userInfo = [:] }
    for responder in owners { responder.updateUserActivityState(self) }
    delegate?.userActivityWillSave(self)
    if !owners.isEmpty { UIApplication.shared.tellUpdate(of: self) }
    needsSave = false
    isSaving = false
  }

  private func saveSoon() {
    let application = UIApplication.shared
    guard application.appState.currentActivity === self else { return }
    application.mainLoop.enqueue("a user activity is saved") { application.saveActivity() }
  }

  private final var isSaving = false
  /// The responders that have the activity.
  private final var responders: [Weak<UIResponder>] = []

  final func note(_ responder: UIResponder) { responders.append(Weak(responder)) }

  final func forget(_ responder: UIResponder) {
    responders.removeAll { $0.object == nil || $0.object === responder }
  }

  /// Returns the activity as a later launch finds it.
  final func copyForNextLaunch() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo
    copy.requiredUserInfoKeys = requiredUserInfoKeys
    copy.webpageURL = webpageURL
    copy.keywords = keywords
    copy.persistentIdentifier = persistentIdentifier
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }

  /// The key by which responders keep their activity.
  static let key = AssociationKey<NSUserActivity>()
}

/// The methods by which an activity tells its delegate about its use.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the state is used.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// Called when it is gone on with on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The kind of an activity that continues a page of a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The objects that can go on with an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
