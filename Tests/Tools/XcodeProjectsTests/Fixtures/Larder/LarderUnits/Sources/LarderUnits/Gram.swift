#if os(Linux)
import Glibc
#endif

public struct Gram {
    public var amount: Int

    public init(amount: Int) { self.amount = amount }
}
