import Fleet

/// A message in a list.
final class MessageCell: UITableViewCell {
  func show(_ message: Mailbox.Message) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = message.subject
    content.secondaryText = message.sender
    contentConfiguration = content
    accessoryType = message.isFlagged ? .checkmark : .none
  }

  var subject: String? { (contentConfiguration as? UIListContentConfiguration)?.text }
}
