public import Foundation
import HeadlessUIKit

/// Rules by which pages leave things out, which have no effect here.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// The name that the app has given them.
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
