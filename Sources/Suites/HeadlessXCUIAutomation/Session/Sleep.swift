/// Lets so many seconds of UIKit time pass; no real time does.
@preconcurrency @MainActor
public func sleep(_ seconds: Int) { AutomationSession.sleep(.seconds(max(0, seconds))) }
