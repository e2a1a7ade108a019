import Foundation
import HeadlessUIKit

extension LeastValue {
  /// The values of types of which nothing else tells one.
  static let table: [ObjectIdentifier: @Sendable () -> Any] = [
    ObjectIdentifier(Date.self): { Date(timeIntervalSinceReferenceDate: 0) },
    ObjectIdentifier(URL.self): { URL(fileURLWithPath: "/") },
    ObjectIdentifier(URLComponents.self): { URLComponents() },
    ObjectIdentifier(URLQueryItem.self): { URLQueryItem(name: "", value: nil) },
    ObjectIdentifier(UUID.self): {
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    },
    ObjectIdentifier(DateComponents.self): { DateComponents() },
    ObjectIdentifier(DateInterval.self): { DateInterval() },
    ObjectIdentifier(Calendar.self): { Calendar(identifier: .gregorian) },
    ObjectIdentifier(Locale.self): { Locale(identifier: "") },
    ObjectIdentifier(TimeZone.self): { TimeZone.gmt },
    ObjectIdentifier(Notification.self): { Notification(name: Notification.Name("")) },
    ObjectIdentifier(NSRange.self): { NSRange(location: 0, length: 0) },
    ObjectIdentifier(CGPoint.self): { CGPoint.zero },
    ObjectIdentifier(CGSize.self): { CGSize.zero },
    ObjectIdentifier(CGRect.self): { CGRect.zero },
    ObjectIdentifier(CGAffineTransform.self): { CGAffineTransform.identity },
    ObjectIdentifier(UIEdgeInsets.self): { UIEdgeInsets.zero },
    ObjectIdentifier(NSDirectionalEdgeInsets.self): { NSDirectionalEdgeInsets.zero },
    ObjectIdentifier(UIOffset.self): { UIOffset.zero },
    ObjectIdentifier(JSONDecoder.self): { JSONDecoder() },
    ObjectIdentifier(JSONEncoder.self): { JSONEncoder() },
    ObjectIdentifier(DispatchQueue.self): { DispatchQueue.main },
    ObjectIdentifier(Timer.self): { Timer(timeInterval: 0, repeats: false) { _ in } },
    ObjectIdentifier(Task<Void, Never>.self): { Task<Void, Never> {} },
    ObjectIdentifier(Task<Void, any Error>.self): { Task<Void, any Error> {} },
    ObjectIdentifier(UICollectionView.self): {
      MainActor.runUnchecked {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }
    },
  ]
}
