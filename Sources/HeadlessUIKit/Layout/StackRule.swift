/// The purpose of a constraint that a stack view makes, in UIKit's words (behaviour 766, 793–798).
enum StackRule: String {
  case alignment = "UISV-alignment"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case hiding = "UISV-hiding"
  case spacing = "UISV-spacing"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case textWidth = "UISV-text-width-disambiguation"
}
