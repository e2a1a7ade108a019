package import HeadlessUIKit

extension UIScreen {
  /// Makes the screen a tablet's, for what looks at it from now on.
  package func becomeTablet() {
    traitCollection = traitCollection.modifyingTraits { traits in
      traits.userInterfaceIdiom = .pad
      traits.horizontalSizeClass = .regular
    }
  }
}
