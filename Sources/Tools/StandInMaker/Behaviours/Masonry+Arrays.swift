import FleetStandIns
import Foundation
import HeadlessUIKit

// Needs: NSArray.mas_makeConstraints(_:), MASAxisType.horizontal

// What several views are told at once.

extension NSArray {
  @preconcurrency @MainActor private var views: [UIView] { compactMap { $0 as? UIView } }

  @preconcurrency @MainActor func standIn_mas_makeConstraints(
    _ block: ((MASConstraintMaker?) -> Void)?
  ) -> [Any]? {
    views.flatMap { $0.mas_makeConstraints(block) ?? [] }
  }

  @preconcurrency @MainActor func standIn_mas_updateConstraints(
    _ block: ((MASConstraintMaker?) -> Void)?
  ) -> [Any]? {
    views.flatMap { $0.mas_updateConstraints(block) ?? [] }
  }

  @preconcurrency @MainActor func standIn_mas_remakeConstraints(
    _ block: ((MASConstraintMaker?) -> Void)?
  ) -> [Any]? {
    views.flatMap { $0.mas_remakeConstraints(block) ?? [] }
  }

  /// Places the views one behind the other, all of one length, with the same space between them.
  @preconcurrency @MainActor func standIn_mas_distributeViews(
    along axisType: MASAxisType, withFixedSpacing fixedSpacing: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat
  ) {
    let isRow = axisType == .horizontal
    let views = views
    for (index, view) in views.enumerated() {
      _ = view.mas_makeConstraints { make in
        let begin = isRow ? make?.left : make?.top
        if index == 0 {
          _ = begin?.equalTo()(view.superview)?.offset()(leadSpacing)
        } else {
          let last = views[index - 1]
          _ = (isRow ? make?.width : make?.height)?.equalTo()(last)
          _ = begin?.equalTo()(isRow ? last.mas_right : last.mas_bottom)?.offset()(fixedSpacing)
        }
        guard index == views.count - 1 else { return }
        let end = isRow ? make?.right : make?.bottom
        _ = end?.equalTo()(view.superview)?.offset()(-tailSpacing)
      }
    }
  }

  /// Places the views at equal distances, all of a length.
  @preconcurrency @MainActor func standIn_mas_distributeViews(
    along axisType: MASAxisType, withFixedItemLength fixedItemLength: CGFloat,
    leadSpacing: CGFloat, tailSpacing: CGFloat
  ) {
    let isRow = axisType == .horizontal
    let views = views
    for (index, view) in views.enumerated() {
      _ = view.mas_makeConstraints { make in
        _ = (isRow ? make?.width : make?.height)?.equalTo()(fixedItemLength)
        guard index > 0 else {
          _ = (isRow ? make?.left : make?.top)?.equalTo()(view.superview)?.offset()(leadSpacing)
          return
        }
        // The end of each lies this part of the way from the first one's to the last one's.
        let part = CGFloat(index) / CGFloat(views.count - 1)
        let offset = (1 - part) * (leadSpacing + fixedItemLength) - part * tailSpacing
        _ = (isRow ? make?.right : make?.bottom)?
          .equalTo()(view.superview)?.multipliedBy()(part)?.offset()(offset)
      }
    }
  }
}
