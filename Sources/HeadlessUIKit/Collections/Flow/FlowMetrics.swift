import Foundation

/// A flow layout's values of a section before it breaks lines: the delegate's answers.
struct FlowMetrics {
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var interitemSpacing: CGFloat = 0
  var header = CGSize.zero
  var footer = CGSize.zero
  var sizes = FlowSizes()
}
