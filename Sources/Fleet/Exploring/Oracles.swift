/// What counts as a find while the app is explored: each is a switch, and all hold for any app.
///
/// ```swift
/// let strict: Oracles = [.usual, .audit, .textSizes]
/// let calm = Oracles.usual.without(.deadControls)
/// ```
public struct Oracles: Sendable, ExpressibleByArrayLiteral {
  /// A sentence about the app that has to hold after each step.
  struct Property: Sendable {
    let name: String
    let holds: @MainActor @Sendable () -> Bool
  }

  private var oracles: [Oracle]
  private(set) var properties: [Property] = []

  private init(_ oracles: Oracle...) { self.oracles = oracles }

  /// Creates the union of some oracles.
  public init(arrayLiteral parts: Oracles...) {
    oracles = parts.flatMap(\.oracles)
    properties = parts.flatMap(\.properties)
  }

  /// The same without some.
  public func without(_ others: Oracles) -> Oracles {
    var rest = self
    rest.oracles.removeAll { others.oracles.contains($0) }
    return rest
  }

  func contains(_ oracle: Oracle) -> Bool { oracles.contains(oracle) }

  // MARK: All that a user could complain of

  /// Exceptions of UIKit's, and all other recorded failures.
  public static let failures = Oracles(.failures)
  /// Code that ends the process, as an index out of bounds and a value that is `nil` do, or that does not
  /// end within 20 seconds.
  ///
  /// Where Swift Testing runs the test, the app runs in another process, and this one lives.
  public static let traps = Oracles(.traps)
  /// Constraints that contradict each other, and views that they do not place.
  public static let constraints = Oracles(.constraints)
  /// Screens that are still alive when the next one of their kind comes.
  public static let release = Oracles(.release)
  /// Words, inputs or the focus that are lost when the device is turned there and back.
  public static let turning = Oracles(.turning)
  /// Words, inputs or the focus that are lost in the background.
  public static let background = Oracles(.background)
  /// Words, inputs or the focus that a memory warning costs.
  public static let memoryWarning = Oracles(.memoryWarning)
  /// A first screen that is another one when the app is opened again.
  public static let reopening = Oracles(.reopening)
  /// Screens and alerts that the user cannot leave.
  public static let deadEnds = Oracles(.deadEnds)
  /// The issues of ``audit(_:except:fileID:filePath:line:column:)``.
  public static let audit = Oracles(.audit)
  /// Elements that are cut off, lost or out of reach with the largest texts, or from right to left.
  public static let textSizes = Oracles(.textSizes)
  /// Screens and requests that two quick taps send, push or present twice.
  public static let doubleTaps = Oracles(.doubleTaps)
  /// Buttons that never do anything.
  public static let deadControls = Oracles(.deadControls)
  /// Steps that undo does not take back.
  public static let undo = Oracles(.undo)
  /// Rows that read otherwise when they are scrolled away and back.
  public static let scrolling = Oracles(.scrolling)
  /// Lists that read otherwise once they are reloaded.
  public static let reloading = Oracles(.reloading)
  /// Screens that depend on the order of timers and of blocks of the main queue.
  public static let order = Oracles(.order)
  /// Steps that go wrong with another locale, clock or time zone.
  public static let region = Oracles(.region)

  /// The app's own condition, which has to hold after each step.
  ///
  /// ```swift
  /// let badge = Oracles.property("the badge counts the rows") {
  ///   Fleet.screen.cells.count == UIApplication.shared.applicationIconBadgeNumber
  /// }
  /// ```
  public static func property(
    _ name: String, _ holds: @escaping @MainActor @Sendable () -> Bool
  ) -> Oracles {
    var own = Oracles(.property)
    own.properties = [Property(name: name, holds: holds)]
    return own
  }

  // MARK: Sets of them

  /// The oracles that find a mistake in nearly every app.
  public static let usual: Oracles = [
    .failures, .traps, .constraints, .release, .turning, .background, .memoryWarning, .reopening,
    .deadEnds, .doubleTaps, .deadControls, .undo, .scrolling, .reloading, .order,
  ]

  /// All but the app's own.
  public static let all: Oracles = [.usual, .audit, .textSizes, .region]
}

/// A kind of oracle.
package enum Oracle: String, CaseIterable, Codable, Sendable {
  case failures, traps, constraints, release, turning, background, memoryWarning, reopening
  case deadEnds, audit, textSizes, doubleTaps, deadControls, undo, scrolling, reloading, order
  case region, property
}
