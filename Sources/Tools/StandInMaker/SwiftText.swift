import Foundation
import PropertyLists
import XcodeProjects

/// What a module of other people's has in Swift: its sources in one, or the interface of a binary.
package struct SwiftText {
  package let text: String
  /// The files that it is of, with their bytes and the places where they lie.
  package let sources: [(path: String, bytes: [UInt8])]
  package let places: [String]
  /// Whether it is an interface, which needs nothing to print it.
  package let isInterface: Bool
  /// Whether a package has the module, and not CocoaPods, as sources may ask; `nil` where that is not known.
  package let isOfPackage: Bool?

  /// Conditions that hold on a device.
  private static let held = [
    "os(iOS)", "canImport(UIKit)", "canImport(SwiftUI)", "canImport(Combine)",
  ]
  /// The most bytes of all sources.
  private static let most = 16 << 20

  /// Reads the sources of a module, or its `.swiftinterface`.
  ///
  /// They come in one, since an extension is printed only where its type is found. Conditions are resolved when
  /// they are printed, so that the system is the one of a device here. A file that publishes nothing stays out.
  ///
  /// - Parameter folder: The folder that no source may lie outside of.
  package init(
    _ files: [String], within folder: String, isOfPackage: Bool? = nil
  ) throws(StandInTrouble) {
    self.isOfPackage = isOfPackage
    let top = ModuleHeaders.physical(folder)
    var texts: [String] = []
    var sources: [(path: String, bytes: [UInt8])] = []
    var places: [String] = []
    var size = 0
    isInterface = files.first.map { FilePath.kind(of: $0) == "swiftinterface" } ?? false
    for file in files {
      let place = ModuleHeaders.physical(file)
      guard FilePath.isInside(place, top), let bytes = try? FileBytes.read(place) else { continue }
      size += bytes.count
      guard size <= Self.most else {
        throw StandInTrouble("There are more than \(Self.most >> 20) MB of Swift.")
      }
      sources.append((FilePath.name(of: place), bytes))
      places.append(place)
      let text = String(decoding: bytes, as: UTF8.self)
      // What is published may be a view by a protocol that is not.
      let hasViews = text.contains("import SwiftUI") && text.contains("protocol ")
      if isInterface || hasViews || text.contains("public") || text.contains("open") {
        texts.append(text)
      }
    }
    (self.sources, self.places) = (sources, places)
    let all = texts.joined(separator: "\n")
    guard !isInterface else {
      text = all
      return
    }
    let manager = isOfPackage.map { $0 ? "SWIFT_PACKAGE" : "COCOAPODS" }
    text = (Self.held + [manager].compactMap(\.self)).reduce(all) {
      $0.replacing($1, with: "os(Linux)")
    }
  }
}
