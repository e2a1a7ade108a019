import HeadlessFoundation
import HeadlessUIKit

/// An object as the model's are that tell of their properties, one of which is such an object itself.
@MainActor
final class ObservedStage: NSObject, KeyValueObservable, NamingObject {
  static let namedProperties = [
    "view": NamedProperty(ObservedKey("view")) { (stage: ObservedStage) in stage.view }
  ]
  var observations: [Weak<NSKeyValueObservation>] = []
  private var storedView: UIView?

  var view: UIView? {
    get { storedView }
    set { observed(ObservedKey("view")) { storedView = newValue } }
  }
}
