public import HeadlessUIKit

/// A question to the shop.
open class SKRequest: NSObject {
  private weak var receiver: (any SKRequestDelegate)?
  private var number = 0

  /// Creates a question.
  public override init() {}

  /// What hears of the end.
  open var delegate: (any SKRequestDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }

  /// Asks; the delegate hears on a later turn of the main loop.
  open func start() {
    number += 1
    // A started request stays until it is answered, as on a device.
    let asked = MainActorOnly((request: self, number: number))
    MainTurn.post("SKRequest") {
      let (request, number) = asked.value
      guard request.number == number else { return }
      guard Shop.current.isReachable else {
        let error = SKError(.cloudServiceNetworkConnectionFailed)
        request.delegate?.request(request, didFailWithError: error)
        return
      }
      request.answer()
      request.delegate?.requestDidFinish(request)
    }
  }

  /// Asks no more: the delegate hears nothing.
  open func cancel() { number += 1 }

  @MainActor func answer() {}
}

/// What hears of the end of a question to the shop.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called when the question is answered.
  func requestDidFinish(_ request: SKRequest)

  /// Called when the question could not be answered.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}

  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// What hears of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the products that there are.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
