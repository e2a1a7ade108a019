/// The header of a section, which a list shows in a look of its own.
struct SectionHeader<Content: View>: View {
  @Environment(\.headerProminence) private var prominence
  @Environment(\.listKind) private var kind
  let content: Content
  let isInList: Bool
  let isExpanded: Binding<Bool>?

  var body: some View {
    if isInList {
      let look = HeaderLook(kind: kind ?? .insetGrouped, isProminent: prominence == .increased)
      Group {
        if let isExpanded {
          HStack {
            content
            Spacer()
            Button {
              withAnimation { isExpanded.wrappedValue.toggle() }
            } label: {
              Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
            }
            .accessibilityLabel(isExpanded.wrappedValue ? "Collapse" : "Expand")
          }
        } else {
          content
        }
      }
      .font(look.font)
      .textCase(look.isUppercase ? .uppercase : nil)
      .foregroundStyle(look.isSecondary ? Color.secondary : Color.primary)
    } else {
      content
    }
  }
}

/// The footer of a section, which a list shows in a look of its own.
struct SectionFooter<Content: View>: View {
  let content: Content
  let isInList: Bool

  var body: some View {
    if isInList {
      content.font(.footnote).foregroundStyle(Color.secondary)
    } else {
      content
    }
  }
}

/// How the header of a section looks: from iOS 26 on not in capitals.
@MainActor
struct HeaderLook {
  let kind: ListKind
  let isProminent: Bool

  private var isNew: Bool { UIDevice.current.system.major >= 26 }

  var font: Font {
    if isProminent { return .title3.bold() }
    if kind == .sidebar || isNew { return .headline }
    return kind == .plain || kind == .inset ? .footnote.weight(.semibold) : .footnote
  }

  var isUppercase: Bool {
    !isProminent && !isNew && (kind == .grouped || kind == .insetGrouped)
  }

  var isSecondary: Bool { !isProminent && kind != .sidebar }
}
