extension String {
  /// The text as it stands in SVG and in HTML, between tags and in attributes.
  var asMarkup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
