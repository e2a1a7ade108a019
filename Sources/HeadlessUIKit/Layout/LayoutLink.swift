import Foundation

/// A constraint, in the terms of one solver: `first = multiplier × second + constant`.
struct LayoutLink {
  var first: Term
  var second: Term?
  var relation: NSLayoutConstraint.Relation
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: Float

  /// A place of a span, or a place that lies a fixed distance from it.
  struct Term {
    var span: Int
    var place: LayoutSpan.Place
    var offset: CGFloat = 0
    /// Where language runs from right to left: what places are measured from.
    var mirror: CGFloat?

    /// The term's value where the span's place is at `value`.
    func value(at value: CGFloat) -> CGFloat {
      let value = value + offset
      return mirror.map { $0 - value } ?? value
    }

    /// Where the span's place is if the term's value is `value`.
    func place(for value: CGFloat) -> CGFloat { (mirror.map { $0 - value } ?? value) - offset }
  }
}
