public import HeadlessUIKit

/// A call that was made.
open class INCallRecord: NSObject {}
