import Foundation

extension NSParagraphStyle.Values {
  /// Returns how wide a tabulator is at a distance from the edge of the text, and its stop, if it
  /// is the paragraph's own.
  ///
  /// Behind the last stop, stops follow at equal distances: where a paragraph does not set them,
  /// the distances of a paragraph without stops.
  func tab(at place: Double) -> (width: Double, stop: TabStop?) {
    for stop in tabStops ?? [] {
      let location = Double(stop.location.finite)
      if location > place + 1e-6 { return (location - place, stop) }
    }
    let last = TabStop.standard.last.map { Double($0.location) } ?? 0
    let isStandard = tabInterval.finite <= 0 || (tabStops == nil && place < last)
    let interval = isStandard ? 28 : Double(tabInterval)
    return (interval - place.truncatingRemainder(dividingBy: interval), nil)
  }
}
