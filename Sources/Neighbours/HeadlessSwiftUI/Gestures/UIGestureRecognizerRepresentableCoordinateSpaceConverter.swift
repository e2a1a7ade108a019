/// Says where the fingers of a recognizer are, in the spaces of SwiftUI's views.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var view: GestureView?
  weak var recognizer: UIGestureRecognizer?

  /// Where the fingers are in the view.
  public var localLocation: CGPoint { location(in: .local) }

  /// How far they have come in the view; `nil` where the recognizer does not say.
  public var localTranslation: CGPoint? { translation(in: .local) }

  /// How fast they are in the view; `nil` where the recognizer does not say.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// Where the fingers are in a space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: recognizer?.location(in: nil) ?? .zero, to: coordinateSpace)
  }

  /// How far they have come in a space; `nil` where the recognizer does not say.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (recognizer as? UIPanGestureRecognizer)?.translation(in: measure(coordinateSpace))
  }

  /// How fast they are in a space; `nil` where the recognizer does not say.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (recognizer as? UIPanGestureRecognizer)?.velocity(in: measure(coordinateSpace))
  }

  /// Returns where a point of the screen is in a space.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
  ) -> CGPoint {
    view?.point(globalPoint, in: coordinateSpace.coordinateSpace) ?? globalPoint
  }

  private func measure(_ space: some CoordinateSpaceProtocol) -> UIView? {
    space.coordinateSpace.isLocal ? view : nil
  }
}
