import HeadlessUIKit

extension AVAssetExportSession {
  /// The qualities that there are.
  public class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPresetHEVCHighestQuality,
      AVAssetExportPreset640x480, AVAssetExportPreset960x540, AVAssetExportPreset1280x720,
      AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160,
      AVAssetExportPresetHEVC1920x1080, AVAssetExportPresetHEVC3840x2160,
      AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough,
    ]
  }

  /// The qualities in which an asset can be written.
  public class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
    asset.isExportable ? allExportPresets() : []
  }

  /// Says in a later turn whether an asset can be written so.
  public class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping (Bool) -> Void
  ) {
    asset.comeToKnow("AVAssetExportSession", for: asset) { _ in
      let session = AVAssetExportSession(asset: asset, presetName: presetName)
      let types = session?.supportedFileTypes ?? []
      handler(asset.isExportable && (outputFileType.map(types.contains) ?? !types.isEmpty))
    }
  }

  /// Returns in a later turn whether an asset can be written so.
  public class func compatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
  ) async -> Bool {
    await MainTurn.answer(orWithout: false) { answer in
      determineCompatibility(
        ofExportPreset: presetName, with: asset, outputFileType: outputFileType
      ) { answer($0) }
    }
  }

  /// Says in a later turn which kinds of files it can write.
  public func determineCompatibleFileTypes(
    completionHandler handler: @escaping ([AVFileType]) -> Void
  ) {
    UIApplication.shared.mainLoop.enqueue("AVAssetExportSession") { [self] in
      handler(supportedFileTypes)
    }
  }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
/// A sound of MPEG-4.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// As it is, without being encoded anew.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
