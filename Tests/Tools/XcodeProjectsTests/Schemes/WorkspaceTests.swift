import PropertyLists
import Testing
import XcodeProjects

@Suite("Workspace")
struct WorkspaceTests {
  @Test func `names its projects and packages in their order`() throws {
    let workspace = try Workspace(
      path: "/Code/App.xcworkspace",
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0">
          <FileRef location = "group:App/App.xcodeproj"></FileRef>
          <Group location = "group:Libraries" name = "Libraries">
            <FileRef location = "group:Kit/Kit.xcodeproj"/>
            <FileRef location = "container:Packages/Units"/>
            <Group location = "container:Deep" name = "Deep"><FileRef location = "group:../A"/></Group>
          </Group>
          <FileRef location = "absolute:/opt/Pods.xcodeproj"/>
          <FileRef location = "self:Own.xcodeproj"/>
        </Workspace>
        """.utf8))

    #expect(workspace.name == "App")
    #expect(
      workspace.files == [
        "/Code/App/App.xcodeproj", "/Code/Libraries/Kit/Kit.xcodeproj", "/Code/Packages/Units",
        "/Code/A", "/opt/Pods.xcodeproj", "/Code/Own.xcodeproj",
      ])
    #expect(workspace.projects.count == 4)
  }

  @Test func `is no other file`() {
    let file = "/W.xcworkspace/contents.xcworkspacedata"
    #expect(throws: Finding(file: file, at: .start, "<A> is no workspace.")) {
      try Workspace(path: "/W.xcworkspace", bytes: Array("<A/>".utf8))
    }
  }
}
