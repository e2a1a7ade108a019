import Foundation
import Interfaces

/// Finds the nibs of view controllers that do not name one (behaviour 141).
@MainActor
enum InterfaceNibNames {
  /// The names that were found.
  ///
  /// Searching the disk each time would cost far more than the view.
  private static var known: [Key: String?] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let bundle: Bundle?
  }

  /// All nibs that can be found without naming a bundle, searched for once.
  private static let nibsOfMainBundle = InterfaceLocator.names(of: .nib, in: .main)

  /// Returns the name of the class's nib: preferably without `Controller` at the end, else with it.
  static func name(for controller: UIViewController) -> String? {
    let bundle = controller.nibBundle
    // Most tests have no nibs. Then there is no need to remember anything for each class.
    if bundle == nil, nibsOfMainBundle.isEmpty { return nil }
    let type = type(of: controller)
    let key = Key(type: ObjectIdentifier(type), bundle: bundle)
    if let name = known[key] { return name }
    let name = find(String(describing: type), in: bundle)
    known[key] = .some(name)
    return name
  }

  private static func find(_ className: String, in bundle: Bundle?) -> String? {
    let suffix = "Controller"
    let short = className.hasSuffix(suffix) ? [String(className.dropLast(suffix.count))] : []
    return (short + [className]).first { name in
      bundle.map { UINib.exists(name, in: $0) } ?? nibsOfMainBundle.contains(name)
    }
  }
}
