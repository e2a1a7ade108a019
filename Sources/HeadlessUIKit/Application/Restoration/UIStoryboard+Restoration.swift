import Interfaces

extension UIStoryboard {
  /// Makes the view controller whose identifier is the last of some, if there is one.
  final func makeIfThere(_ path: [String]) -> UIViewController? {
    guard let name = path.last, contents()?.scene(named: name) != nil else { return nil }
    return make(withIdentifier: name)
  }
}
