/// The sentences for pictures and texts that differ.
enum StrategyWords {
  static let nothing = "There is no picture: what it would be of has no size."
  static let unreadable = "The reference is no picture."

  static func size(_ old: (Int, Int), _ new: (Int, Int)) -> String {
    "The picture is \(new.0) × \(new.1) pixels in place of \(old.0) × \(old.1)."
  }

  static func pixels(_ differing: Int, of count: Int) -> String {
    "\(differing) of \(count) pixels \(differing == 1 ? "differs" : "differ")."
  }

  static func lines(_ difference: String) -> String {
    "- is missing, + is too much:\n\(difference)"
  }
}
