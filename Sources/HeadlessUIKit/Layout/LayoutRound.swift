import Foundation

/// Layouts that follow from each other, because each asks for the next.
///
/// A view may ask for another layout while it is laid out: by a constraint, a subview or a size
/// that it changes. That is ordinary, and comes to rest after a round or two. Where it does not,
/// the next layout comes with the next frame of the screen, one in a frame, as on a device; and the
/// view that asks is named (behaviour 910).
///
/// The work that a layout leaves for later turns of the main loop, such as blocks on the main
/// queue, follows from it too: each turn belongs to the round in which it was asked for. Later
/// requests, or requests from elsewhere, begin anew.
@MainActor
enum LayoutRound {
  /// How many layouts may follow from each other before a frame is shown.
  static let limit = 20

  /// From how many layouts that follows which runs now.
  private(set) static var current = 0
  /// Whether a layout of a window is under way.
  private(set) static var isUnderWay = false
  /// Whether a layout is under way that has waited for its frame.
  private static var isOfFrame = false
  /// The requests for a layout that is to wait for the next frame.
  private static var asks: [RestlessLayout] = []
  /// Whose method runs, in a round whose layouts are to wait.
  private static var asker: (object: NSObject, method: StaticString)?
  /// The cause of a request, in such a round.
  private static var cause: String?

  /// Whether a layout that is asked for now is to wait for the next frame.
  static var isLast: Bool { current >= limit }

  // MARK: Rounds

  /// Runs something that belongs to a round.
  static func within(_ round: Int, _ work: () -> Void) {
    let outer = current
    current = round
    defer { current = outer }
    work()
  }

  /// Lays out a window, in the round after its request.
  static func run(_ layOut: () -> Void) {
    let outer = (current, isUnderWay, asks)
    current += 1
    isUnderWay = true
    asks = []
    layOut()
    if isLast { noteWhatWaits() }
    (current, isUnderWay, asks) = outer
  }

  /// Lays a window out once, where it has waited for a frame.
  static func showFrame(_ layOut: () -> Void) {
    let outer = isOfFrame
    isOfFrame = true
    defer { isOfFrame = outer }
    within(limit - 1, layOut)
  }

  // MARK: Requests

  /// Notes that a view asks for a layout, or to be drawn, which is to wait for the next frame.
  static func note(_ view: UIView, isDrawn: Bool = false) {
    let ask = RestlessLayout(view, isDrawn: isDrawn, asker: asker, cause: cause)
    if isUnderWay { asks.append(ask) } else { tell(ask) }
  }

  /// Calls a method of the app that may ask for a layout.
  @inline(__always)
  static func call(_ method: StaticString, of object: NSObject, _ call: () -> Void) {
    guard isLast else { return call() }
    let outer = asker
    asker = (object, method)
    defer { asker = outer }
    call()
  }

  /// Asks for a layout, because of something that can be named.
  @inline(__always)
  static func ask(because text: @autoclosure () -> String, _ ask: () -> Void) {
    guard isLast, cause == nil else { return ask() }
    cause = text()
    defer { cause = nil }
    ask()
  }

  /// Notes pending layouts, once all timely ones are done.
  private static func noteWhatWaits() {
    var askers: Set<ObjectIdentifier> = []
    for ask in asks where ask.isWaiting && askers.insert(ask.askerID).inserted { tell(ask) }
  }

  /// Keeps the window's restless layouts, and warns of each once.
  private static func tell(_ ask: RestlessLayout) {
    guard let tree = ask.view?.tree else { return }
    tree.restless.append(ask)
    if !isOfFrame { ask.warn() }
  }
}
