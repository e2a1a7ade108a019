import Foundation

extension UTType {
  /// Returns whether a file has one of some types, as far as that is known; always `true` without
  /// types.
  static func isOffered(_ file: URL, among types: [UTType]) -> Bool {
    guard !types.isEmpty,
      let type = UTType(filenameExtension: file.pathExtension), type.isDeclared
    else { return true }
    return types.contains { !$0.isDeclared || type.conforms(to: $0) }
  }
}
