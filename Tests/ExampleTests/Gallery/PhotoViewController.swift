import Fleet

final class PhotoViewController: UIViewController {
  init(photo: Photo) {
    super.init(nibName: nil, bundle: nil)
    title = photo.name
  }

  required init?(coder: NSCoder) { nil }
}
