import Foundation

extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  final func forgetSections() {
    metrics = nil
    brokenFor = nil
    sections = []
  }

  /// Works out sections, unless they are known.
  final func updateSections(for user: UICollectionView) {
    let isVertical = isVertical
    let room = room(in: user)
    let space = FlowSpace(
      breadth: isVertical ? room.width : room.height, insets: insetsOfReference(in: user),
      isVertical: isVertical)
    guard metrics == nil || brokenFor != space else { return }
    isUpdating = true
    defer { isUpdating = false }
    let isNew = metrics == nil
    let asked = metrics ?? ask(user)
    metrics = asked
    brokenFor = space
    sections = asked.enumerated().map { index, metrics in
      FlowSection(sizesItself ? fitted(metrics, ofSection: index) : metrics, in: space)
    }
    var end: CGFloat = 0
    for index in sections.indices {
      sections[index].start = end
      end += sections[index].length
    }
    let breadth = space.breadth
    contentSize =
      isVertical ? CGSize(width: breadth, height: end) : CGSize(width: end, height: breadth)
    if isNew || !sizesItself { warn(about: asked, in: space, of: user) }
  }

  /// Returns metrics with the sizes that cells have asked for.
  private func fitted(_ metrics: FlowMetrics, ofSection section: Int) -> FlowMetrics {
    guard let known = measured.sections[section] else { return metrics }
    var metrics = metrics
    for (item, size) in zip(known.items, known.sizes) where item < metrics.sizes.count {
      metrics.sizes.set(size, at: item)
    }
    return metrics
  }

  /// The size of a collection view within its insets.
  private func room(in user: UICollectionView) -> CGSize {
    let insets = user.adjustedContentInset
    let size = user.storedBounds.size
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The space across the lines that safe area or margins take beyond the content insets.
  private func insetsOfReference(in user: UICollectionView) -> UIEdgeInsets {
    let wanted: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: wanted = user.safeAreaInsets
    case .fromLayoutMargins: wanted = user.layoutMargins
    }
    let known = user.adjustedContentInset
    var rest = UIEdgeInsets.zero
    if isVertical {
      rest.left = max(0, wanted.left - known.left)
      rest.right = max(0, wanted.right - known.right)
    } else {
      rest.top = max(0, wanted.top - known.top)
      rest.bottom = max(0, wanted.bottom - known.bottom)
    }
    return rest
  }

  // MARK: Asking the delegate (behaviour 413, 518)

  private func ask(_ user: UICollectionView) -> [FlowMetrics] {
    let delegate = user.delegate as? any UICollectionViewDelegateFlowLayout
    let usual = FlowMetrics(
      inset: sectionInset, lineSpacing: minimumLineSpacing,
      interitemSpacing: minimumInteritemSpacing, header: headerReferenceSize,
      footer: footerReferenceSize)
    var asked: [FlowMetrics] = []
    for section in 0..<max(0, user.numberOfSections) {
      let count = user.count(ofSection: section) ?? 0
      var metrics = usual
      if let delegate {
        metrics.inset = delegate.collectionView(user, layout: self, insetForSectionAt: section)
        metrics.lineSpacing = delegate.collectionView(
          user, layout: self, minimumLineSpacingForSectionAt: section)
        metrics.interitemSpacing = delegate.collectionView(
          user, layout: self, minimumInteritemSpacingForSectionAt: section)
        metrics.header = delegate.collectionView(
          user, layout: self, referenceSizeForHeaderInSection: section)
        metrics.footer = delegate.collectionView(
          user, layout: self, referenceSizeForFooterInSection: section)
        metrics.sizes = askSizes(delegate, user, section, count)
      } else {
        metrics.sizes = FlowSizes(count: count, common: valid(usualSize, in: user))
      }
      asked.append(finite(metrics))
    }
    return asked
  }

  /// Asks for the size of every item, unless the delegate does not decide sizes.
  private func askSizes(
    _ delegate: any UICollectionViewDelegateFlowLayout, _ user: UICollectionView, _ section: Int,
    _ count: Int
  ) -> FlowSizes {
    var sizes = FlowSizes()
    for item in 0..<count {
      if givesNoSizes.names(delegate) {
        return FlowSizes(count: count, common: valid(usualSize, in: user))
      }
      let size = delegate.collectionView(
        user, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      sizes.append(valid(size, in: user))
    }
    guard givesNoSizes.names(delegate) else { return sizes }
    return FlowSizes(count: count, common: valid(usualSize, in: user))
  }

  /// Returns a size that lines can be broken with; negative ones are an exception (behaviour 516).
  private func valid(_ size: CGSize, in user: UICollectionView) -> CGSize {
    if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return size }
    ModelException.internalInconsistency.raise(
      "negative sizes are not supported in the flow layout",
      by: "UICollectionViewFlowLayout.prepare()")
    return CGSize(width: max(0, size.width.finite), height: max(0, size.height.finite))
  }

  /// Returns metrics without numbers that nothing can be laid out by.
  private func finite(_ metrics: FlowMetrics) -> FlowMetrics {
    var metrics = metrics
    let inset = metrics.inset
    metrics.inset = UIEdgeInsets(
      top: inset.top.finite, left: inset.left.finite, bottom: inset.bottom.finite,
      right: inset.right.finite)
    metrics.lineSpacing = metrics.lineSpacing.finite
    metrics.interitemSpacing = metrics.interitemSpacing.finite
    metrics.header = valid(header: metrics.header)
    metrics.footer = valid(header: metrics.footer)
    return metrics
  }

  private func valid(header size: CGSize) -> CGSize {
    CGSize(width: max(0, size.width.finite), height: max(0, size.height.finite))
  }

  // MARK: Warning (behaviour 515, 516)

  private func warn(
    about asked: [FlowMetrics], in space: FlowSpace, of user: UICollectionView
  ) {
    var isTooBroad = false
    for metrics in asked where metrics.sizes.count > 0 {
      let available = space.available(within: metrics.inset)
      for index in 0..<(metrics.sizes.uniform == nil ? metrics.sizes.count : 1) {
        let size = metrics.sizes[index]
        if size.width == 0 || size.height == 0 { return warnOfZero(size, user) }
        if (isVertical ? size.width : size.height) > available + FlowSection.tolerance {
          isTooBroad = true
        }
      }
    }
    if isTooBroad { warnOfBreadth(user) }
  }

  private func warnOfZero(_ size: CGSize, _ user: UICollectionView) {
    guard user.hostApplication.device.system.tellsSizeOfItem else {
      return ModelLog.warn(
        "negative or zero item sizes are not supported in the flow layout",
        by: "UICollectionViewFlowLayout.prepare()")
    }
    ModelLog.warn(
      "Negative or zero item sizes are not supported by flow layout. Make a symbolic breakpoint at "
        + "UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the debugger. Invalid "
        + "size: {\(size.width.short), \(size.height.short)}; collection view: \(objectName(user))",
      by: "UICollectionViewFlowLayout.prepare()")
  }

  private func warnOfBreadth(_ user: UICollectionView) {
    let condition =
      isVertical
      ? "the item width must be less than the width of the UICollectionView minus the section insets "
        + "left and right values, minus the content insets left and right values."
      : "the item height must be less than the height of the UICollectionView minus the section "
        + "insets top and bottom values, minus the content insets top and bottom values."
    ModelLog.warn(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      \(condition)
      The relevant UICollectionViewFlowLayout instance is \(objectName(self)), and it is attached \
      to \(objectName(user)).
      Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in \
      the debugger.
      """, by: "UICollectionViewFlowLayout.prepare()")
  }
}
