private struct TextLookKey: EnvironmentKey { static var defaultValue: TextLook { TextLook() } }

extension EnvironmentValues {
  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }

  /// The font of texts.
  public var font: Font? {
    get { textLook.style.font }
    set { textLook.style.font = newValue }
  }

  /// How many lines a text may have.
  public var lineLimit: Int? {
    get { textLook.lineLimit }
    set { (textLook.lineLimit, textLook.reservedLines) = (newValue, 0) }
  }

  /// The space between lines.
  public var lineSpacing: CGFloat {
    get { textLook.lineSpacing }
    set { textLook.lineSpacing = newValue }
  }

  /// How lines are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { textLook.alignment }
    set { textLook.alignment = newValue }
  }

  /// Where a line that is too long is cut.
  public var truncationMode: Text.TruncationMode {
    get { textLook.truncationMode }
    set { textLook.truncationMode = newValue }
  }

  /// How small a text may become to fit.
  public var minimumScaleFactor: CGFloat {
    get { textLook.minimumScaleFactor }
    set { textLook.minimumScaleFactor = newValue }
  }

  /// Whether letters may move closer to fit.
  public var allowsTightening: Bool {
    get { textLook.allowsTightening }
    set { textLook.allowsTightening = newValue }
  }

  /// The case of letters.
  public var textCase: Text.Case? {
    get { textLook.textCase }
    set { textLook.textCase = newValue }
  }
}
