import Locks

/// A view that shows one or more lines of text.
public nonisolated struct Text: Equatable, Sendable {
  /// The parts, which concatenation sets beside each other.
  var parts: [Part]

  /// A part, with the look that modifiers of the text gave it.
  struct Part: Equatable, Sendable {
    var source: Source
    var style = TextStyle()
  }

  /// Where the words come from.
  indirect enum Source: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case formatted(Formatted)
    case date(Date, DateStyle)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case image(Image)
  }

  init(_ source: Source) { parts = [Part(source: source)] }

  /// Creates a text that is not looked up.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text that is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Creates a text of the app's tables.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.key(key, table: tableName, bundle: bundle))
  }

  /// Creates a text of the app's tables.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

  /// Creates a text with its own look.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Creates a text that is a picture.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Creates a text of a value as a format writes it, in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      .formatted(
        Formatted(key: String(describing: input)) { format.locale($0).format(input) }))
  }

  /// Creates a text of an object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Creates a text of a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Creates a text of a date.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// Creates a text of the time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      .formatted(
        Formatted(key: "\(dates)") { locale in
          Date.IntervalFormatStyle(date: .abbreviated, time: .shortened, locale: locale)
            .format(dates.lowerBound..<dates.upperBound)
        }))
  }

  /// Creates a text that counts through a time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// Sets two texts beside each other.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.parts += rhs.parts
    return text
  }

  /// A value that is written in the locale of the environment.
  struct Formatted: Equatable, Sendable {
    /// What tells two values from each other.
    let key: String
    private let kept: Unchecked<(Locale) -> String>

    init(key: String, write: @escaping (Locale) -> String) {
      self.key = key
      // Proof: a format and its value are read, wherever the text goes.
      kept = Unchecked(write)
    }

    func write(_ locale: Locale) -> String { kept.value(locale) }

    /// The outcome decides, since a format cannot be compared.
    static func == (one: Formatted, other: Formatted) -> Bool {
      one.key == other.key && one.write(.autoupdatingCurrent) == other.write(.autoupdatingCurrent)
    }
  }

  /// How a text shows a date.
  public struct DateStyle: Equatable, Sendable {
    enum Kind { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far away it is.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, and on which side.
    public static let offset = DateStyle(kind: .offset)
    /// The time until or since then, as a clock counts.
    public static let timer = DateStyle(kind: .timer)
  }

  /// The case of letters.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// Where a line that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is drawn.
    public struct Pattern: Hashable, Sendable {
      let style: NSUnderlineStyle.RawValue
      /// A line.
      public static let solid = Pattern(style: 0)
      /// Dots.
      public static let dot = Pattern(style: NSUnderlineStyle.patternDot.rawValue)
      /// Dashes.
      public static let dash = Pattern(style: NSUnderlineStyle.patternDash.rawValue)
      /// Dashes and dots.
      public static let dashDot = Pattern(style: NSUnderlineStyle.patternDashDot.rawValue)
      /// Dashes, each with two dots.
      public static let dashDotDot = Pattern(style: NSUnderlineStyle.patternDashDotDot.rawValue)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A line in the color of the text.
    public static let single = LineStyle()
  }
}
