import FleetTesting
import HeadlessVision
import TestSupport
import Testing

@MainActor @Suite("Vision and CoreML", .freshApplication)
struct VisionTests {
  private let handler = VNImageRequestHandler(data: Data())

  @Test func `a request finds what a test says`() throws {
    SimulatedVision.texts = ["Wren", "9.5 cm"]
    SimulatedVision.barcodes = [.init("7"), .init("12345678", symbology: .ean8)]
    SimulatedVision.faces = [CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)]
    SimulatedVision.classifications = [.init("bird", confidence: 0.9)]
    let (texts, faces) = (VNRecognizeTextRequest(), VNDetectFaceRectanglesRequest())
    let (codes, kinds) = (VNDetectBarcodesRequest(), VNClassifyImageRequest())
    codes.symbologies = [.ean8]
    try handler.perform([texts, faces, codes, kinds])

    #expect(texts.results?.compactMap { $0.topCandidates(1).first?.string } == ["Wren", "9.5 cm"])
    #expect(codes.results?.map(\.payloadStringValue) == ["12345678"])
    #expect((codes as VNRequest).results?.count == 1)
    let face = try #require(faces.results?.first)
    #expect(
      VNImageRectForNormalizedRect(face.boundingBox, 100, 100)
        == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(kinds.results?.first?.confidence == 0.9)
  }

  @Test func `closures are called before it returns, with an error if a test says so`() {
    let trace = Trace()
    SimulatedVision.error = .invalidImage
    let request = VNDetectRectanglesRequest { request, error in
      trace.add("\(request.results == nil) \((error as? VNError)?.code == .invalidImage)")
    }
    #expect(throws: VNError(.invalidImage)) { try handler.perform([request]) }
    #expect(trace.lines == ["true true"])
    SimulatedVision.error = nil
    request.cancel()
    #expect(throws: Never.self) { try handler.perform([request]) }

    #expect(trace.lines == ["true true", "true false"])
  }

  @Test func `a model answers what a test says`() throws {
    let url = URL(fileURLWithPath: "/Birds.mlmodelc")
    let model = try MLModel(contentsOf: url)
    let input = try MLDictionaryFeatureProvider(dictionary: ["length": 9.5])
    #expect(throws: MLModelError(.generic)) { try model.prediction(from: input) }
    SimulatedModels.answer("Birds") { input in
      let length = input.featureValue(for: "length")?.doubleValue ?? 0
      return ["label": length < 10 ? "wren" : "robin", "likely": ["wren": 0.9]]
    }
    let answer = try model.prediction(from: input)

    #expect(answer.featureValue(for: "label")?.stringValue == "wren")
    #expect(answer.featureValue(for: "likely")?.dictionaryValue == ["wren": 0.9])
    #expect(answer.featureNames == ["label", "likely"])
    #expect(throws: MLModelError(.featureType)) {
      try MLDictionaryFeatureProvider(dictionary: ["bird": URL(fileURLWithPath: "/")])
    }
    SimulatedVision.classifications = [.init("wren")]
    let request = VNCoreMLRequest(model: try VNCoreMLModel(for: model))
    try handler.perform([request])
    #expect((request.results as? [VNClassificationObservation])?.map(\.identifier) == ["wren"])
  }

  @Test func `numbers stand in rows and columns`() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    array[[1, 2]] = 7

    #expect(array.strides == [3, 1])
    #expect(array[5] == 7)
    #expect(array[[9, 9]] == 0)
    #expect(try MLMultiArray([1.5, 2.5])[1] == 2.5)
  }
}
