extension CMQuaternion {
  static func * (one: CMQuaternion, other: CMQuaternion) -> CMQuaternion {
    CMQuaternion(
      x: one.w * other.x + one.x * other.w + one.y * other.z - one.z * other.y,
      y: one.w * other.y - one.x * other.z + one.y * other.w + one.z * other.x,
      z: one.w * other.z + one.x * other.y - one.y * other.x + one.z * other.w,
      w: one.w * other.w - one.x * other.x - one.y * other.y - one.z * other.z)
  }
}
