import Foundation

extension NSParagraphStyle? {
  func height(of font: UIFont) -> CGFloat {
    guard let style = self else { return font.lineHeight }
    var height = font.lineHeight * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    height = max(height, style.minimumLineHeight)
    return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
  }
}
