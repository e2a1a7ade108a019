public import Foundation

/// An object that takes pasted or dropped data, as each responder can.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// Which types of data the object takes; `nil` for no types.
  var pasteConfiguration: UIPasteConfiguration? { get set }

  /// Takes data that were pasted or dropped.
  func paste(itemProviders: [NSItemProvider])

  /// Returns whether the object takes some of the data.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  public func paste(itemProviders: [NSItemProvider]) {}

  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
}
