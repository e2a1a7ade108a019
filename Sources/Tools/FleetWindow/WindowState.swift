import Fleet
import FleetDrive
import Foundation
import HeadlessUIKit

/// All that the page shows besides the picture, at one moment.
struct WindowState: Encodable {
  /// An answer of the session, with its number in the log.
  struct Entry: Encodable {
    let number: Int
    let answer: DriveAnswer
  }

  /// The number of changes so far.
  let version: Int
  let name: String
  let size: [Double]
  /// The seconds of UIKit time that have passed.
  let now: Double
  let elements: [WindowElement]
  let world: WindowWorld
  /// The last requests of the app, the newest first.
  let requests: [WindowRequest]
  var steps: [String] = []
  /// Steps that wait behind one that cannot be taken any more.
  var waiting: [String] = []
  /// The commands that may stand for the first of them now.
  var mends: [String] = []
  var log: [Entry] = []

  @MainActor
  init(version: Int, name: String) {
    let application = UIApplication.shared
    let bounds = application.screen.bounds
    self.version = version
    self.name = name
    size = [Double(bounds.width), Double(bounds.height)]
    now = application.mainLoop.now / .seconds(1)
    elements = WindowElements.all().map { WindowElement($0.node, depth: $0.depth) }
    world = WindowWorld()
    requests = WindowRequest.all()
  }
}
