import Foundation

/// A guide that lies where a list content view has laid out one of its parts.
@MainActor
final class ListContentGuide {
  let guide = UILayoutGuide()
  private let edges: [NSLayoutConstraint]

  init(_ identifier: String, in view: UIView) {
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    edges = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(edges)
  }

  /// Lays the guide over a part; a part that has not moved asks for no layout.
  func follow(_ part: UIView?) {
    guard let frame = part?.frame else { return }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    for (edge, number) in zip(edges, numbers) where edge.constant != number {
      edge.constant = number
    }
  }
}
