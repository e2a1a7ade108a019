import HeadlessUIKit

extension ElementNode {
  /// The containers of the element, from the nearest on.
  var containers: [ElementNode] {
    Array(sequence(first: self) { $0.container }.dropFirst())
  }
}
