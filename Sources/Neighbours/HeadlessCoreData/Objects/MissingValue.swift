import FailureReporting
import Foundation
import HeadlessUIKit

/// The values of an object that is declared without an optional, and is not there.
enum MissingValue {
  /// Reports that there is no value, and returns an object without a context in its place.
  ///
  /// Where none can be made, the process ends, as on a device.
  static func placeholder<Value>(
    for property: String, isReported: Bool, _ site: CallSite
  ) -> Value {
    let failure = RecordedFailure(
      "Unexpectedly found nil while reading \(property), which is declared as \(Value.self).",
      kind: .exception, details: "Declare it as \(Value.self)?, or give it a value before.",
      site: site)
    if let type = Value.self as? NSManagedObject.Type,
      let object = object(type) as? Value
    {
      if isReported { Reporting.deliver(failure) }
      return object
    }
    FatalReporter().report(failure)
    while true {}
  }

  private static func object(_ type: NSManagedObject.Type) -> NSManagedObject {
    let entity = LoadedModels.current.entity(of: type) ?? NSEntityDescription()
    return ManagedObjectMaker.make(entity, insertInto: nil)
  }
}
