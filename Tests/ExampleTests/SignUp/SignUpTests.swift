import Fleet
import FleetTesting
import Testing

/// A form of fields and controls, filled in with the helpers alone.
@MainActor
@Suite("A sign-up form", .freshApplication)
struct SignUpTests {
  private let screen = SignUpViewController()
  private var signedUp: SignUpForm?

  init() { setAsAppRootWindow(screen) }

  private func fillInFields() {
    screen.nameField.enter("Ada")
    screen.emailField.enter("ada@example.com")
    screen.passwordField.enter("analytical")
  }

  @Test func `the button is enabled once the form is complete`() {
    fillInFields()
    #expect(!screen.signUpButton.isEnabled)

    screen.termsSwitch.flip()

    #expect(screen.signUpButton.isEnabled)
  }

  @Test func `tapping the button too early is a failure, and signs nobody up`() {
    var count = 0
    screen.onSignUp = { _ in count += 1 }

    let failures = refusals { screen.signUpButton.tap() }

    #expect(failures.map(\.reason) == ["Cannot tap UIButton: Control is not enabled."])
    #expect(count == 0)
  }

  @Test func `signs up with what was filled in`() throws {
    var result: SignUpForm?
    screen.onSignUp = { result = $0 }
    let birthday = Date(timeIntervalSince1970: 0)

    fillInFields()
    screen.seatsStepper.increment()
    screen.planControl.selectSegment(withTitle: "Pro")
    screen.birthdayPicker.pick(birthday)
    screen.termsSwitch.flip()
    screen.signUpButton.tap()

    let form = try #require(result)
    #expect(form.name == "Ada")
    #expect(form.email == "ada@example.com")
    #expect(form.password == "analytical")
    #expect(form.seats == 2)
    #expect(form.plan == .pro)
    #expect(form.birthday == birthday)
    #expect(!screen.passwordField.isFirstResponder)
  }

  @Test func `return leads from field to field, and closes the keyboard at the last`() {
    screen.nameField.startEditing()
    screen.nameField.type("Ada")

    screen.nameField.tapReturnKey()
    #expect(screen.emailField.isFirstResponder)

    screen.emailField.tapReturnKey()
    #expect(screen.passwordField.isFirstResponder)

    screen.passwordField.tapReturnKey()
    #expect(!screen.passwordField.isFirstResponder)
  }

  @Test func `a name ends at twenty characters`() {
    screen.nameField.startEditing()
    screen.nameField.type(String(repeating: "a", count: 25))

    #expect(screen.nameField.text == String(repeating: "a", count: 20))
  }

  @Test func `seats stay within their limits`() {
    screen.seatsStepper.increment()
    screen.seatsStepper.increment()
    #expect(screen.seatsLabel.text == "3 seats")

    let failures = refusals { screen.seatsStepper.increment() }

    #expect(failures.count == 1)
    #expect(screen.form.seats == 3)
  }

  @Test func `the screen as text says what a user sees`() {
    #expect(
      Fleet.screen.description == """
        On screen: SignUpViewController "Sign up"
          text field "Name"
          text field "Email"
          secure text field "Password"
          stepper
            button "Decrement" (disabled)
            button "Increment"
          static text "1 seat"
          segmented control
            button "Free" (selected)
            button "Pro"
          date picker
            button "Date Picker" = "Sep 13, 2020"
          switch = "0"
          button "Sign up" (disabled)
        """)
  }
}
