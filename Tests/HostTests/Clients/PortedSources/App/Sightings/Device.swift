import AVKit
import AudioToolbox
import AuthenticationServices
import BackgroundTasks
import Contacts
import ContactsUI
import CoreImage
import CoreMotion
import CoreSpotlight
import CryptoKit
import EventKit
import Foundation
import ImageIO
import LinkPresentation
import LocalAuthentication
import MediaPlayer
import MobileCoreServices
import Network
import Photos
import PhotosUI
import QuickLook
import SQLite3
import SafariServices
import Security
import StoreKit
import SystemConfiguration
import UIKit

/// The app's questions to the device.
enum Device {
  static func save(_ secret: String) -> Bool {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrAccount as String: "birds",
      kSecValueData as String: Data(secret.utf8),
    ]
    return SecItemAdd(query as CFDictionary, nil) == errSecSuccess
  }

  static func fingerprint(of text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).prefix(2).map { String(format: "%02x", $0) }.joined()
  }

  static func findWren(_ found: @escaping ([String]) -> Void) {
    let store = CNContactStore()
    store.requestAccess(for: .contacts) { granted, _ in
      let keys = [CNContactGivenNameKey as CNKeyDescriptor]
      let predicate = CNContact.predicateForContacts(matchingName: "Wren")
      let all = try? store.unifiedContacts(matching: predicate, keysToFetch: keys)
      let names = all?.map(\.givenName) ?? []
      DispatchQueue.main.async { found(granted ? names : ["nobody asked"]) }
    }
  }

  static func unlock(_ done: @escaping (Bool) -> Void) {
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To see your birds") {
      isOwner, _ in
      DispatchQueue.main.async { done(isOwner) }
    }
  }

  static func isMovable() -> Bool { CMMotionManager().isAccelerometerAvailable }

  static func ring() {
    AudioServicesPlaySystemSound(1104)
    SKStoreReviewController.requestReview()
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Wren"]
  }

  static func photos() -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = 2
    return PHPickerViewController(configuration: configuration)
  }

  static func page() -> SFSafariViewController? {
    URL(string: "https://birds.example").map { SFSafariViewController(url: $0) }
  }

  static func index() {
    let attributes = CSSearchableItemAttributeSet(itemContentType: kUTTypeText as String)
    attributes.title = "Wren"
    let item = CSSearchableItem(
      uniqueIdentifier: "wren", domainIdentifier: nil, attributeSet: attributes)
    CSSearchableIndex.default().indexSearchableItems([item]) { _ in }
  }

  static func version() -> Int32 { sqlite3_libversion_number() }
}
