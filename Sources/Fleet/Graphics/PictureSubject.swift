import Foundation
public import HeadlessUIKit

/// The subject of a picture: a view, a screen, a layer, an element, or the whole screen.
@preconcurrency @MainActor
public protocol PictureSubject {
  /// The source of the picture.
  var pictureSource: PictureSource { get }
}

/// The source of a picture.
public struct PictureSource {
  enum Kind {
    case view(UIView)
    case layer(CALayer)
    case element(ScreenElement)
    case screen
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Where it is on the screen; a layer's begins at zero.
  @MainActor var frameOnScreen: CGRect {
    switch kind {
    case .view(let view): view.convert(view.bounds, to: nil)
    case .layer(let layer): CGRect(origin: .zero, size: layer.bounds.size)
    case .element(let element): element.nodes.first?.frame ?? .zero
    case .screen: UIApplication.shared.screen.bounds
    }
  }
}

extension UIView: PictureSubject {
  /// The view, with all that is in it.
  public var pictureSource: PictureSource { PictureSource(.view(self)) }
}

extension UIViewController: PictureSubject {
  /// The view of the controller, with all that is in it.
  public var pictureSource: PictureSource { PictureSource(.view(view)) }
}

extension CALayer: PictureSubject {
  /// The layer, with all that is in it.
  public var pictureSource: PictureSource { PictureSource(.layer(self)) }
}

extension ScreenElement: PictureSubject {
  /// The part of the screen where the element is.
  public var pictureSource: PictureSource { PictureSource(.element(self)) }
}

extension VisibleScreen: PictureSubject {
  /// All that is shown.
  public var pictureSource: PictureSource { PictureSource(.screen) }
}
