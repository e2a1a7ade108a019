/// The place of an app's own delegate, which is made after the app, or when the app first asks for it.
@MainActor
final class AppDelegatePlace<D: NSObject & UIApplicationDelegate>: DelegatePlace {
  private let make: @MainActor () -> D

  nonisolated init(_ make: @escaping @MainActor () -> D) { self.make = make }

  private(set) lazy var object = make()

  var delegate: any NSObject & UIApplicationDelegate { object }
}

/// The place of a delegate of any class.
@preconcurrency @MainActor
protocol DelegatePlace: AnyObject {
  /// The delegate.
  var delegate: any NSObject & UIApplicationDelegate { get }
}
