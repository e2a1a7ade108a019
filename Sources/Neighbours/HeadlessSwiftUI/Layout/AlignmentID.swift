/// What tells an alignment from others.
public protocol AlignmentID: SendableMetatype {
  /// Where a view has the alignment that does not say so.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A line by which views are aligned.
struct AlignmentGuide: Hashable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// Whether it is the baseline of the last line of text, or of the first; `nil` for others.
  var isLastBaseline: Bool?

  @MainActor private static var set: Set<ObjectIdentifier> = []

  /// Whether a view has said anywhere where it has the guide: else no view needs to be asked.
  @MainActor var isEverSet: Bool {
    isLastBaseline != nil || Self.set.contains(ObjectIdentifier(id))
  }

  @MainActor func noteSet() { Self.set.insert(ObjectIdentifier(id)) }

  static func == (one: Self, other: Self) -> Bool { one.id == other.id && one.axis == other.axis }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// Where several views have the guide together.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    switch isLastBaseline {
    case false: values.min()
    case true: values.max()
    default: values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }
}
