/// What hears of a sheet.
///
/// UIKit tells it of heights that the user drags the sheet to; nothing is dragged here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
