public import HeadlessUIKit

/// Which calls are meant.
open class INCallRecordFilter: NSObject {}
