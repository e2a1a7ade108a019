import Foundation
import PropertyLists
import XcodeProjects

/// The names in the headers of Apple's that are written by hand.
struct FoundationNames {
  /// All types of these headers.
  private(set) var names: Set<String> = []
  /// The classes in Objective-C, by their names in Swift.
  private(set) var objectiveC: [String: String] = [:]

  /// - Parameter folder: The folder of these headers.
  init(in folder: String) {
    for file in ["NSClasses.h", "NSNames.h", "NSTypes.h"] {
      let path = FilePath.join(folder, "Foundation+" + file)
      guard let bytes = try? FileBytes.read(path) else { continue }
      read(HeaderText.plain(bytes))
    }
    names.formUnion(["NSObject", "Selector", "Protocol", "dispatch_queue_t"])
  }

  private mutating func read(_ text: String) {
    for name in Self.declared.matches(in: text) { names.formUnion(name.filter { !$0.isEmpty }) }
    for match in Self.classes.matches(in: text) {
      objectiveC[match[0].isEmpty ? match[1] : match[0]] = match[1]
    }
  }

  private static let declared = Pattern(
    #"@(?:interface|protocol) (\w+)|\b(\w+)(?: NS_\w+(?:\([^)]*\))?)*;$|NS_(?:ENUM|OPTIONS)\(\w+, (\w+)\)"#
  )
  private static let classes = Pattern(
    #"(?:^NS_SWIFT_NAME\(([\w.]+)\)\s*)?(?:__attribute__[^\n]*\s*)?^@interface (\w+)"#)
}
