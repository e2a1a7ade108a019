import FailureReporting
import HeadlessUIKit

extension Gesture {
  /// Reports the faults of the layout on the screen.
  static func expectNoLayoutFaults(at site: CallSite) {
    perform(in: .shared, at: site) { application in
      guard let window = application.keyWindow ?? application.windows.last else {
        return ApplicationWords.noScreen(to: "look for layout faults")
          .report(.application, kind: .missing, at: site)
      }
      var search = LayoutFaultSearch(in: window)
      LayoutFaultWords.text(of: search.faults())?.report(.layout, kind: .unmet, at: site)
    }
  }
}
