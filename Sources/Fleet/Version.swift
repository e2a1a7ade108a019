/// The newest release that CHANGELOG.md has.
package let version = "0.4"
