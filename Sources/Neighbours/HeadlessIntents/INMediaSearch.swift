public import HeadlessUIKit

/// What is searched for to be played.
open class INMediaSearch: NSObject {}
