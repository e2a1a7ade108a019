package import Foundation

extension Markup {
  /// Returns the size that the file lists for an image that it names.
  package func listedSize(ofImage name: String) -> CGSize? {
    let listed = root.list("resources").first {
      $0.isNamed("image") && $0["name"] == name && $0["catalog"] == nil
    }
    return listed.map(\.size).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }
}
