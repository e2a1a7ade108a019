/// Returns how many bytes an object of a class has.
public func class_getInstanceSize(_ type: AnyClass?) -> Int {
  type.map { Int(extents(of: $0).positive) } ?? 0
}

// Proof: the runtime has this function for the standard library, which declares it in the same way.
@_silgen_name("_swift_getSwiftClassInstanceExtents")
private func extents(of type: AnyClass) -> (negative: UInt, positive: UInt)
