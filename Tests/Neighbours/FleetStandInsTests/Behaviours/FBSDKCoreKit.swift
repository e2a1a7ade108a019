import FleetStandIns
public import Foundation
import HeadlessUIKit

// What FBSDKCoreKit declares, as far as the tests use it, as it is made of its headers.

protocol GraphRequestConnecting: NSObjectProtocol {
}

class GraphRequestConnection: NSObject, GraphRequestConnecting {
  override init() { super.init() }
}

extension NSNotification.Name {
  static let AccessTokenDidChange: NSNotification.Name = NSNotification.Name("AccessTokenDidChange")
}

public class AccessToken: NSObject {
  override init() { super.init() }
  class var current: AccessToken? {
    get { _StandIn.get("AccessToken.current", nil) }
    set { _StandIn.set("AccessToken.current", nil, newValue); standIn_current_isSet() }
  }
  class var isCurrentAccessTokenActive: Bool {
    get {
      _StandIn.get(
        "AccessToken.isCurrentAccessTokenActive", nil, by: standIn_isCurrentAccessTokenActive)
    }
  }
  var appID: String { get { _StandIn.get("AccessToken.appID", self, by: standIn_appID) } }
  var __declinedPermissions: Set<String> {
    get {
      _StandIn.get("AccessToken.__declinedPermissions", self, by: standIn___declinedPermissions)
    }
  }
  var __expiredPermissions: Set<String> {
    get { _StandIn.get("AccessToken.__expiredPermissions", self, by: standIn___expiredPermissions) }
  }
  var expirationDate: Date {
    get { _StandIn.get("AccessToken.expirationDate", self, by: standIn_expirationDate) }
  }
  var __permissions: Set<String> {
    get { _StandIn.get("AccessToken.__permissions", self, by: standIn___permissions) }
  }
  var tokenString: String {
    get { _StandIn.get("AccessToken.tokenString", self, by: standIn_tokenString) }
  }
  var userID: String { get { _StandIn.get("AccessToken.userID", self, by: standIn_userID) } }
  var isExpired: Bool { get { _StandIn.get("AccessToken.isExpired", self, by: standIn_isExpired) } }
  init(
    tokenString: String, permissions: [String], declinedPermissions: [String],
    expiredPermissions: [String], appID: String, userID: String, expirationDate: Date?,
    refreshDate: Date?, dataAccessExpirationDate: Date?
  ) {
    super.init();
    _StandIn.call(
      "AccessToken.init(tokenString:permissions:declinedPermissions:expiredPermissions:appID:userID:expirationDate:refreshDate:dataAccessExpirationDate:)",
      self,
      [
        tokenString, permissions, declinedPermissions, expiredPermissions, appID, userID,
        expirationDate, refreshDate, dataAccessExpirationDate,
      ]) as Void;
    standIn_init(
      tokenString: tokenString, permissions: permissions, declinedPermissions: declinedPermissions,
      expiredPermissions: expiredPermissions, appID: appID, userID: userID,
      expirationDate: expirationDate, refreshDate: refreshDate,
      dataAccessExpirationDate: dataAccessExpirationDate)
  }
  @discardableResult func hasGranted(permission: String) -> Bool {
    _StandIn.call(
      "AccessToken.hasGranted(permission:)", self, [permission],
      by: standIn_hasGranted(permission: permission))
  }
}

extension HTTPMethod {
  static let get: HTTPMethod = _StandIn.least(HTTPMethod.self, "HTTPMethod.get")
  static let post: HTTPMethod = _StandIn.least(HTTPMethod.self, "HTTPMethod.post")
  static let delete: HTTPMethod = _StandIn.least(HTTPMethod.self, "HTTPMethod.delete")
}

typealias GraphRequestCompletion = ((any GraphRequestConnecting)?, Any?, (any Error)?) -> Void
class GraphRequest: NSObject {
  override init() { super.init() }
  convenience init(graphPath: String) {
    self.init(); _StandIn.call("GraphRequest.init(graphPath:)", self, [graphPath]) as Void;
    standIn_init(graphPath: graphPath)
  }
  convenience init(graphPath: String, httpMethod method: HTTPMethod) {
    self.init();
    _StandIn.call("GraphRequest.init(graphPath:httpMethod:)", self, [graphPath, method]) as Void;
    standIn_init(graphPath: graphPath, httpMethod: method)
  }
  convenience init(graphPath: String, parameters: [String: Any]) {
    self.init();
    _StandIn.call("GraphRequest.init(graphPath:parameters:)", self, [graphPath, parameters])
      as Void;
    standIn_init(graphPath: graphPath, parameters: parameters)
  }
  convenience init(graphPath: String, parameters: [String: Any], httpMethod method: HTTPMethod) {
    self.init();
    _StandIn.call(
      "GraphRequest.init(graphPath:parameters:httpMethod:)", self, [graphPath, parameters, method])
      as Void;
    standIn_init(graphPath: graphPath, parameters: parameters, httpMethod: method)
  }
  convenience init(
    graphPath: String, parameters: [String: Any], tokenString: String?, version: String?,
    httpMethod method: HTTPMethod
  ) {
    self.init();
    _StandIn.call(
      "GraphRequest.init(graphPath:parameters:tokenString:version:httpMethod:)", self,
      [graphPath, parameters, tokenString, version, method]) as Void;
    standIn_init(
      graphPath: graphPath, parameters: parameters, tokenString: tokenString, version: version,
      httpMethod: method)
  }
  var parameters: [String: Any] {
    get { _StandIn.get("GraphRequest.parameters", self, by: standIn_parameters) }
    set { _StandIn.set("GraphRequest.parameters", self, newValue) }
  }
  var graphPath: String {
    get { _StandIn.get("GraphRequest.graphPath", self, by: standIn_graphPath) }
  }
  @discardableResult func start(completion: GraphRequestCompletion? = nil)
    -> any GraphRequestConnecting
  {
    _StandIn.call(
      "GraphRequest.start(completion:)", self,
      [
        completion.map { block in
          StandIn.Block(_body: { values in block(values(0), values(1), values(2)) })
        }
      ], by: standIn_start(completion: completion))
  }
}

class FBButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  var rawValue: String
}

typealias ProfileBlock = (Profile?, (any Error)?) -> Void
indirect enum Permission: Hashable, ExpressibleByStringLiteral {
  case publicProfile
  case userFriends
  case email
  case userAboutMe
  case userActionsBooks
  case userActionsFitness
  case userActionsMusic
  case userActionsNews
  case userActionsVideo
  case userBirthday
  case userEducationHistory
  case userEvents
  case userGamesActivity
  case userGender
  case userHometown
  case userLikes
  case userLocation
  case userManagedGroups
  case userPhotos
  case userPosts
  case userRelationships
  case userRelationshipDetails
  case userReligionPolitics
  case userTaggedPlaces
  case userVideos
  case userWebsite
  case userWorkHistory
  case readCustomFriendlists
  case readInsights
  case readAudienceNetworkInsights
  case readPageMailboxes
  case pagesShowList
  case pagesManageCta
  case pagesManageInstantArticles
  case adsRead
  case userLink
  case userAgeRange
  case custom(String)
  init(stringLiteral value: String) { self = _StandIn.least(Self.self) }
  var name: String { get { _StandIn.get("Permission.name", self, by: standIn_name) } }
}

extension Profile {
  static func loadCurrentProfile(completion: ProfileBlock?) {
    _StandIn.call(
      "Profile.loadCurrentProfile(completion:)", nil,
      [completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) }],
      by: standIn_loadCurrentProfile(completion: completion)) as Void
  }
}

extension Profile {
  static var current: Profile? {
    get { _StandIn.get("Profile.current", nil) }
    set { _StandIn.set("Profile.current", nil, newValue) }
  }
}

class Profile: NSObject {
  override init() { super.init() }
  var userID: String { get { _StandIn.get("Profile.userID", self, by: standIn_userID) } }
  var firstName: String? { get { _StandIn.get("Profile.firstName", self, by: standIn_firstName) } }
  var lastName: String? { get { _StandIn.get("Profile.lastName", self, by: standIn_lastName) } }
  var name: String? { get { _StandIn.get("Profile.name", self, by: standIn_name) } }
  var email: String? { get { _StandIn.get("Profile.email", self, by: standIn_email) } }
}

extension HTTPMethod: _StandInValue {
  static var _standIn: Self { Self(rawValue: _StandIn.least(String.self)) }
}
extension Permission: _StandInValue { static var _standIn: Self { .publicProfile } }
