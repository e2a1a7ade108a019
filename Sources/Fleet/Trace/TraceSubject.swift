import Foundation
import HeadlessUIKit

/// What a step is about: what a reader calls it, and where it is on the screen.
@MainActor
struct TraceSubject {
  let name: String
  let frame: CGRect?

  /// An element, by its kind and its name.
  init(_ node: ElementNode) {
    name = ElementWords.words(node)
    frame = node.frame
  }

  /// A view: as an element, where it is one.
  init(_ view: UIView) {
    let node = ElementNode.view(view)
    let isPlain = node.type == .other || ElementWords.name(of: node).isEmpty
    name = isPlain ? ObjectWords.name(of: view) : ElementWords.words(node)
    frame = view.window == nil ? nil : view.convert(view.bounds, to: nil)
  }

  /// An item of a bar, or a screen.
  init(_ object: NSObject) {
    name = ObjectWords.name(of: object)
    frame = nil
  }
}
