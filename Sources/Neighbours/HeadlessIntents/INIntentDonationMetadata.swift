public import HeadlessUIKit

/// What the system may do with a donated intent.
open class INIntentDonationMetadata: NSObject {
  /// Creates what says nothing.
  public override init() { super.init() }
}
