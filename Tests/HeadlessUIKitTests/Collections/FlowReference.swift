import Foundation

/// Where a flow layout places a section's items, worked out item by item and without UIKit.
///
/// It follows rules 504 to 512 in another way than the model does: it fills lines first, then adds
/// phantom items, and then measures each line from its items.
struct FlowReference {
  var sizes: [CGSize]
  var breadth: CGFloat
  var inset: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  var lineSpacing: CGFloat
  var interitemSpacing: CGFloat
  var header: CGFloat
  var footer: CGFloat
  var isVertical: Bool

  /// The items of each line.
  private var lines: [[Int]] {
    var lines: [[Int]] = []
    for item in sizes.indices {
      if let last = lines.last, fits(last.map { across(sizes[$0]) } + [across(sizes[item])]) {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    return lines
  }

  private var available: CGFloat {
    isVertical ? breadth - inset.left - inset.right : breadth - inset.top - inset.bottom
  }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func fits(_ breadths: [CGFloat]) -> Bool {
    let gaps = CGFloat(breadths.count - 1) * interitemSpacing
    return breadths.reduce(0, +) + gaps <= available + 0.001
  }

  /// The frames of all items, and the length of the section.
  func placed() -> (frames: [CGRect], length: CGFloat) {
    var frames = Array(repeating: CGRect.zero, count: sizes.count)
    var start = header + (isVertical ? inset.top : inset.left)
    let low = isVertical ? inset.left : inset.top
    let lines = lines
    for (number, line) in lines.enumerated() {
      var breadths = line.map { across(sizes[$0]) }
      let real = breadths.count
      let isLast = number == lines.count - 1
      let isUniform = line.allSatisfy { sizes[$0] == sizes[line[0]] }
      if isLast, isUniform {
        while breadths[0] + interitemSpacing > 0, fits(breadths + [breadths[0]]) {
          breadths.append(breadths[0])
        }
      }
      let isSpread = !isLast || isUniform
      var gap = interitemSpacing
      var offset = low
      if isSpread {
        let rest = available - breadths.reduce(0, +)
        if breadths.count == 1 {
          offset += rest / 2
        } else {
          gap = rest / CGFloat(breadths.count - 1)
        }
      }
      let length = line.map { along(sizes[$0]) }.max() ?? 0
      for (index, item) in line.enumerated() where index < real {
        let size = sizes[item]
        let position = start + (length - along(size)) / 2
        frames[item] = CGRect(
          origin: isVertical
            ? CGPoint(x: offset, y: position) : CGPoint(x: position, y: offset), size: size)
        offset += breadths[index] + gap
      }
      start += length
      if !isLast { start += lineSpacing }
    }
    return (frames, start + (isVertical ? inset.bottom : inset.right) + footer)
  }
}
