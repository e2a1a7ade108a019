import Foundation
import HeadlessUIKit

/// What a picture can be taken of: a view, a screen, a layer, an element, or all that is shown.
@preconcurrency @MainActor
public protocol PictureSubject {
  /// What the picture is taken of.
  var pictureSource: PictureSource { get }
}

/// What a picture is taken of.
public struct PictureSource {
  enum Kind {
    case view(UIView)
    case layer(CALayer)
    case element(ScreenElement)
    case screen
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Where it is on the screen; that of a layer begins at zero.
  @MainActor var frameOnScreen: CGRect {
    switch kind {
    case .view(let view): view.convert(view.bounds, to: nil)
    case .layer(let layer): CGRect(origin: .zero, size: layer.bounds.size)
    case .element(let element): element.nodes.first?.frame ?? .zero
    case .screen: UIApplication.shared.screen.bounds
    }
  }
}
