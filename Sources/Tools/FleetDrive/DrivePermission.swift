import FailureReporting
package import Fleet
import HeadlessUIKit

/// What the user lets the app use, such as the camera.
package struct DrivePermission: Equatable, CustomStringConvertible {
  let resource: AppPermissions.Resource
  let status: AppPermissions.Status

  package init(_ resource: AppPermissions.Resource, _ status: AppPermissions.Status) {
    self.resource = resource
    self.status = status
  }

  package static let verb = "permission"

  package var description: String { "\(Self.verb) \(resource.rawValue) \(status.rawValue)" }

  /// Reads what stands behind `permission`.
  static func parsed(_ text: String) throws(StepMistake) -> DrivePermission {
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    let all = AppPermissions.Resource.allCases
    guard let resource = all.first(where: { $0.rawValue.lowercased() == words.first }) else {
      throw StepMistake(DriveWords.noResource(words.first ?? "", all.map(\.rawValue)))
    }
    let answers = Self.answers(for: resource)
    guard words.count == 2, let answer = answers.first(where: { $0.lowercased() == words[1] }),
      let status = AppPermissions.Status(rawValue: answer)
    else { throw StepMistake(DriveWords.noAnswer(for: resource.rawValue, answers)) }
    return DrivePermission(resource, status)
  }

  /// The answers that a user can give.
  package static func answers(for resource: AppPermissions.Resource) -> [String] {
    let possible = ProtectedResource(rawValue: resource.rawValue)?.possible ?? []
    return ["notDetermined", "denied", "restricted"] + possible.map(\.rawValue).sorted()
  }

  @MainActor func apply() { Fleet.permissions[resource] = status }

  var code: String { "Fleet.permissions[.\(resource.rawValue)] = .\(status.rawValue)" }
}
