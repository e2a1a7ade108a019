import Fleet

/// How the costs of storyboards grow with what they hold.
@MainActor let storyboardGrowthFigures: [Figure] = [
  .growing("read a tag with 10,000 attributes") { reading(attributes: $0) },
  .growing("find 10,000 diagnostics of a storyboard") { diagnostics($0) },
  .growing("load a scene with 10,000 outlets to nothing") { outlets($0) },
  .growing("load a scene with 10,000 labels in its view") { labels($0) },
  .growing("load a scene with 10,000 actions to one method that is not there") { actions($0) },
]

/// Returns work on a storyboard whose only scene has a view and connections like these.
@MainActor private func work(
  view: String = "", subviews: String = "", connections: String = "",
  _ body: @escaping @MainActor (UIStoryboard) -> Void
) -> @MainActor () -> Void {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="Vct-0">
    <scenes>
    <scene sceneID="Scn-0">
    <objects>
    <viewController storyboardIdentifier="Screen" id="Vct-0" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="Vew-0"\(view)>
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
    <subviews>
    \(subviews)
    </subviews>
    </view>
    <connections>
    \(connections)
    </connections>
    </viewController>
    </objects>
    </scene>
    </scenes>
    </document>
    """
  let folder = FileManager.default.temporaryDirectory.appending(path: "fleet-\(UUID().uuidString)")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try? Data(text.utf8).write(to: folder.appending(path: "Bench.storyboard"))
  let bundle = Bundle(path: folder.path)
  return {
    withFailureReporter(CustomReporter { _ in }) {
      body(UIStoryboard(name: "Bench", bundle: bundle))
    }
    try? FileManager.default.removeItem(at: folder)
  }
}

private func lines(_ count: Int, _ line: (Int) -> String) -> String {
  (0..<count).map(line).joined(separator: "\n")
}

@MainActor private func reading(attributes count: Int) -> @MainActor () -> Void {
  work(view: lines(count) { " a\($0)=\"\"" }) { keep($0.diagnostics) }
}

@MainActor private func diagnostics(_ count: Int) -> @MainActor () -> Void {
  work(subviews: lines(count) { "<mapView id=\"Map-\($0)\"/>" }) {
    $0.instantiateInitialViewController()?.loadViewIfNeeded()
    keep($0.diagnostics)
  }
}

@MainActor private func outlets(_ count: Int) -> @MainActor () -> Void {
  let all = lines(count) { "<outlet property=\"p\($0)\" destination=\"none\" id=\"o\($0)\"/>" }
  return work(connections: all) {
    $0.instantiateInitialViewController()?.loadViewIfNeeded()
  }
}

@MainActor private func labels(_ count: Int) -> @MainActor () -> Void {
  work(subviews: lines(count) { "<label text=\"Label\" id=\"Lbl-\($0)\"/>" }) {
    $0.instantiateInitialViewController()?.loadViewIfNeeded()
  }
}

@MainActor private func actions(_ count: Int) -> @MainActor () -> Void {
  let buttons = lines(count) { index in
    """
    <button id="Btn-\(index)"><connections><action selector="save:" destination="Vct-0" \
    eventType="touchUpInside" id="act-\(index)"/></connections></button>
    """
  }
  return work(subviews: buttons) {
    $0.instantiateInitialViewController()?.loadViewIfNeeded()
  }
}
