/// A controller of UIKit's that shows views of SwiftUI's as a screen.
@preconcurrency @MainActor
protocol HostingScreen: UIViewController {
  /// The tree of the views.
  var host: Host? { get }
}
