@testable import Birds

/// UIKit's names come with the header of the app, which imports it.
func makeBadge() -> UIView { Badge() }
