/// What stands between braces, or behind the colon of a case.
final class SyntaxBlock {
  enum Kind {
    /// The whole file.
    case file
    /// The members of a type.
    case members
    /// The body of a function or of an accessor, of `if`, of a loop.
    case code
    case closure
    /// `get`, `set`, `didSet` and the like.
    case accessors
    /// The cases of a `switch`.
    case cases
  }

  let kind: Kind
  /// The indices of the tokens between the braces, behind the parameters of a closure.
  let inside: Range<Int>
  /// The index of the first token behind the brace: the parameters of a closure begin there.
  let start: Int
  let items: [SyntaxItem]
  weak var owner: SyntaxItem?

  init(_ kind: Kind, inside: Range<Int>, start: Int, items: [SyntaxItem]) {
    self.kind = kind
    self.inside = inside
    self.start = start
    self.items = items
    for item in items { item.join(self) }
  }

  /// Whether its items are run, one after the other.
  var isRun: Bool { kind == .code || kind == .closure }

  /// Whether it is the body of a function or of an accessor.
  var isBody: Bool {
    guard kind == .code, let owner else { return false }
    return Self.functions.contains(owner.keyword) || owner.isVariable
      || owner.parent?.kind == .accessors
  }

  private static let functions: Set<String> = ["func", "init", "deinit", "subscript"]
}
