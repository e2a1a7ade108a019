/// Work on pictures.
public enum vImage {
  /// Why a picture was not made.
  public enum Error: Int, Swift.Error {
    case noError = 0
    case roiLargerThanInputBuffer = -21766
    case invalidKernelSize = -21767
    case invalidEdgeStyle = -21768
    case memoryAllocationError = -21771
    case nullPointerArgument = -21772
    case invalidParameter = -21773
  }
}
