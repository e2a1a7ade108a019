import Foundation

/// What a flow layout knows of a section before it breaks lines: what the delegate has answered.
struct FlowMetrics {
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var interitemSpacing: CGFloat = 0
  var header = CGSize.zero
  var footer = CGSize.zero
  var sizes = FlowSizes()
}
