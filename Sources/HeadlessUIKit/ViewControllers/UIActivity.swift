public import Foundation

/// An action that an app offers for shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject, SelectorResponder {
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  /// Creates an activity.
  public override init() { super.init() }

  // MARK: Getting information about the activity

  /// The group in which the activity is offered.
  open class var activityCategory: Category { .action }

  /// The kind of activity.
  open var activityType: ActivityType? { nil }

  /// The title of the activity.
  open var activityTitle: String? { nil }

  /// The image of the activity.
  open var activityImage: UIImage? { nil }

  // MARK: Performing the activity

  /// Returns whether the activity can handle these items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Receives the items.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The screen of the activity, if it has one.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity; without a method of the app's own, it fails (behaviour 663).
  open func perform() { activityDidFinish(false) }

  /// Tells that the activity has ended, which each one must do.
  open func activityDidFinish(_ completed: Bool) {
    let ended = onFinish
    onFinish = nil
    ended?(completed)
  }

  // MARK: The model

  /// The closure that waits for the end of the activity.
  final var onFinish: ((Bool) -> Void)?
}

extension UIActivity {
  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Gives a picture to a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds to the reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Watches or listens together with others.
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    /// Invites to work together by a link.
    public static let collaborationInviteWithLink = Self(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies a link for working together.
    public static let collaborationCopyLink = Self(
      "com.apple.UIKit.activity.CollaborationCopyLink")
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
  }

  /// Where an activity is offered.
  public enum Category: Int, Sendable {
    /// The activity acts on the content.
    case action = 0
    /// The activity shares the content.
    case share = 1
  }
}
