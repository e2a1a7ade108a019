import FailureReporting
import HeadlessUIKit

extension VoiceOver {
  /// Does what a step says, for which there has to be something further of a rotor's kind.
  func perform(_ act: VoiceOverAct, at site: CallSite) {
    switch act {
    case .next(let rotor): go(rotor, forward: true, at: site)
    case .previous(let rotor): go(rotor, forward: false, at: site)
    case .activate: activate(at: site)
    case .increment: adjust(up: true, at: site)
    case .decrement: adjust(up: false, at: site)
    }
  }

  private func go(_ rotor: Rotor, forward: Bool, at site: CallSite) {
    // Where there is nothing at all, or no such rotor, that has been told.
    guard step(rotor, forward: forward, at: site) == nil, Reporting.mayAct(), let focused,
      !rotor.isOfApp || rotor.custom(at: focused) != nil
    else { return }
    VoiceOverWords.noFurther(rotor, forward: forward, from: focused)
      .report(.element, kind: .missing, at: site)
  }
}
