public import Foundation
import HeadlessUIKit

/// Makes a date the present one for the app, from which on it goes with UIKit time.
///
/// Sources that `fleet-port` rewrites ask for it with `Date()`; date pickers begin with it. It holds for
/// the application of the test. `nil` brings the real date back.
///
/// ```swift
/// Fleet.setDate(Date(timeIntervalSince1970: 1_767_265_200))  // 2026-01-01, 11:00 UTC
/// ```
@preconcurrency @MainActor
public func setDate(_ date: Date?) { ApplicationScope.current.elsewhere.setDate(date) }
