import Foundation

/// Where the sources of Fleet are that this was built from.
package enum FleetPackage {
  /// The folder of the package: this file stands in its `Sources/Tools`.
  package static let folder: String = {
    let file = #filePath
    return file.range(of: "/Sources/Tools/", options: .backwards).map {
      String(file[..<$0.lowerBound])
    } ?? file
  }()
}
