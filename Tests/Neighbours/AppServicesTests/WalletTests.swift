import FleetTesting
import HeadlessPassKit
import TestSupport
import Testing

private final class Shop: UIViewController, PKPaymentAuthorizationViewControllerDelegate,
  PKAddPassesViewControllerDelegate
{
  let trace = Trace()
  var isSold = false

  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    trace.add(payment.token.transactionIdentifier)
    completion(PKPaymentAuthorizationResult(status: isSold ? .success : .failure, errors: nil))
  }

  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController
  ) {
    trace.add("finished")
    dismiss(animated: true)
  }

  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
    dismiss(animated: true)
  }
}

@MainActor @Suite("PassKit", .freshApplication)
struct WalletTests {
  private let shop = Shop()

  @Test func `the user pays, which the app may refuse at first`() throws {
    let request = PKPaymentRequest()
    #expect(PKPaymentAuthorizationViewController(paymentRequest: request) == nil)
    request.currencyCode = "EUR"
    request.paymentSummaryItems = [
      PKPaymentSummaryItem(label: "Feeder", amount: NSDecimalNumber(string: "9.90"))
    ]
    let screen = try #require(PKPaymentAuthorizationViewController(paymentRequest: request))
    screen.delegate = shop
    setAsAppRootWindow(shop)
    shop.present(screen, animated: true)
    #expect(Fleet.screen.staticTexts["Feeder 9.9 EUR"].exists)
    Fleet.screen.buttons["Pay"].tap()
    #expect(shop.trace.lines == ["Simulated Identifier"])
    shop.isSold = true
    Fleet.screen.buttons["Pay"].tap()

    #expect(shop.trace.lines.last == "finished")
    #expect(shop.presentedViewController == nil)
    #expect(PKPaymentAuthorizationViewController.canMakePayments(usingNetworks: [.visa]))
    SimulatedWallet.canMakePayments = false
    #expect(!PKPaymentAuthorizationViewController.canMakePayments())
  }

  @Test func `the user takes a ticket`() throws {
    #expect(throws: PKPassKitError(.invalidDataError)) { try PKPass(data: Data()) }
    let pass = try PKPass(data: Data("ticket".utf8))
    let screen = try #require(PKAddPassesViewController(pass: pass))
    screen.delegate = shop
    setAsAppRootWindow(shop)
    shop.present(screen, animated: true)
    Fleet.screen.buttons["Add"].tap()

    #expect(SimulatedWallet.passes == [pass])
    #expect(PKPassLibrary().containsPass(pass))
    PKPassLibrary().removePass(pass)
    #expect(PKPassLibrary().passes().isEmpty)
  }

  @Test func `a button says what it is for`() {
    let button = PKPaymentButton(paymentButtonType: .setUp, paymentButtonStyle: .black)

    #expect(button.title(for: .normal) == "Set up Apple Pay")
  }
}
