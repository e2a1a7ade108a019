import Fleet

/// A sign-up form as many apps have it.
final class SignUpViewController: UIViewController {
  var onSignUp: ((SignUpForm) -> Void)?
  private(set) var form = SignUpForm() { didSet { formDidChange() } }

  let nameField = UITextField()
  let emailField = UITextField()
  let passwordField = UITextField()
  let seatsStepper = UIStepper()
  let seatsLabel = UILabel()
  let planControl = UISegmentedControl(items: SignUpForm.Plan.allCases.map(\.title))
  let birthdayPicker = UIDatePicker()
  let termsSwitch = UISwitch()
  let signUpButton = UIButton(configuration: .filled())

  private var fields: [UITextField] { [nameField, emailField, passwordField] }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign up"
    setUpFields()
    setUpControls()

    let stack = UIStackView(
      arrangedSubviews: fields + [
        seatsStepper, seatsLabel, planControl, birthdayPicker, termsSwitch, signUpButton,
      ])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    formDidChange()
  }

  private func setUpFields() {
    nameField.placeholder = "Name"
    nameField.textContentType = .name
    emailField.placeholder = "Email"
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    for field in fields {
      field.delegate = self
      field.returnKeyType = field === passwordField ? .done : .next
      field.addAction(
        UIAction { [weak self] _ in self?.readFields() }, for: .editingChanged)
    }
  }

  private func setUpControls() {
    seatsStepper.minimumValue = 1
    seatsStepper.maximumValue = 3
    seatsStepper.addAction(
      UIAction { [weak self] action in
        guard let stepper = action.sender as? UIStepper else { return }
        self?.form.seats = Int(stepper.value)
      }, for: .valueChanged)
    planControl.selectedSegmentIndex = 0
    planControl.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? UISegmentedControl else { return }
        self?.form.plan = SignUpForm.Plan(rawValue: control.selectedSegmentIndex) ?? .free
      }, for: .valueChanged)
    birthdayPicker.datePickerMode = .date
    birthdayPicker.maximumDate = Date(timeIntervalSince1970: 1_600_000_000)
    birthdayPicker.addAction(
      UIAction { [weak self] action in
        self?.form.birthday = (action.sender as? UIDatePicker)?.date
      }, for: .valueChanged)
    termsSwitch.addAction(
      UIAction { [weak self] action in
        self?.form.acceptsTerms = (action.sender as? UISwitch)?.isOn ?? false
      }, for: .valueChanged)
    signUpButton.setTitle("Sign up", for: .normal)
    signUpButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        view.endEditing(true)
        onSignUp?(form)
      }, for: .touchUpInside)
  }

  private func readFields() {
    form.name = nameField.text ?? ""
    form.email = emailField.text ?? ""
    form.password = passwordField.text ?? ""
  }

  private func formDidChange() {
    signUpButton.isEnabled = form.isComplete
    seatsLabel.text = form.seats == 1 ? "1 seat" : "\(form.seats) seats"
  }
}

extension SignUpViewController: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField === nameField else { return true }
    let text = (textField.text ?? "") as NSString
    return text.replacingCharacters(in: range, with: string).count <= 20
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
      return textField.resignFirstResponder()
    }
    return fields[index + 1].becomeFirstResponder()
  }
}
