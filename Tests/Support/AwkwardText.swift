/// Texts that upset whatever prints or parses them.
public enum AwkwardText: String, Sendable, CaseIterable {
  case empty, spaces, quotes, backslashes, newlines, carriageReturns, controlCharacters
  case lineSeparators, percentSigns, colonsAndCommas, json, workflowCommand
  case emoji, combiningMarks, rightToLeft, megabyte

  /// The text itself.
  public var text: String {
    switch self {
    case .empty: ""
    case .spaces: "  two before, two after  "
    case .quotes: #"It's "quoted", ‘so’ «to» `speak`."#
    case .backslashes: #"C:\new\table\u0041\"#
    case .newlines: "\none\n\ntwo\n"
    case .carriageReturns: "one\rtwo\r\nthree\n\r"
    case .controlCharacters:
      String(String.UnicodeScalarView((0...0x9F).compactMap(Unicode.Scalar.init)))
    case .lineSeparators: "one\u{2028}two\u{2029}three\u{85}four"
    case .percentSigns: "100 % of %0A, %25 and %s"
    case .colonsAndCommas: "a:b,c::d,,e=f"
    case .json: #"{"reason":"no","nested":[1,null]}"#
    case .workflowCommand: "\n::error file=x::y\n"
    case .emoji: "👩‍👩‍👧‍👦 🇩🇪 🏳️‍🌈 \u{1F468}\u{1F3FE}\u{200D}\u{1F9B0}"
    case .combiningMarks: "e\u{301}\u{323} Z\u{351}\u{36B}\u{343} \u{301}alone"
    case .rightToLeft: "שלום \u{202E}abc\u{202C} مرحبا"
    case .megabyte: String(repeating: "0123456789 äöü\n", count: 1 << 16)
    }
  }
}
