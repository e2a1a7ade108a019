public struct Shelf {
    public var items: [String] = []

    public init() {}
}
