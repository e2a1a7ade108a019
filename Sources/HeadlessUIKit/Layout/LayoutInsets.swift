import Foundation

/// How far the safe area and the margins of a view lie from its edges.
struct LayoutInsets: Equatable {
  var safeArea: UIEdgeInsets
  var margins: UIEdgeInsets
}
