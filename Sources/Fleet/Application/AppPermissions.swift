import FailureReporting
import HeadlessUIKit

/// The user's permissions for the app.
///
/// It belongs to the application of the test: in a fresh one the user was not asked yet. In UI
/// tests it stays from launch to launch, as on a device. See ``permissions``.
@preconcurrency @MainActor
public struct AppPermissions {
  /// A resource that an app may use only with the user's permission.
  public enum Resource: String, CaseIterable, Sendable {
    case notifications
    case location
    /// The exact location, where the user gives it only roughly.
    case preciseLocation
    case camera
    case microphone
    /// The photos, to see and to change.
    case photos
    /// The photos, to add to.
    case photosAdd
    case faceID
    case contacts
    case calendar
    case reminders
    case motion
    /// The recognition of speech.
    case speech
    /// Music and other media.
    case mediaLibrary
    case bluetooth
    /// The devices of the local network.
    case localNetwork
    /// Following the user through apps and websites.
    case tracking
  }

  /// The user's decision.
  public enum Status: String, Sendable {
    /// The user was not asked yet.
    case notDetermined
    /// The user cannot allow it, such as on a child's device.
    case restricted
    /// The user has said no.
    case denied
    /// The user has said yes; of the location, while the app is used.
    case allowed
    /// Some photos.
    case limited
    /// Notifications that come quietly, for which the user was not asked.
    case provisional
    /// The location, also in the background.
    case always
  }

  /// The user's decision about a resource, which a test may set.
  ///
  /// Setting it changes the settings: the app is told where it would be on a device. Records a
  /// failure for a status that the resource does not have.
  ///
  /// ```swift
  /// Fleet.permissions[.camera] = .denied
  /// print(Fleet.permissions[.camera])  // denied
  /// ```
  public subscript(resource: Resource) -> Status {
    get { Status(UserPermissions.current.status(of: resource.ofModel)) }
    nonmutating set {
      guard PermissionWords.canBe(newValue, resource) else {
        return PermissionWords.unfit(newValue, resource).report(
          .application, kind: .mistake, at: AmbientCallSite.nearest ?? CallSite())
      }
      UserPermissions.current.set(resource.ofModel, newValue.ofModel)
    }
  }
}

/// The user's permissions for the app: the camera, notifications, the location and so on.
///
/// Where the user was not asked yet, the system asks in front of the app, see
/// ``answerPermission(_:fileID:filePath:line:column:)``.
///
/// ```swift
/// Fleet.permissions[.location] = .always
/// ```
@preconcurrency @MainActor
public var permissions: AppPermissions { AppPermissions() }

extension AppPermissions.Resource {
  /// The same in the model, where each has the same name.
  var ofModel: ProtectedResource { ProtectedResource(rawValue: rawValue) ?? .notifications }
}

extension AppPermissions.Status {
  init(_ status: PermissionStatus) { self = Self(rawValue: status.rawValue) ?? .notDetermined }

  var ofModel: PermissionStatus { PermissionStatus(rawValue: rawValue) ?? .notDetermined }
}
