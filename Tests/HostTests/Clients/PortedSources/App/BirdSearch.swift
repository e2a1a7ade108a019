import Combine
import Foundation
import os.log

/// Searches when nothing has been typed for a while.
final class BirdSearch: ObservableObject {
  @Published var words = ""
  private(set) var searched: [String] = []
  private var tokens: Set<AnyCancellable> = []
  private let logger = os.Logger(subsystem: "birds", category: "search")

  init() {
    $words.dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] words in
        self?.searched.append(words)
        self?.logger.info("searched for \(words, privacy: .public)")
      }
      .store(in: &tokens)
  }
}
