import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("What failures of audits say", .freshApplication)
struct AuditFailureTextsTests {
  private let page = UIViewController()

  init() { page.view.backgroundColor = .white }

  private func label(_ text: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 40))
    label.text = text
    page.view.addSubview(label)
    return label
  }

  private func button(_ title: String, y: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 44))
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    page.view.addSubview(button)
    return button
  }

  @Test func `what an audit finds is one failure, with a way out`() {
    label("Price", y: 100).textColor = UIColor(white: 0.8, alpha: 1)
    _ = button("Save.", y: 300)
    setAsAppRootWindow(page)

    expectText(
      """
      Fleet.AuditError: The audit has found 2 issues.
        contrast: static text 'Price': Contrast failed for UILabel: The ratio is 1.6 to 1; it needs \
      4.5 to 1.
        punctuation: button 'Save.': VoiceOver makes the pause itself: a name is no sentence.
      To let one be: Fleet.audit(except: [.contrast("Price"): "why"])
      On screen: UIViewController
        static text "Price"
        button "Save."
      """
    ) { Fleet.audit([.contrast, .punctuation]) }
  }

  @Test func `a single issue is told as one`() {
    _ = button("Save.", y: 300)
    setAsAppRootWindow(page)

    expectText(
      """
      Fleet.AuditError: The audit has found an issue.
        punctuation: button 'Save.': VoiceOver makes the pause itself: a name is no sentence.
      To let one be: Fleet.audit(except: [.punctuation("Save."): "why"])
      On screen: UIViewController
        button "Save."
      """
    ) { Fleet.audit([.punctuation]) }
  }

  @Test func `an exception that lets nothing be is a failure`() {
    _ = button("Save", y: 300)
    setAsAppRootWindow(page)

    expectText(
      """
      Fleet.AuditError: An exception of the audit lets nothing be.
        .contrast("Price"): "brand color"
      No such issue is on the screen any more, or the element has another name.
      """
    ) { Fleet.audit(except: [.contrast("Price"): "brand color"]) }
    expectText(
      """
      Fleet.AuditError: 2 exceptions of the audit let nothing be.
        .contrast("Price"): "brand color"
        .trait("Save"): "both"
      No such issue is on the screen any more, or the element has another name.
      """
    ) { Fleet.audit(except: [.trait("Save"): "both", .contrast("Price"): "brand color"]) }
  }

  @Test func `an exception needs a reason`() {
    _ = button("Save.", y: 300)
    _ = button("Delete.", y: 400)
    setAsAppRootWindow(page)

    expectText(
      """
      Fleet.AuditError: 2 exceptions of the audit have no reason.
        .punctuation("Delete."): ""
        .punctuation("Save."): " "
      """
    ) {
      Fleet.audit(
        [.punctuation], except: [.punctuation("Save."): " ", .punctuation("Delete."): ""])
    }
    #expect(
      failures {
        Fleet.audit(
          [.punctuation], except: [.punctuation("Save."): "it is one", .punctuation("Delete."): ""])
      }.reasons == ["An exception of the audit has no reason."])
  }
}
