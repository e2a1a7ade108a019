import Foundation

/// Recognizes a quick movement in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuring the gesture

  /// The accepted directions.
  open var direction: Direction = .right

  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  // MARK: Receiving touches

  /// Fails if there are too many fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let count = down.count
    if count > numberOfTouchesRequired { return state = .failed }
    guard count == numberOfTouchesRequired else { return }
    start = centroid
    startTime = event.time
    isComplete = true
  }

  /// Recognizes the swipe when the fingers have moved far enough.
  ///
  /// Fails if they move in another direction, or too slowly.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard isComplete else { return }
    let way = centroid.moved(from: start)
    guard event.time - startTime <= Self.longestDuration else { return state = .failed }
    guard max(abs(way.x), abs(way.y)) >= Self.distance else { return }
    state = directions.contains { isFarEnough(way, $0) } ? .ended : .failed
  }

  /// Fails, because the swipe was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    isComplete = false
  }

  private var directions: [(x: Double, y: Double)] {
    [Direction.right, .left, .up, .down].filter(direction.contains).compactMap(\.step)
  }

  private func isFarEnough(_ way: CGPoint, _ step: (x: Double, y: Double)) -> Bool {
    let forward = way.x * step.x + way.y * step.y
    let aside = abs(way.x * step.y) + abs(way.y * step.x)
    return forward >= Self.distance && aside <= Self.distance
  }

  // MARK: The model

  /// The length of a swipe, and the largest deviation to the side, in points.
  static let distance: CGFloat = 50
  /// The longest duration of a swipe.
  static let longestDuration: Duration = .seconds(0.5)

  private var start = CGPoint.zero
  private var startTime = Duration.zero
  /// Whether all fingers are down.
  private var isComplete = false

  package override func couldRecognize(_ kind: GestureKind) -> Bool {
    guard case .swipe(let direction) = kind else { return false }
    return numberOfTouchesRequired == 1 && !self.direction.isDisjoint(with: direction)
  }
}

extension UISwipeGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates a set of directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// A movement by one point in the direction, or `nil` for several directions or no direction.
  var step: (x: Double, y: Double)? {
    switch self {
    case .right: (1, 0)
    case .left: (-1, 0)
    case .up: (0, -1)
    case .down: (0, 1)
    default: nil
    }
  }
}
