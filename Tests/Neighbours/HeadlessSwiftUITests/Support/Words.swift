import HeadlessSwiftUI

/// A text, as a label of UIKit's in a font that is always the same.
struct Words: UIViewRepresentable {
  let text: String

  init(_ text: String) { self.text = text }

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}
