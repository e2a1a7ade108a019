public import Foundation

// Points, sizes and rectangles are written by Foundation's own methods; the rest is text in an archive.
extension NSCoder {
  // MARK: Writing geometry

  /// Writes a vector under a key.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(Self.string(for: vector) as NSString, forKey: key)
  }

  /// Writes a transform under a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform) as NSString, forKey: key)
  }

  /// Writes insets under a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }

  /// Writes insets under a key.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }

  /// Writes an offset under a key.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(Self.string(for: offset) as NSString, forKey: key)
  }

  // MARK: Reading geometry

  /// Returns the point under a key, or zero where it is missing.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Returns the vector under a key, or zero where it is missing.
  public func decodeCGVector(forKey key: String) -> CGVector {
    Self.cgVector(for: decodeString(forKey: key) ?? "")
  }

  /// Returns the size under a key, or zero where it is missing.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// Returns the rectangle under a key, or zero where it is missing.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Returns the transform under a key, or the identity where it is missing.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: decodeString(forKey: key) ?? "")
  }

  /// Returns the insets under a key, or zero where they are missing.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: decodeString(forKey: key) ?? "")
  }

  /// Returns the insets under a key, or zero where they are missing.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: decodeString(forKey: key) ?? "")
  }

  /// Returns the offset under a key, or zero where it is missing.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    Self.uiOffset(for: decodeString(forKey: key) ?? "")
  }
}
