import Foundation

/// A constraint, in the terms of one solver: `first = multiplier × second + constant`.
struct LayoutLink {
  var first: Term
  var second: Term?
  var relation: NSLayoutConstraint.Relation
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: Float

  /// A part of a span, plus a fixed distance.
  struct Term {
    var span: Int
    var place: LayoutSpan.Place
    var offset: CGFloat = 0
    /// The point from which right-to-left positions are measured; `nil` from left to right.
    var mirror: CGFloat?

    /// Returns the term's value if the span's part is at `value`.
    func value(at value: CGFloat) -> CGFloat {
      let value = value + offset
      return mirror.map { $0 - value } ?? value
    }

    /// Returns where the span's part is if the term's value is `value`.
    func place(for value: CGFloat) -> CGFloat { (mirror.map { $0 - value } ?? value) - offset }
  }
}
