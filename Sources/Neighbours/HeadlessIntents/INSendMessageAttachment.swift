public import HeadlessUIKit

/// What is sent with a message.
open class INSendMessageAttachment: NSObject {}
