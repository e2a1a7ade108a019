import Foundation
import Interfaces

extension InterfaceBuilder {
  /// The classes of layouts by the tags that stand for them.
  static let layouts: [String: UICollectionViewLayout.Type] = [
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewLayout.self,
  ]

  /// Makes the layout of a collection view, or returns `nil` if its element has no layout.
  ///
  /// The collection view needs it before anything else (behaviour 573).
  func makeLayout(of collection: InterfaceElement) -> UICollectionViewLayout? {
    guard let element = collection.child(key: "collectionViewLayout") else { return nil }
    let known = Self.layouts[element.name]
    if known == nil {
      diagnose("<\(element.name)> is not modelled: a UICollectionViewLayout stands in", element)
    }
    let coder = InterfaceCoder(self, element)
    let layout = make(
      element, as: known ?? UICollectionViewLayout.self, isStandIn: known == nil
    ) { $0.init(coder: coder) }
    guard let layout else { return nil }
    register(layout, element)
    expect(layout, element)
    return layout
  }

  /// Applies an element to its layout (behaviour 574).
  ///
  /// Called from within the layout's initializer.
  func decode(_ layout: UICollectionViewLayout, _ element: InterfaceElement) {
    register(layout, element)
    setStandsIn(layout, for: element)
    guard let flow = layout as? UICollectionViewFlowLayout else { return }
    for (name, value) in element.attributes {
      if let setter = Self.layoutAttributes[name] {
        setter(flow, InterfaceValue(text: value))
      } else if !InterfaceKind.silent.contains(name), !isStandIn(flow) {
        diagnose("the attribute '\(name)' of <\(element.name)> is not modelled", element)
      }
    }
    for child in element.children {
      guard let key = child["key"] else { continue }
      if let setter = Self.layoutSizes[key] {
        setter(flow, child)
      } else if child.size != .zero, !isStandIn(flow) {
        diagnose("the size '\(key)' of <\(element.name)> is not modelled", child)
      }
    }
  }

  /// The attributes of flow layouts, each with the code that applies it.
  static let layoutAttributes:
    [String: @MainActor (UICollectionViewFlowLayout, InterfaceValue) -> Void] = [
      "automaticEstimatedItemSize": {
        if $1.bool { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      },
      "minimumInteritemSpacing": { $0.minimumInteritemSpacing = $1.number },
      "minimumLineSpacing": { $0.minimumLineSpacing = $1.number },
      "scrollDirection": { $0.scrollDirection = $1.named(.vertical) },
      "sectionFootersPinToVisibleBounds": { $0.sectionFootersPinToVisibleBounds = $1.bool },
      "sectionHeadersPinToVisibleBounds": { $0.sectionHeadersPinToVisibleBounds = $1.bool },
      "sectionInsetReference": {
        $0.sectionInsetReference = $1.named(
          .fromContentInset,
          [
            "contentInset": .fromContentInset, "layoutMargins": .fromLayoutMargins,
            "safeArea": .fromSafeArea,
          ])
      },
    ]

  /// The sizes and insets of flow layouts, by their roles.
  static let layoutSizes:
    [String: @MainActor (UICollectionViewFlowLayout, InterfaceElement) -> Void] = [
      "estimatedItemSize": {
        if $0.estimatedItemSize == .zero { $0.estimatedItemSize = $1.size }
      },
      "footerReferenceSize": { $0.footerReferenceSize = $1.size },
      "headerReferenceSize": { $0.headerReferenceSize = $1.size },
      "itemSize": { $0.itemSize = $1.size },
      "sectionInset": { $0.sectionInset = $1.insets },
    ]

  // MARK: Cells and the views of sections

  /// Gives a collection view its prototypes, and the view behind them (behaviour 575).
  func fill(_ collection: UICollectionView, _ element: InterfaceElement) {
    if let view = element.child(key: "backgroundView").flatMap(makeView) {
      collection.backgroundView = view
    }
    for prototype in element.list("cells") {
      guard let identifier = prototype.filled("reuseIdentifier") else { continue }
      collection.cellSources[identifier] = .prototype(PrototypeCell(prototype, self))
    }
    for (key, kind) in Self.sectionViews {
      guard let prototype = element.child(key: key),
        let identifier = prototype.filled("reuseIdentifier")
      else { continue }
      collection.supplementarySources[kind, default: ReuseSources()][identifier] =
        .prototype(PrototypeCell(prototype, self))
    }
  }

  /// The kinds of the views of sections, by the roles of their elements.
  private static let sectionViews = [
    "sectionHeaderView": UICollectionView.elementKindSectionHeader,
    "sectionFooterView": UICollectionView.elementKindSectionFooter,
  ]

  /// Gives a cell its content and its backgrounds.
  func fill(_ cell: UICollectionViewCell, _ element: InterfaceElement) {
    fill(cell)
    for child in element.children {
      switch child["key"] {
      case "contentView": decodePart(cell.contentView, child)
      case "backgroundView": cell.backgroundView = makeView(child)
      case "selectedBackgroundView": cell.selectedBackgroundView = makeView(child)
      default: break
      }
    }
  }

  /// Gives a view of a section, or a cell, what keeps the segues within it.
  func fill(_ view: UICollectionReusableView) {
    let origin = CellOrigin()
    view.cellOrigin = origin
    if outer != nil { cellOrigin = origin }
  }
}
