import FailureReporting
import Foundation
import HeadlessUIKit
public import NetworkAnswers

/// Answers requests of the app's.
///
/// They are requests by `URLSession` in sources that `fleet-port` rewrites, or that import
/// `HeadlessNetworking`. Several answers are given one after the other, and the last one from then
/// on. Of several answers for a request the last added one counts. They belong to the application
/// of the test.
///
/// ```swift
/// Fleet.respond(to: "https://birds.example/list", with: .json(#"["Robin"]"#))
/// Fleet.respond(to: "/login", method: "POST", with: .status(503), .json(#"{"token": "7"}"#))
/// Fleet.respond(to: "https://birds.example/images/*", with: .status(404))
/// ```
///
/// Records a failure for a pattern that names nothing, for an answer that cannot be given, and where no
/// module of the app asks by way of `HeadlessNetworking`.
///
/// - Parameters:
///   - pattern: A URL with or without its scheme, or a path on any host. `*` stands for
///     anything. What is behind a question mark is to be among the request's query.
///   - method: The method of the request, such as `"POST"`; any method without it.
@preconcurrency @MainActor
public func respond(
  to pattern: String, method: String? = nil, with answers: NetworkAnswer...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.perform(at: site) {
    guard let pattern = NetworkWords.pattern(pattern, answers, at: site) else { return }
    AnsweredNetwork.current.add(answers, to: pattern, method: method)
  }
}

/// Answers the app's requests depending on their content.
///
/// ```swift
/// Fleet.respond(to: "/birds/*") { request in .json(#"{"name": "\#(request.url.lastPathComponent)"}"#) }
/// ```
///
/// Records a failure for a pattern that names nothing, and where no module of the app asks by way of
/// `HeadlessNetworking`.
@preconcurrency @MainActor
public func respond(
  to pattern: String, method: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ answer: @escaping @MainActor @Sendable (SentRequest) -> NetworkAnswer
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.perform(at: site) {
    guard let pattern = NetworkWords.pattern(pattern, at: site) else { return }
    AnsweredNetwork.current.add([], to: pattern, method: method, responder: answer)
  }
}

/// The app's requests to the network, in order, whether they were answered by a test or not.
///
/// ```swift
/// print(Fleet.sentRequests.map(\.description))  // ["POST https://birds.example/login"]
/// ```
@preconcurrency @MainActor
public var sentRequests: [SentRequest] { AnsweredNetwork.current.sent }

/// Whether requests without an answer go out for real.
///
/// They do not, unless the environment says `FLEET_REAL_REQUESTS=1`: they fail as on a device without a
/// network, and a failure names them. It belongs to the application of the test.
@preconcurrency @MainActor
public var allowsRealRequests: Bool {
  get { AnsweredNetwork.current.allowsRealRequests }
  set { AnsweredNetwork.current.allowsRealRequests = newValue }
}
