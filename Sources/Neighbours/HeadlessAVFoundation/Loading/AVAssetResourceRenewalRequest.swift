/// What an asset asks the app for once more, which does not happen here.
@preconcurrency @MainActor
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest {}
