/// How many animations have begun, each as the previous one completed, up to one that begins now.
@MainActor
struct AnimationChain {
  /// How many may begin so without taking time.
  private static let longest = 100

  private let length = UIApplication.shared.animationState.chain + 1

  /// Whether so many have begun that this one takes its time.
  var isEndless: Bool { length > Self.longest }

  /// Completes the animation: what begins meanwhile is the next one of the chain.
  func complete(_ completion: () -> Void) {
    let application = UIApplication.shared
    let outer = application.animationState.chain
    application.animationState.chain = length
    completion()
    application.animationState.chain = outer
  }
}
