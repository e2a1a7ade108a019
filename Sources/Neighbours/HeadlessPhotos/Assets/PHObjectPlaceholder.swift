/// Something of the photo library that is there once a change is made.
public final class PHObjectPlaceholder: PHObject {}
