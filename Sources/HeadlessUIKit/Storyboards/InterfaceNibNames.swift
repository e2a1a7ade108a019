/// Finds the nibs of view controllers that name none (behaviour 141).
@MainActor
enum InterfaceNibNames {
  /// What was found for each class: looking at the disk each time would cost far more than the view.
  private static var known: [ObjectIdentifier: String?] = [:]

  /// All nibs that need no bundle to be named, looked for once.
  private static let nibsOfMainBundle = InterfaceLocator.names(of: .nib, in: .main)

  /// The name of the nib that belongs to the class: without `Controller` at its end, else with it.
  static func name(for controller: UIViewController) -> String? {
    let type = type(of: controller)
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = find(String(describing: type), controller)
    known[ObjectIdentifier(type)] = .some(name)
    return name
  }

  private static func find(_ className: String, _ controller: UIViewController) -> String? {
    let suffix = "Controller"
    let short = className.hasSuffix(suffix) ? [String(className.dropLast(suffix.count))] : []
    return (short + [className]).first { name in
      controller.nibBundle.map { UINib.exists(name, in: $0) } ?? nibsOfMainBundle.contains(name)
    }
  }
}
