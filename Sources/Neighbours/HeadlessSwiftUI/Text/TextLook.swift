/// What texts below a modifier look like.
struct TextLook: Equatable {
  var style = TextStyle()
  var lineLimit: Int?
  /// For how many lines there is room, whether there are as many or not.
  var reservedLines = 0
  var lineSpacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var truncationMode = Text.TruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
  var isSelectable = false
}
