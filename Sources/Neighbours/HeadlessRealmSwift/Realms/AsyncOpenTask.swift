/// A Realm that is being opened.
public final class AsyncOpenTask {
  private let call: LaterCall

  init(_ call: LaterCall) { self.call = call }

  /// Opens it no more.
  public func cancel() { call.cancel() }
}
