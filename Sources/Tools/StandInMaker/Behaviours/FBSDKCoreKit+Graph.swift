import FleetStandIns
import Foundation
import HeadlessUIKit

// Needs: GraphRequest.start(completion:), GraphRequest.graphPath

// `me` is the user who has logged in; what else the graph has, a test says.

private final class GraphPath {
  var path = ""
  var parameters: [String: Any] = [:]

  static func of(_ request: GraphRequest) -> GraphPath {
    StandIn.state(of: request) { GraphPath() }
  }
}

extension GraphRequest {
  private var own: GraphPath { GraphPath.of(self) }

  private func set(_ path: String, _ parameters: [String: Any] = [:]) {
    (own.path, own.parameters) = (path, parameters)
  }

  func standIn_init(graphPath: String) { set(graphPath) }
  func standIn_init(graphPath: String, httpMethod method: HTTPMethod) { set(graphPath) }
  func standIn_init(graphPath: String, parameters: [String: Any]) { set(graphPath, parameters) }
  func standIn_init(graphPath: String, parameters: [String: Any], httpMethod method: HTTPMethod) {
    set(graphPath, parameters)
  }
  func standIn_init(
    graphPath: String, parameters: [String: Any], tokenString: String?, version: String?,
    httpMethod method: HTTPMethod
  ) { set(graphPath, parameters) }

  var standIn_graphPath: String { own.path }
  var standIn_parameters: [String: Any] { own.parameters }

  func standIn_start(
    completion: (((any GraphRequestConnecting)?, Any?, (any Error)?) -> Void)?
  ) -> any GraphRequestConnecting {
    let connection = uiKitObject(GraphRequestConnection.self)
    StandIn.reply { [self] in
      switch SimulatedFacebook[graphPath] ?? me {
      case let error as any Error: completion?(connection, nil, error)
      case let answer?: completion?(connection, answer, nil)
      case nil:
        let words = [NSLocalizedDescriptionKey: "The graph has no '\(graphPath)'."]
        let error = NSError(domain: "com.facebook.sdk.core", code: 8, userInfo: words)
        completion?(connection, nil, error)
      }
    }
    return connection
  }

  /// What the graph says of the user who has logged in, as far as a request asks for it.
  private var me: Any? {
    guard ["me", "/me"].contains(graphPath), let token = AccessToken.current,
      let user = SimulatedFacebook.user
    else { return nil }
    let names = user.name.split(separator: " ")
    var all: [String: Any] = ["id": user.id, "name": user.name]
    all["first_name"] = names.first.map(String.init)
    all["last_name"] = names.dropFirst().last.map(String.init)
    if token.hasGranted(permission: "email") { all["email"] = user.email }
    let asked = (parameters["fields"] as? String)?.split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return all.filter { $0.key == "id" || (asked ?? ["name"]).contains($0.key) }
  }
}
