import Foundation
import HeadlessUIKit

/// The subject of a step: its name for a reader, and its place on the screen.
@MainActor
struct TraceSubject {
  let name: String
  let frame: CGRect?

  init(_ subject: StepSubject) {
    switch subject {
    case .view(let view): self.init(view)
    case .item(let item): self.init(item)
    case .screen(let controller): self.init(controller)
    case .element(let node): self.init(node)
    case .missing(let words): self.init(name: words, frame: nil)
    }
  }

  private init(name: String, frame: CGRect?) {
    self.name = name
    self.frame = frame
  }

  /// An element, by its kind and its name.
  private init(_ node: ElementNode) {
    let type = node.kind
    let name = Self.name(of: node)
    self.name = name.isEmpty ? type.words : "\(type.words) '\(name)'"
    frame = node.frame
  }

  /// A view: as an element, where it is one.
  private init(_ view: UIView) {
    let node = ElementNode.view(view)
    let isPlain = node.type == .other || Self.name(of: node).isEmpty
    name = isPlain ? ObjectWords.name(of: view) : TraceSubject(node).name
    frame = view.window == nil ? nil : view.convert(view.bounds, to: nil)
  }

  /// An item of a bar, or a screen.
  private init(_ object: NSObject) {
    name = ObjectWords.name(of: object)
    frame = nil
  }

  /// The name of an element for a reader; its value, which the step may change, is not a name.
  private static func name(of node: ElementNode) -> String {
    let name = node.label.isEmpty ? node.placeholder ?? node.identifier : node.label
    return name.isEmpty && node.type == .cell ? ElementWords.name(of: node) : name
  }
}
