import Foundation

extension ObjectMaker {
  /// Makes a collection view with `init(frame:collectionViewLayout:)`.
  static func make(
    _ type: UICollectionView.Type, layout: UICollectionViewLayout
  ) -> UICollectionView {
    laundered(makeCollectionView(type, layout), as: type)
  }

  /// Makes the content of a cell with `init(configuration:)`.
  static func make(
    _ type: UIListContentView.Type, showing configuration: UIListContentConfiguration
  ) -> UIListContentView {
    laundered(makeListContent(type, configuration), as: type)
  }

  /// Makes the content of an empty screen with `init(configuration:)`.
  static func make(
    _ type: UIContentUnavailableView.Type, showing configuration: UIContentUnavailableConfiguration
  ) -> UIContentUnavailableView {
    laundered(makeEmptyContent(type, configuration), as: type)
  }

  /// Makes an attachment with `init(item:offsetFromCenter:attachedToAnchor:)`.
  static func make<Attachment: UIAttachmentBehavior>(
    _ type: Attachment.Type, item: any UIDynamicItem, anchor: CGPoint
  ) -> Attachment { laundered(makeAttachment(type, item, anchor), as: type) }

  @inline(never)
  @_optimize(none)
  private static func makeAttachment(
    _ type: UIAttachmentBehavior.Type, _ item: any UIDynamicItem, _ anchor: CGPoint
  ) -> UIAttachmentBehavior {
    unsafeBitCast(type, to: MadeAttachment.Type.self)
      .init(item: item, offsetFromCenter: .zero, attachedToAnchor: anchor)
  }

  @inline(never)
  @_optimize(none)
  private static func makeCollectionView(
    _ type: UICollectionView.Type, _ layout: UICollectionViewLayout
  ) -> UICollectionView {
    unsafeBitCast(type, to: MadeCollectionView.Type.self)
      .init(frame: .zero, collectionViewLayout: layout)
  }

  @inline(never)
  @_optimize(none)
  private static func makeListContent(
    _ type: UIListContentView.Type, _ configuration: UIListContentConfiguration
  ) -> UIListContentView {
    unsafeBitCast(type, to: MadeListContent.Type.self).init(configuration: configuration)
  }

  @inline(never)
  @_optimize(none)
  private static func makeEmptyContent(
    _ type: UIContentUnavailableView.Type, _ configuration: UIContentUnavailableConfiguration
  ) -> UIContentUnavailableView {
    unsafeBitCast(type, to: MadeEmptyContent.Type.self).init(configuration: configuration)
  }
}

class MadeCollectionView: UICollectionView {
  required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OverriddenCollectionView: MadeCollectionView {
  required init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }
}

class MadeListContent: UIListContentView {
  required override init(configuration: UIListContentConfiguration) {
    super.init(configuration: configuration)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OverriddenListContent: MadeListContent {
  required init(configuration: UIListContentConfiguration) {
    super.init(configuration: configuration)
  }
  required init?(coder: NSCoder) { nil }
}

class MadeEmptyContent: UIContentUnavailableView {
  required override init(configuration: UIContentUnavailableConfiguration) {
    super.init(configuration: configuration)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OverriddenEmptyContent: MadeEmptyContent {
  required init(configuration: UIContentUnavailableConfiguration) {
    super.init(configuration: configuration)
  }
  required init?(coder: NSCoder) { nil }
}

class MadeAttachment: UIAttachmentBehavior {
  required override init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { super.init(item: item, offsetFromCenter: offset, attachedToAnchor: point) }
}

private final class OverriddenAttachment: MadeAttachment {
  required init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { super.init(item: item, offsetFromCenter: offset, attachedToAnchor: point) }
}
