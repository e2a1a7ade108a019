import Testing
import XcodeProjects

@Suite("XcodeProject.testedTarget(of:)")
struct TestedTargetTests {
  @Test(arguments: [
    ("", "TargetAttributes = {U = {TestTargetID = A; }; };", "A"),
    ("TEST_TARGET_NAME = Second;", "TargetAttributes = {U = {TestTargetID = GONE; }; };", "B"),
    ("TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Two.app/Two\";", "", "B"),
    ("BUNDLE_LOADER = \"$(BUILT_PRODUCTS_DIR)/First.app/First\";", "", "A"),
    ("TEST_HOST = \"/Gone.app/Gone\";", "", nil), ("", "", nil),
  ])
  func `is the one that the project names in the surest way`(
    settings: String, attributes: String, id: String?
  ) throws {
    let objects = """
      MAIN = {isa = PBXGroup; };
      A = {isa = PBXNativeTarget; name = First; productType = "com.apple.product-type.application"; };
      B = {isa = PBXNativeTarget; name = Second; productType = "com.apple.product-type.application"; buildConfigurationList = LB; };
      U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = LU; };
      LB = {isa = XCConfigurationList; buildConfigurations = (DB); };
      DB = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Two; }; };
      LU = {isa = XCConfigurationList; buildConfigurations = (DU); };
      DU = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      """
    let text = WrittenProject.text(
      objects, root: "targets = (A, B, U); attributes = {\(attributes)};")
    let project = try XcodeProject(path: "/Code/App.xcodeproj", bytes: Array(text.utf8))

    #expect(project.testedTarget(of: project.targets[2])?.id == id)
    #expect(project.testedTarget(of: project.targets[0])?.id == nil)
  }
}
