import Fleet

/// The expected table of letters, calculated without UIKit from letters that all differ.
struct FuzzedLetters {
  /// A row that shows its actions.
  struct OpenRow {
    let letter: String
    /// How many rows had been opened when this one was.
    let session: Int
    /// Whether it was swiped aside, of which the delegate is told, or opened in edit mode.
    let isSwiped: Bool
  }

  var rows = [["A", "B", "C"], ["D", "E"]]
  private(set) var isEditMode = false
  private(set) var open: OpenRow?
  /// How many rows have been opened so far.
  private(set) var sessions = 0
  /// How often the delegate was told that the editing of a row begins.
  private(set) var begun = 0

  /// How often the delegate was told that the editing of a row has ended.
  var ended: Int { open?.isSwiped == true ? begun - 1 : begun }

  func contains(_ path: IndexPath) -> Bool { path.row < rows[path.section].count }

  mutating func toggleEditMode() {
    isEditMode.toggle()
    open = nil
  }

  mutating func open(_ path: IndexPath) {
    let letter = rows[path.section][path.row]
    guard open?.letter != letter else { return }
    sessions += 1
    open = OpenRow(letter: letter, session: sessions, isSwiped: !isEditMode)
    if !isEditMode { begun += 1 }
  }

  mutating func close() { open = nil }

  /// Closes the row that was opened as the given one, unless another has been opened since.
  mutating func close(session: Int) {
    if open?.session == session { open = nil }
  }

  mutating func deleteBySwipe(_ path: IndexPath) {
    open = nil
    if !isEditMode { begun += 1 }
    rows[path.section].remove(at: path.row)
  }

  /// Whether a row can be dragged to a place: in edit mode, and where the rows go on to.
  func canDrag(_ path: IndexPath, to target: IndexPath) -> Bool {
    let places = rows[target.section].count + (target.section == path.section ? 0 : 1)
    return isEditMode && contains(path) && target.row < places
  }

  mutating func drag(_ path: IndexPath, to target: IndexPath) {
    let letter = rows[path.section].remove(at: path.row)
    rows[target.section].insert(letter, at: target.row)
  }
}
