import HeadlessNetworking

/// A picture that is loaded from an address.
public nonisolated struct AsyncImage<Content: View>: View {
  @State private var phase = AsyncImagePhase.empty
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: @MainActor (AsyncImagePhase) -> Content

  /// Creates a picture, of which views show how far it has come.
  @preconcurrency
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping @MainActor (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.transaction) = (url, scale, transaction)
    self.content = content
  }

  /// Creates a picture with a view in its place until it is there.
  @preconcurrency
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping @MainActor (Image) -> I,
    @ViewBuilder placeholder: @escaping @MainActor () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// What shows of it.
  @MainActor public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  @MainActor private func load() async {
    phase = .empty
    guard let url else { return }
    let loaded: AsyncImagePhase
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      guard let image = UIImage(data: data, scale: scale) else {
        throw URLError(.cannotDecodeRawData)
      }
      loaded = .success(Image(uiImage: image))
    } catch {
      loaded = .failure(error)
    }
    guard !Task.isCancelled else { return }
    withTransaction(transaction) { phase = loaded }
  }
}

extension AsyncImage where Content == Image {
  /// Creates a picture, which is empty until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Image(uiImage: UIImage()) }
  }
}

/// How far a picture has come that is loaded.
public enum AsyncImagePhase: Sendable {
  /// It is not there.
  case empty
  /// It is there.
  case success(Image)
  /// It does not come.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it does not come.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
