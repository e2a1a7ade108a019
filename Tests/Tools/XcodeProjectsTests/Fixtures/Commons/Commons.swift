enum Commons {
    static let name = "Commons"
}
