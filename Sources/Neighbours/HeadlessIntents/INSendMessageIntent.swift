import HeadlessUIKit

/// Sends a message, or tells of one that came.
open class INSendMessageIntent: INIntent {
  /// The people that get it.
  public final let recipients: [INPerson]?
  /// What is sent.
  public final let outgoingMessageType: INOutgoingMessageType
  /// The text.
  public final let content: String?
  /// The name of the group.
  public final let speakableGroupName: INSpeakableString?
  /// The identifier of the conversation.
  public final let conversationIdentifier: String?
  /// The service.
  public final let serviceName: String?
  /// The sender.
  public final let sender: INPerson?

  /// Creates one.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .outgoingMessageText,
    content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]? = nil
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    super.init()
  }
}

/// What is sent.
public enum INOutgoingMessageType: Int, Sendable {
  case unknown
  case outgoingMessageText
  case outgoingMessageAudio
}
