public enum Sinker {
  public static let weight = 9
}
