import Foundation

extension UIView {
  /// What hardly any view has, and so stands apart from the views.
  @MainActor
  struct Extras {
    var ignoresInvertColors = false
    var motionEffects: [UIMotionEffect] = []
    var corners = UICornerConfiguration.square
    var focusEffect: UIFocusEffect?
    var hoverStyle: UIHoverStyle?
    var largeContent = LargeContent()

    static let key = AssociationKey<Extras>()
  }

  /// What a user sees of a view in large where texts cannot grow.
  struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
  }

  final var extras: Extras {
    get { Extras.key[self] ?? Extras() }
    set { Extras.key[self] = newValue }
  }
}
