import FleetStandIns
import Foundation

// Needs: Permission.name

// Permissions with their names, such as `public_profile`.

extension Permission {
  var standIn_name: String {
    if case .custom(let name) = self { return name }
    return "\(self)".reduce(into: "") { text, letter in
      text += letter.isUppercase ? "_\(letter.lowercased())" : String(letter)
    }
  }

  /// Returns the permission with a name.
  public static func named(_ name: String) -> Permission {
    let known: [Permission] = [
      .publicProfile, .userFriends, .email, .userBirthday, .userGender, .userHometown, .userLikes,
      .userLocation, .userPhotos, .userPosts, .userVideos, .userLink, .userAgeRange,
    ]
    return known.first { $0.standIn_name == name } ?? .custom(name)
  }
}
