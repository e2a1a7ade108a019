/// An app's own delegate of UIKit's, which is made with the app.
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<
  DelegateType: NSObject & UIApplicationDelegate
>: DynamicProperty {
  private let place = AppDelegatePlace { ObjectMaker.make(DelegateType.self) }

  /// Creates a property for a delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    AppSession.beingMade?.adopt(place)
  }

  /// The delegate.
  public var wrappedValue: DelegateType { place.object }

  public nonisolated mutating func update() {}
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}
