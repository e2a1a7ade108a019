import HeadlessUIKit

extension ElementNode {
  /// What the element stands in, from the nearest on.
  var containers: [ElementNode] {
    Array(sequence(first: self) { $0.container }.dropFirst())
  }
}
