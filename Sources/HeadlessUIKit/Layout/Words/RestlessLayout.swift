import FailureReporting
import Foundation

/// A layout that asks for another one each time.
@MainActor
package struct RestlessLayout {
  /// The view that is to be laid out again.
  weak var view: UIView?
  /// Whether it is to be drawn again instead.
  private let isDrawn: Bool
  /// The view in whose layout the request was made.
  private weak var culprit: UIView?
  let askerID: ObjectIdentifier
  /// The fault, as a sentence.
  package let reason: String
  /// The cause of the layout.
  package let details: String

  init(
    _ view: UIView, isDrawn: Bool, asker: (object: NSObject, method: StaticString)?, cause: String?
  ) {
    self.view = view
    self.isDrawn = isDrawn
    let object = asker?.object ?? view
    askerID = ObjectIdentifier(object)
    culprit = object as? UIView ?? (object as? UIViewController)?.loadedView ?? view
    reason =
      "\(objectName(object)) asks "
      + (isDrawn ? "to be drawn again each time." : "for another layout each time it is laid out.")
    let call = isDrawn ? "setNeedsDisplay()" : "setNeedsLayout()"
    let what = cause ?? (object === view ? call : "\(call) of \(objectName(view))")
    let place = asker.map { "\($0.method)" } ?? "what its layout has left for later"
    details =
      "It asks in \(place), by \(what). The next layout comes with the next frame, as on a device: "
      + "Fleet.advance(by:) lets frames pass."
  }

  /// Whether the layout is still to come.
  var isWaiting: Bool {
    guard let view else { return false }
    return isDrawn ? view.displayState.isNeeded : view.layoutState.isNeeded
  }

  /// Warns of it, unless that was said of the view before.
  func warn() {
    guard let culprit, !culprit.layoutState.isKnownToBeRestless else { return }
    culprit.layoutState.isKnownToBeRestless = true
    Reporting.deliver(
      RecordedFailure(
        reason, name: .failure, kind: .restless, severity: .warning, details: details,
        site: AmbientCallSite.nearest ?? CallSite()))
  }
}
