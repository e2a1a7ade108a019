public import Foundation

/// Something that an app does with what is shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Creates an activity.
  public override init() { super.init() }

  // MARK: Getting information about the activity

  /// Where the activity is offered.
  open class var activityCategory: Category { .action }

  /// The name of the activity's kind.
  open var activityType: ActivityType? { nil }

  /// What the activity is called.
  open var activityTitle: String? { nil }

  /// The picture of the activity.
  open var activityImage: UIImage? { nil }

  // MARK: Performing the activity

  /// Whether the activity can do something with these items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes the items.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The screen of the activity, if it has one.
  open var activityViewController: UIViewController? { nil }

  /// Does what the activity does.
  open func perform() {}
}
