import HeadlessSwiftUI

/// The color of a pixel of a view that fills 40 by 20 points, as parts of 255.
@MainActor
func pixel(_ view: some View, _ x: Int, _ y: Int) -> [Int] {
  let room = CGSize(width: 40, height: 20)
  let controller = UIHostingController(rootView: view)
  controller.safeAreaRegions = []
  controller.view.frame = CGRect(origin: .zero, size: room)
  controller.view.layoutIfNeeded()
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let image = UIGraphicsImageRenderer(size: room, format: format).image { context in
    controller.view.layer.render(in: context.cgContext)
  }
  guard let data = image.cgImage?.dataProvider?.data else { return [] }
  let start = (y * Int(room.width) + x) * 4
  // Blue comes first.
  return (start..<start + 3).reversed().map { Int(Data(data)[$0]) }
}
