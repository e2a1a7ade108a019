public import Foundation
import HeadlessSwiftUI
import HeadlessUIKit

extension Tips {
  /// Something that happens, again and again.
  public struct Event<DonationInfo: Sendable>: Sendable {
    /// One time that it has happened.
    public struct Donation: Sendable {
      /// When it was.
      public let date: Date
      /// What is known of it.
      public let info: DonationInfo
    }

    /// Its name.
    public let id: String

    /// Creates something that happens.
    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }

    /// Creates something that happens, of which something is known.
    public init(id: String, info: DonationInfo.Type) { self.id = id }

    /// The times that it has happened.
    public var donations: [Donation] {
      EventLog.current.entries(of: id).compactMap { entry in
        (entry.info as? DonationInfo).map { Donation(date: entry.date, info: $0) }
      }
    }

    /// Notes that it has happened.
    @MainActor public func donate(_ info: DonationInfo) async { note(info) }

    /// Notes that it has happened.
    @MainActor public func sendDonation(_ info: DonationInfo) { note(info) }

    @MainActor private func note(_ info: DonationInfo) {
      EventLog.current.add(id, info)
      TipBook.current.changed()
    }
  }

  /// Nothing is known of what has happened.
  public struct EmptyDonation: Sendable { init() {} }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Notes that it has happened.
  @MainActor public func donate() async { await donate(Tips.EmptyDonation()) }

  /// Notes that it has happened.
  @MainActor public func sendDonation() { sendDonation(Tips.EmptyDonation()) }
}
