import Foundation

protocol BirdLoading {
  func data(from url: URL) async throws -> (Data, URLResponse)
}

extension URLSession: BirdLoading {}

/// The app's requests to its server.
final class BirdClient: NSObject {
  struct Refused: Error {
    let status: Int
  }

  private let session: URLSession
  // Proof: it changes on the main queue alone.
  nonisolated(unsafe) private(set) var progress: [String] = []

  init(session: URLSession = URLSession(configuration: .ephemeral)) {
    self.session = session
  }

  private func url(_ path: String) -> URL {
    URL(string: "https://birds.example/\(path)") ?? URL(fileURLWithPath: path)
  }

  func loadNames(_ completion: @escaping (Result<[String], Error>) -> Void) {
    session.dataTask(with: url("names")) { data, response, error in
      DispatchQueue.main.sync { self.progress.append("answered") }
      let result = Result<[String], Error> {
        if let error = error { throw error }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200, let data = data else { throw Refused(status: status) }
        return try JSONDecoder().decode([String].self, from: data)
      }
      DispatchQueue.main.async { completion(result) }
    }.resume()
  }

  func song(of name: String, loader: BirdLoading = URLSession.shared) async throws -> String {
    let (data, _) = try await loader.data(from: url("songs/\(name)"))
    return String(decoding: data, as: UTF8.self)
  }

  func send(_ name: String) async throws -> Int {
    var request = URLRequest(url: url("names"))
    request.httpMethod = "POST"
    request.httpBody = try JSONEncoder().encode([name])
    let (_, response) = try await session.data(for: request)
    return (response as? HTTPURLResponse)?.statusCode ?? 0
  }

  func loadInPieces() {
    let pieces: URLSession = .init(
      configuration: .default, delegate: self, delegateQueue: .main)
    pieces.dataTask(with: url("names")).resume()
  }
}

extension BirdClient: URLSessionDataDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    progress.append("\(data.count) bytes")
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
    progress.append(error == nil ? "done" : "failed")
  }
}
