import FailureReporting
import HeadlessUIKit

/// The sentences for what the shop cannot do.
@MainActor
enum StoreWords {
  static func noProduct(_ id: String, at site: CallSite) {
    report(
      "Cannot buy '\(id)': The shop has no such product.",
      list("SimulatedStore.products", SimulatedStore.products.map(\.id)), at: site)
  }

  static func noCode(_ code: String, at site: CallSite) {
    let codes = SimulatedStore.products.flatMap { $0.offers(.code).compactMap(\.id) }
    report(
      "Cannot redeem '\(code)': No product has an offer with this code.",
      list("Codes", codes), at: site)
  }

  static func nothingWaits(_ id: String, _ purpose: String, at site: CallSite) {
    report(
      "Cannot \(purpose) '\(id)': Nothing asks for it.",
      list("What waits", Shop.current.waiting.map(\.product.id)), at: site)
  }

  static func notBought(_ id: String, _ purpose: String, at site: CallSite) {
    report(
      "Cannot \(purpose) '\(id)': The user has not bought it.",
      list("SimulatedStore.purchased", SimulatedStore.purchased), at: site)
  }

  private static func list(_ name: String, _ ids: [String]) -> String {
    "\(name): \(ids.isEmpty ? "none" : ids.map { "'\($0)'" }.joined(separator: ", "))"
  }

  private static func report(_ reason: String, _ details: String, at site: CallSite) {
    Reporting.deliver(
      RecordedFailure(reason, name: .application, kind: .missing, details: details, site: site))
  }
}
