import Foundation

/// `#if` conditions that ask for UIKit or iOS hold, since the model is here; conditions that ask
/// for Linux do not, since the sources are a device's.
struct ConditionRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for place in file.conditions.places {
      let condition = file.text(place.lowerBound, place.upperBound)
      let ported = module.ported(condition)
      guard ported != condition else { continue }
      changes.edits.replace(place.lowerBound, place.upperBound, with: ported)
    }
  }
}
