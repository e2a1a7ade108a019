/// What fields below a modifier are like.
struct FieldLook: Equatable {
  var keyboard = UIKeyboardType.default
  var contentType: UITextContentType?
  var capitals = UITextAutocapitalizationType.sentences
  var isAutocorrecting = true
  var returnKey = UIReturnKeyType.default
  var isRounded = false
}

/// What is done when the user ends typing.
struct SubmitAction: Equatable {
  let triggers: SubmitTriggers
  let run: @MainActor () -> Void

  /// A closure is never known to be the same.
  static func == (one: SubmitAction, other: SubmitAction) -> Bool { false }
}

/// What ends typing.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field for searching.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the key says that ends typing.
public nonisolated struct SubmitLabel: Sendable {
  let returnKey: UIReturnKeyType
  /// "Done".
  public static let done = SubmitLabel(returnKey: .done)
  /// "Go".
  public static let go = SubmitLabel(returnKey: .go)
  /// "Send".
  public static let send = SubmitLabel(returnKey: .send)
  /// "Join".
  public static let join = SubmitLabel(returnKey: .join)
  /// "Route".
  public static let route = SubmitLabel(returnKey: .route)
  /// "Search".
  public static let search = SubmitLabel(returnKey: .search)
  /// "Return".
  public static let `return` = SubmitLabel(returnKey: .default)
  /// "Next".
  public static let next = SubmitLabel(returnKey: .next)
  /// "Continue".
  public static let `continue` = SubmitLabel(returnKey: .continue)
}

/// Which letters are typed as capitals.
public nonisolated struct TextInputAutocapitalization: Sendable {
  let uiKit: UITextAutocapitalizationType
  private init(uiKit: UITextAutocapitalizationType) { self.uiKit = uiKit }

  /// Creates a value of UIKit's.
  public init?(_ type: UITextAutocapitalizationType) { uiKit = type }
  /// None.
  public static var never: TextInputAutocapitalization { Self(uiKit: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { Self(uiKit: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { Self(uiKit: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { Self(uiKit: .allCharacters) }
}

/// Adds what is done when the user ends typing.
nonisolated struct SubmitModifier: ViewModifier {
  let action: SubmitAction

  func body(content: Content) -> some View {
    content.transformEnvironment(\.submitActions) { [action] in $0.insert(action, at: 0) }
  }
}
