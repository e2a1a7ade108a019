import Fleet

/// What the form knows, and when it is complete.
struct SignUpForm: Equatable {
  enum Plan: Int, CaseIterable {
    case free, pro

    var title: String { self == .free ? "Free" : "Pro" }
  }

  var name = ""
  var email = ""
  var password = ""
  var seats = 1
  var plan = Plan.free
  var birthday: Date?
  var acceptsTerms = false

  var isComplete: Bool {
    !name.isEmpty && email.contains("@") && password.count >= 8 && acceptsTerms
  }
}
