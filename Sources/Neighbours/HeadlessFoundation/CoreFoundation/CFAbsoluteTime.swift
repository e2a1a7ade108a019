import Foundation
import HeadlessUIKit

/// A moment, in seconds since the first of January 2001.
public typealias CFAbsoluteTime = Double

/// Returns the present moment: the one of `Date()`, which a test can set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.uiKitNow().timeIntervalSinceReferenceDate
}

/// The seconds from the first of January 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: Double = Date.timeIntervalBetween1970AndReferenceDate
