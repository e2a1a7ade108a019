/// A recognizer of UIKit's, as a gesture on SwiftUI's views.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  /// The class of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What the recognizer tells of what happens to it, such as its delegate.
  associatedtype Coordinator = Void

  /// Makes the recognizer, once.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

  /// Shows the present value in the recognizer.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Called when the recognizer sends its action.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Makes what the recognizer tells of what happens to it, once, before the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

  /// What a recognizer is made and updated with.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>

  /// What says where fingers are.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}

  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nothing is made.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a recognizer of UIKit's is made and updated with.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What the recognizer tells of what happens to it.
  public let coordinator: Representable.Coordinator
  /// What says where fingers are.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension View {
  /// Recognizes a gesture by a recognizer of UIKit's.
  public nonisolated func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> some View {
    modifier(RecognizerModifier(representable: representable))
  }
}
