/// What an image set, a symbol set or an icon set says: the files, and for what each is.
package struct ImageSet: Sendable {
  package enum Rendering: Sendable { case automatic, template, original }

  /// Lengths at the four edges, in pixels of the file.
  package struct Edges: Hashable, Sendable {
    package let top: Double
    package let left: Double
    package let bottom: Double
    package let right: Double
  }

  /// The parts of an image that keep their size when it is resized.
  package struct Slicing: Hashable, Sendable {
    package let caps: Edges
    package let tiles: Bool
  }

  package struct Picture: Sendable {
    /// The path of the file.
    package let file: String
    /// The pixels of a point; none if the file is for all screens.
    package let scale: Int?
    package let slicing: Slicing?
    package let alignment: Edges?
    /// Whether the picture is for one direction of reading, and turned for the other.
    package fileprivate(set) var flips = false
    let conditions: AssetConditions
    fileprivate let isForLeftToRight: Bool
  }

  package let pictures: [Picture]
  package let rendering: Rendering
  /// The languages that pictures are for.
  package var languages: [String] { pictures.compactMap(\.conditions.language) }

  /// Reads the set of an asset.
  package init(_ asset: Asset) {
    self.init(AssetContents(folder: asset.folder), asset)
  }

  /// Creates the set of files that have one name but for what they are for.
  package init(_ files: [LooseFile]) {
    pictures = files.map { Picture($0.path, $0.slot) }
    rendering = .automatic
  }

  init(_ contents: AssetContents, _ asset: Asset) {
    let slots = contents.slots(asset.kind == .symbol ? "symbols" : "images")
    var pictures = slots.compactMap { slot in
      AssetContents.file(slot, in: asset.folder).map { Picture($0, slot) }
    }
    let hasBothDirections = slots.contains {
      $0["language-direction"] as? String == "right-to-left"
    }
    if !hasBothDirections {
      for index in pictures.indices { pictures[index].flips = pictures[index].isForLeftToRight }
    }
    self.pictures = pictures
    switch contents.properties["template-rendering-intent"] as? String {
    case "template": rendering = .template
    case "original": rendering = .original
    default: rendering = .automatic
    }
  }

  /// The picture that suits best: of those for the circumstances, the one for the screen's scale,
  /// or else the next larger one, or else the largest.
  package func picture(for traits: AssetTraits) -> Picture? {
    let best = AssetConditions.best(of: pictures, for: traits, \.conditions)
    let exact = best.first { $0.scale == traits.scale || $0.scale == nil }
    let sorted = best.sorted { $0.scale ?? 0 < $1.scale ?? 0 }
    return exact ?? sorted.first { $0.scale ?? 0 > traits.scale } ?? sorted.last
  }
}

extension ImageSet.Picture {
  fileprivate init(_ file: String, _ slot: [String: Any]) {
    self.file = file
    let text = slot["scale"] as? String ?? ""
    scale =
      text.hasSuffix("x") ? Int(text.dropLast()).flatMap { (1...9).contains($0) ? $0 : nil } : nil
    conditions = AssetConditions(slot)
    isForLeftToRight = slot["language-direction"] as? String == "left-to-right"
    alignment = (slot["alignment-insets"] as? [String: Any]).map(ImageSet.Edges.init)
    slicing = (slot["resizing"] as? [String: Any]).map { resizing in
      let center = resizing["center"] as? [String: Any]
      return ImageSet.Slicing(
        caps: ImageSet.Edges(resizing["cap-insets"] as? [String: Any] ?? [:]),
        tiles: center?["mode"] as? String == "tile")
    }
  }
}

extension ImageSet.Edges {
  fileprivate init(_ values: [String: Any]) {
    func number(_ key: String) -> Double { AssetContents.number(values[key]) ?? 0 }
    self.init(
      top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
  }
}
