package import Foundation
package import HeadlessUIKit

/// The text of storyboards and nibs, put together for a test.
package enum StoryboardText {
  package static let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

  /// A storyboard of scenes.
  package static func document(_ scenes: String..., initial: String? = nil, type: String = type)
    -> String
  {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0"\(start)>
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>
      </document>
      """
  }

  /// A scene with a view controller, and further elements beside it.
  package static func scene(_ controller: String, beside: String = "") -> String {
    """
    <scene sceneID="scene">
    <objects>
    \(controller)
    <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
    \(beside)
    </objects>
    </scene>
    """
  }

  /// A view controller with a view that holds the given elements.
  package static func screen(
    _ id: String, identifier: String? = nil, class name: String? = nil, views: String = "",
    items: String = "", connections: String = ""
  ) -> String {
    let named = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
    let classed = name.map { " customClass=\"\($0)\"" } ?? ""
    return """
      <viewController\(named) id="\(id)"\(classed) sceneMemberID="viewController">
      <view key="view" id="\(id)-view">
      <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <subviews>\(views)</subviews>
      </view>
      \(items)
      <connections>\(connections)</connections>
      </viewController>
      """
  }

  /// A nib of objects, whose owner has the given connections.
  package static func nib(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
    <connections>\(owner)</connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    \(objects)
    </objects>
    </document>
    """
  }
}

/// Runs `body` with a folder that holds the given files, and removes it afterwards.
package func withFiles<R>(_ files: [String: String], _ body: (Bundle) throws -> R) throws -> R {
  let folder = FileManager.default.temporaryDirectory.appending(path: "fleet-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (name, text) in files {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
  return try body(bundle)
}

/// Runs `body` with a storyboard that is called Test.
@MainActor
package func withStoryboard<R>(_ text: String, _ body: (UIStoryboard) throws -> R) throws -> R {
  try withFiles(["Test.storyboard": text]) { bundle in
    try body(UIStoryboard(name: "Test", bundle: bundle))
  }
}
