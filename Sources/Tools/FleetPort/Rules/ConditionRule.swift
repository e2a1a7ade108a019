import Foundation

/// `#if` conditions that ask for UIKit or iOS hold, since the model is here.
///
/// Conditions that ask for Linux do not, since the sources are a device's. One that asks for Darwin holds where
/// nothing else is said for Linux.
struct ConditionRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for (index, place) in file.conditions.places.enumerated() {
      let condition = file.text(place.lowerBound, place.upperBound)
      let isNeeded = file.conditions.needed.contains(index)
      let ported = isNeeded ? " \(Module.ownCondition)" : module.ported(condition)
      guard ported != condition else { continue }
      changes.edits.replace(place.lowerBound, place.upperBound, with: ported)
    }
  }
}
