package import HeadlessUIKit

extension UIScreen {
  /// Makes the screen a tablet's, for all later reads.
  package func becomeTablet() {
    traitCollection = traitCollection.modifyingTraits { traits in
      traits.userInterfaceIdiom = .pad
      traits.horizontalSizeClass = .regular
    }
  }
}
