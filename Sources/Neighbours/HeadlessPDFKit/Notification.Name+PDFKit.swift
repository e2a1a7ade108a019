public import Foundation

extension Notification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
  public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
  public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
  public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
}
