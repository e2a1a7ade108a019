import Foundation

/// An object that takes any value by a name: a layer, an animation, a cell of an emitter.
///
/// Names of its properties are these; the values of others are kept.
protocol KeyedValues: NSObject {
  @MainActor static var keyedProperties: [String: KeyedProperty] { get }

  /// The values of names that are no property's.
  var keptValues: [String: Any] { get set }

  /// An object within this one, by its name in a path.
  func inner(_ name: String) -> NSObject?
}

extension KeyedValues {
  func inner(_ name: String) -> NSObject? { nil }

  /// Returns the value at the end of a path.
  @MainActor
  func keyedValue(_ path: String) -> Any? {
    if let property = Self.keyedProperties[path], let value = property.read(self) { return value }
    let (first, rest) = Self.split(path)
    if let rest, let value = TransformPath(rest), let matrix = keyedValue(first) as? CATransform3D {
      return value.read(matrix)
    }
    guard rest != nil else { return keptValues[path] }
    if let inner = inner(path) { return inner }
    return owner(of: path).flatMap { KeyValueCoding.value(of: $0.rest, of: $0.object) }
  }

  /// Sets the value at the end of a path.
  @MainActor
  func setKeyed(_ value: Any?, _ path: String) {
    if let property = Self.keyedProperties[path], property.read(self) != nil {
      return property.write(self, value)
    }
    let (first, rest) = Self.split(path)
    guard let rest else {
      keptValues[path] = value
      return
    }
    if let part = TransformPath(rest), let matrix = keyedValue(first) as? CATransform3D {
      if let changed = part.set(value, in: matrix) { setKeyed(changed, first) }
    } else if let owner = owner(of: path) {
      KeyValueCoding.set(path: owner.rest, of: owner.object, to: value)
    }
  }

  /// The object that the beginning of a path leads to, and the rest of the path.
  @MainActor
  private func owner(of path: String) -> (object: NSObject, rest: String)? {
    let names = path.split(separator: ".").map(String.init)
    for count in 1..<max(names.count, 1) {
      if let object = inner(names[..<count].joined(separator: ".")) {
        return (object, names[count...].joined(separator: "."))
      }
    }
    let (first, rest) = Self.split(path)
    // A list has no names: an unknown name leads to no cell.
    guard let rest, let object = keyedValue(first) as? NSObject, !(object is NSArray) else {
      return nil
    }
    return (object, rest)
  }

  private static func split(_ path: String) -> (first: String, rest: String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }
}

/// The part of a matrix that a path names, such as `rotation.z`.
private struct TransformPath {
  private let part: TransformParts.Part
  /// The number of the axis, if there is one.
  private let axis: Int?

  init?(_ path: String) {
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first, let part = TransformParts.Part(rawValue: first), names.count < 3
    else { return nil }
    self.part = part
    guard names.count == 2 else {
      // A rotation is one about z, as in a plane.
      axis = part == .rotation ? 2 : nil
      return
    }
    guard let axis = ["x", "y", "z"].firstIndex(of: names[1]) else { return nil }
    self.axis = axis
  }

  func read(_ matrix: CATransform3D) -> Any {
    let values = TransformParts(matrix)[part]
    if let axis { return NSNumber(value: Double(values[axis])) }
    if part == .translation { return CGSize(width: values[0], height: values[1]) }
    return NSNumber(value: Double(values.reduce(0, +) / 3))
  }

  func set(_ value: Any?, in matrix: CATransform3D) -> CATransform3D? {
    var parts = TransformParts(matrix)
    if let axis {
      guard let number = KeyedProperty.number(value) else { return nil }
      parts[part][axis] = CGFloat(number)
    } else if part == .translation {
      guard let size = value as? CGSize else { return nil }
      parts[part] = [size.width, size.height, parts[part][2]]
    } else {
      guard let number = KeyedProperty.number(value) else { return nil }
      parts[part] = [CGFloat](repeating: CGFloat(number), count: 3)
    }
    return parts.whole
  }
}
