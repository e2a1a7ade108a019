import Foundation

extension UIViewController: UITraitChangeObservable, TraitRegistering {}

extension UIViewController {
  /// The traits that the view controller has instead of its surroundings'.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraitOverrides ?? TraitValues() }
    set {
      let new = newValue as? TraitValues
      guard new != ownTraitOverrides ?? TraitValues() else { return }
      ownTraitOverrides = new
      loadedView?.settleTraits()
    }
  }
}
