import Locks

/// The pages that the user keeps to read later, as a test reads them.
///
/// They belong to the application of the test: a fresh one starts empty.
///
/// ```swift
/// if let url = URL(string: "https://birds.example") {
///   try? SSReadingList.default()?.addItem(with: url, title: nil, previewText: nil)
/// }
/// print(SimulatedReadingList.urls.count)  // 1
/// ```
public enum SimulatedReadingList {
  /// What the app has put on the list, in order.
  public static var urls: [URL] { ReadingList.current.all }
}

/// The list of one application.
final class ReadingList: ScopedState {
  private let urls = Locked<[URL]>([])

  var all: [URL] { urls.withLock { $0 } }

  func add(_ url: URL) { urls.withLock { $0.append(url) } }
}
