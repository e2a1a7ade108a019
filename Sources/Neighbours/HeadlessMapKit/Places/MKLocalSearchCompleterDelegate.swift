public import HeadlessUIKit

/// Is told what may be meant by what was typed.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Called when there are other results.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)

  /// Called when nothing could be asked.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}

  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}
