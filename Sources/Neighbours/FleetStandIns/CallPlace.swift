import Foundation
import Locks
import Runtime

/// The line of the app that calls a stand-in.
///
/// A made function must look like the real one, so it has no parameter for its caller's line. The stack has
/// it: its addresses are taken down at once, and what they mean is looked up when a failure says it.
final class CallPlace: Sendable {
  private static let images = ImageMap.capture()
  /// How many calls lie between here and the app's at most, with room for closures and thunks.
  private static let deepest = 12

  private let stack: Backtrace?
  private let found = Locked<String??>(nil)

  init() { stack = try? Backtrace.capture(limit: Self.deepest, top: 0, images: Self.images) }

  /// The file's name and the line's number; `nil` without debugging information.
  var line: String? {
    if let found = found.withLock({ $0 }) { return found }
    let line = find()
    found.withLock { $0 = .some(line) }
    return line
  }

  private func find() -> String? {
    let frames = stack?.symbolicated(options: .default)?.frames ?? []
    let places = frames.compactMap { $0.symbol?.sourceLocation }
      .filter { $0.line > 0 && $0.path.hasSuffix(".swift") }
    // First come these sources, and then the made file.
    let callers = places.drop { Self.folder(of: $0.path) == Self.ownFolder }
    guard let made = callers.first?.path else { return nil }
    return callers.first { $0.path != made }.map { place in
      "\(URL(fileURLWithPath: place.path).lastPathComponent):\(place.line)"
    }
  }

  private static let ownFolder = folder(of: "\(#filePath as StaticString)")

  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}
