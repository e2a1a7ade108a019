import FailureReporting
import HeadlessUIKit

extension Shop {
  /// What came of the user's buying something.
  enum Outcome: Sendable {
    case bought(Purchase)
    case waits
    case cancelled
    case failed(SKError.Code)
  }

  /// Asks the user whether they buy a product, and tells on a turn of the main loop.
  @MainActor
  func sell(
    _ product: SimulatedProduct, _ wish: PurchaseWish = PurchaseWish(),
    _ tell: @escaping @MainActor (Outcome) -> Void
  ) {
    let problem = obstacle ?? wish.offer.flatMap { refusal(of: $0, on: product) }
    var terms = terms
    (terms.quantity, terms.token) = (wish.quantity, wish.token)
    terms.offer = offer(wish.offer, on: product)
    let purchase = made(product, terms)
    func end(_ answer: SimulatedStore.Answer) {
      tell(outcome(of: answer == .buys && wish.asksParent ? .asksParent : answer, purchase))
    }
    if let answer = problem.map(SimulatedStore.Answer.fails) ?? takeNext() {
      MainTurn.post("the shop answers") { end(answer) }
      return
    }
    UIApplication.shared.ask(alert(for: purchase)) { button in
      if case .allows = button.meaning { end(.buys) } else { end(.cancels) }
    }
  }

  private var obstacle: SKError.Code? {
    if !mayPay { return .paymentNotAllowed }
    return isReachable ? nil : .cloudServiceNetworkConnectionFailed
  }

  private func takeNext() -> SimulatedStore.Answer? {
    defer { next = nil }
    return next
  }

  private func outcome(of answer: SimulatedStore.Answer, _ purchase: Purchase) -> Outcome {
    switch answer {
    case .buys:
      add(purchase)
      return .bought(purchase)
    case .asksParent:
      wait(for: purchase)
      return .waits
    case .cancels: return .cancelled
    case .fails(let code): return .failed(code)
    }
  }

  private func alert(for purchase: Purchase) -> SystemAlert {
    let price = words(for: purchase.price)
    let what = purchase.terms.quantity == 1 ? "one" : "\(purchase.terms.quantity)"
    return SystemAlert(
      title: "Confirm Your In-App Purchase",
      message: "Do you want to buy \(what) \(purchase.product.name) for \(price)?",
      buttons: [.init("Cancel", .denies(.denied)), .init("Buy", .allows(.allowed))])
  }

  /// Asks the user whether they want their money back, and tells on a turn of the main loop.
  @MainActor
  func askForRefund(
    of purchase: Purchase, _ tell: @escaping @MainActor (Transaction.RefundRequestStatus) -> Void
  ) {
    show(.refundRequest(purchase.product.id))
    defer { nextRefundRequest = nil }
    if let answer = nextRefundRequest {
      return MainTurn.post("the user asks for their money") { tell(answer) }
    }
    let alert = SystemAlert(
      title: "Request Refund",
      message: "Do you want to request a refund for \(purchase.product.name)?",
      buttons: [.init("Cancel", .denies(.denied)), .init("Request Refund", .allows(.allowed))])
    UIApplication.shared.ask(alert) { button in
      if case .allows = button.meaning { tell(.success) } else { tell(.userCancelled) }
    }
  }

  /// A price as the user reads it.
  func words(for price: Decimal) -> String { price.formatted(style) }

  var style: Decimal.FormatStyle.Currency {
    .currency(code: locale.currency?.identifier ?? "USD").locale(locale)
  }

  /// The products of identifiers, in the order of the shop.
  ///
  /// Records a failure if the test has not said what there is.
  func find(_ ids: Set<String>) -> [SimulatedProduct] {
    if let products { return products.filter { ids.contains($0.id) } }
    let names = ids.sorted().map { "'\($0)'" }.joined(separator: ", ")
    Reporting.deliver(
      RecordedFailure(
        "The app asked for the products \(names), and the test said nothing of them.",
        name: .application, kind: .unanswered,
        severity: PortedModules.onlyLog ? .warning : .error,
        details:
          "SimulatedStore.products = [SimulatedProduct(…)] says which there are; an empty list, "
          + "that there are none.",
        site: MainActor.runUnchecked { AmbientCallSite.nearest } ?? CallSite()))
    return []
  }
}
