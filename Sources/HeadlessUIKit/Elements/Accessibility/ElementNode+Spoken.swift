package import Foundation

extension ElementNode {
  /// The result of using the element, in the app's words.
  package var hint: String? {
    switch withWords {
    case .application, .row: nil
    case .view(let view): view.accessibilityHint
    case .object(let object): object.attributes.hint
    case .part(let part):
      switch part.meaning {
      case .barItem(let item): item.accessibilityHint
      case .tab(let index, let bar):
        bar.items?.dropFirst(index).first?.accessibilityHint
      default: nil
      }
    }
  }

  /// The app's object of the element: a view, or an object that it lists in place of views.
  package var object: NSObject? {
    switch withWords {
    case .view(let view): view
    case .object(let object): object.object
    case .application, .part, .row: nil
    }
  }
}
