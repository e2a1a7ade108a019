"""Words that sources and tests do without."""

import re

from package import in_module

FORBIDDEN = {
    r"\b(?:fatalError|preconditionFailure)\b": "a test must not be stopped: report a failure",
    r"\btry!": "no error may trap: handle it",
    r"(?<!open )\b(?:class|struct|enum|actor|protocol|typealias)\s+(?:Place|Step|Stage|Book)\b":
        "many things are called that: say of what it is one, as in `SearchStep`",
    r"\bas!": "no cast may trap: use `as?` and report what does not fit",
    # A class that inherits it must say so again.
    r"(?<!: Operation, )(?<!: CKOperation, )(?<!: CKDatabaseOperation, )(?<!: OperationQueue, )(?<!: URLSession, )(?<!: URLSessionDataTask, )"
    r"(?<!: URLSessionUploadTask, )(?<!: URLSessionDownloadTask, )@unchecked\s+Sendable\b": "let the compiler check it: use Mutex, a value, or isolation",
    r"\b(?:Thread\.sleep|Task\.sleep|usleep)\b": "nothing waits: use the main loop's virtual clock",
    r"\bisMainThread\b": "the main actor need not be the main thread: use isolation",
    r"\bRunLoop\.(?!Mode\b)": "no code turns a run loop: use the application's main loop",
    r"\.(?:reason|details|sentence)\??\.(?:has(?:Prefix|Suffix)|contains|range|firstRange)\(":
        "a sentence is for people: read the failure's kind, or its evidence",
}
# The files that turn a run loop: one lets the app's own tasks run, between two steps of a synchronous
# XCTest; the other is woken by a test that turns it.
TURN_RUN_LOOP = {"AppTurns", "SharedWakeUp"}
# The modules for test targets.
TEST_MODULES = {"FleetTesting", "HeadlessXCUITest"}
TEST_FRAMEWORK = r"^[^\n/]*\bimport\s+(?:(?:struct|class|enum|protocol|func|var|typealias)\s+)?_?" \
    r"(?:XCTest|Testing)\w*"
# What the model knows nothing of, by the names that stand for it; a backtrace is none of these.
OF_TESTS = r"\b(?:plant|trace|monkey)\w*|\b(?!\w*[Bb]acktrace)\w*(?:Plant|Trace|Monkey|TestProcess)\w*"
# A trait of a test, and no modifier of a view in one.
DISABLED = r"\.disabled\s*\((?=\s*(?:\)|\"|if:))|\bXCTSkip\w*"


def search(path, text, pattern, message, findings):
    for match in re.finditer(pattern, text, flags=re.M):
        line = text.count("\n", 0, match.start()) + 1
        findings.add(path, line, f"`{match[0].strip()}`: {message}")


def check_source(path, source, findings):
    """Nothing that traps, waits or is left for later; the model knows no tests."""
    module = in_module(path)[0]
    for pattern, message in FORBIDDEN.items():
        if path.stem not in TURN_RUN_LOOP or "RunLoop" not in pattern:
            search(path, source.code, pattern, message, findings)
    search(path, source.comments, r"\b(?:TODO|FIXME|XXX)\b", "do it, or open an issue", findings)
    if module == "HeadlessUIKit":
        search(path, source.code, OF_TESTS, "the model knows no tests: say what is heard or withheld, "
               "not by whom", findings)
    if module not in TEST_MODULES:
        search(path, source.code, TEST_FRAMEWORK,
               "only a module for test targets may import a test framework", findings)


def check_test(path, source, findings):
    search(path, source.code, DISABLED, "no test is switched off: repair it or delete it", findings)
