public import HeadlessUIKit

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
}
