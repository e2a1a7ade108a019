public import HeadlessUIKit

extension TestWorld {
  /// A device: its screen, and the areas that its shape covers.
  ///
  /// Bars, keyboard, size classes, margins and the covered areas of the turned device follow.
  public struct Device: Hashable, Sendable, CustomStringConvertible {
    /// Creates a device of any size.
    ///
    /// ```swift
    /// Fleet.world.device = .init(size: CGSize(width: 500, height: 900))
    /// ```
    ///
    /// - Parameters:
    ///   - name: What failures call it; its size, if it is empty.
    ///   - size: The size of the screen in points.
    ///   - scale: The pixels in a point.
    ///   - top: The covered height at the top of the upright screen.
    ///   - bottom: The covered height at the bottom; more than 0 means that there is a home
    ///     indicator.
    ///   - idiom: A phone or a tablet.
    public init(
      _ name: String = "", size: CGSize, scale: CGFloat = 3, top: CGFloat = 47,
      bottom: CGFloat = 34, idiom: UIUserInterfaceIdiom = .phone
    ) {
      let model = HeadlessUIKit.Device(
        name, isPad: idiom == .pad, size.width, size.height, scale: scale, top: top, bottom: bottom)
      self.init(name.isEmpty ? model.named(Self.name(of: model)) : model)
    }

    /// The name of the device.
    public var name: String { model.name }
    /// The size of the upright screen, in points.
    public var size: CGSize { model.size(isTurned: false) }
    /// The pixels in a point.
    public var scale: CGFloat { model.scale }
    /// The covered insets of the upright screen.
    public var safeAreaInsets: UIEdgeInsets { model.safeArea(isTurned: false) }
    /// Whether it is a phone or a tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { model.isPad ? .pad : .phone }
    /// The name of the device.
    public var description: String { name }

    package let model: HeadlessUIKit.Device
    /// The word for it in a script, which is the name of its property; empty for any other device.
    package let word: String

    init(_ model: HeadlessUIKit.Device, word: String = "") {
      self.model = model
      self.word = word
    }

    /// Whether two devices have the same name and the same screen.
    public static func == (one: Self, other: Self) -> Bool { one.model == other.model }

    /// Hashes the name and the screen.
    public func hash(into hasher: inout Hasher) { hasher.combine(model) }

    /// The size, of a device that has no other name: "500 by 900".
    private static func name(of device: HeadlessUIKit.Device) -> String {
      let sides = [device.width, device.height].map { Int(exactly: $0.rounded()) ?? 0 }
      return "\(sides[0]) by \(sides[1])"
    }

    /// Returns the same device with the name of another that is like it.
    func named(_ name: String, word: String = #function) -> Self {
      Self(model.named(name), word: word)
    }

    static func phone(
      _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, _ top: CGFloat,
      _ bottom: CGFloat, word: String = #function
    ) -> Self {
      Self(
        HeadlessUIKit.Device(name, width, height, scale: scale, top: top, bottom: bottom),
        word: word)
    }

    static func pad(
      _ name: String, _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat,
      word: String = #function
    ) -> Self {
      Self(
        HeadlessUIKit.Device(name, isPad: true, width, height, scale: 2, top: top, bottom: bottom),
        word: word)
    }
  }
}
