"""Random, realistic UIKit layouts.

A layout is a tree of views within a root of 390 x 844 points, made of blocks. Each block exercises
one feature of Auto Layout; every view bears the name of the block that made it.
"""
import random

NO = -1.0


class Layout:
    def __init__(self, rng, ident):
        self.rng, self.id = rng, ident
        self.views, self.guides, self.constraints = [], [], []
        self.feature = "root"
        self.root = self.view(-1, tamic=True)

    # -- items
    def view(self, parent, iw=NO, ih=NO, hug=(250, 250), res=(750, 750), tamic=False, **more):
        v = dict(id=len(self.views), parent=parent, iw=iw, ih=ih, hug=list(hug), res=list(res),
                 tamic=tamic, feature=self.feature, **more)
        self.views.append(v)
        return v["id"]

    def guide(self, owner):
        self.guides.append(dict(id=len(self.guides), owner=owner, feature=self.feature))
        return "g%d" % (len(self.guides) - 1)

    def add(self, a, attr, b=None, battr=None, c=0.0, m=1.0, rel=0, p=1000):
        if battr is None and b is not None:
            battr = attr
        self.constraints.append(dict(a=a, attr=attr, b=b, battr=battr, c=c, m=m, rel=rel, p=p))

    # -- small things
    def size(self):
        return self.rng.choice([10, 20, 24, 30, 44, 60, 80, 100, 120])

    def gap(self):
        return self.rng.choice([0, 4, 8, 10, 12, 16, 20, 24])

    def word(self):
        """The size of a label of one line."""
        return float(self.rng.randint(12, 180)), float(self.rng.choice([16, 20, 21, 25, 34]))

    def wide(self):
        return float(self.rng.randint(150, 420)), float(self.rng.choice([16, 20, 21, 25, 34]))

    def content(self, parent, wide=False, **more):
        iw, ih = self.wide() if wide else self.word()
        return self.view(parent, iw, ih, **more)

    def pin(self, v, to, edges="ltrb", gap=None, p=1000):
        for e in edges:
            k = self.gap() if gap is None else gap
            name = dict(l="left", t="top", r="right", b="bottom")[e]
            self.add(v, name, to, c=float(k if e in "lt" else -k), p=p)


def pins(s, box):
    v = s.view(box)
    s.pin(v, box)
    w = s.view(v)
    s.pin(w, v, s.rng.choice(["lt", "rt", "lb", "rb"]))
    s.add(w, "width", c=float(s.size()))
    s.add(w, "height", c=float(s.size()))


def centre(s, box):
    v = s.view(box)
    s.add(v, "centerX", box, c=float(s.rng.choice([0, 0, 10, -15])))
    s.add(v, "centerY", box, c=float(s.rng.choice([0, 0, 12])))
    s.add(v, "width", c=float(s.size()))
    s.add(v, "height", c=float(s.size()))
    w = s.content(box)
    s.add(w, "centerX", v)
    s.add(w, "top", v, "bottom", c=float(s.gap()))


def content(s, box):
    """Labels and images that are as large as their content, pinned at two edges."""
    last = None
    for _ in range(s.rng.randint(1, 3)):
        v = s.content(box)
        s.pin(v, box, "l")
        if last is None:
            s.pin(v, box, "t")
        else:
            s.add(v, "top", last, "bottom", c=float(s.gap()))
        last = v


def equalWidths(s, box):
    n = s.rng.randint(2, 5)
    vs = [s.view(box) for _ in range(n)]
    s.pin(vs[0], box, "l")
    s.pin(vs[-1], box, "r")
    for a, b in zip(vs, vs[1:]):
        s.add(b, "left", a, "right", c=float(s.gap()))
        s.add(b, "width", s.rng.choice([a, vs[0]]))
    for v in vs:
        s.pin(v, box, "t")
        s.add(v, "height", c=float(s.size()))


def multipliedWidths(s, box):
    n = s.rng.randint(2, 4)
    vs = [s.view(box) for _ in range(n)]
    s.pin(vs[0], box, "l")
    s.pin(vs[-1], box, "r")
    for a, b in zip(vs, vs[1:]):
        s.add(b, "left", a, "right", c=float(s.gap()))
        s.add(b, "width", vs[0], m=s.rng.choice([0.5, 0.25, 2.0, 1.5, 1 / 3]),
              c=float(s.rng.choice([0, 0, 10])))
    for v in vs:
        s.add(v, "height", box, m=s.rng.choice([0.25, 0.5, 0.75]))
        s.add(v, "centerY", box)


def shareOfContainer(s, box):
    v = s.view(box)
    s.add(v, "width", box, m=s.rng.choice([0.25, 0.5, 0.8]), c=float(s.rng.choice([0, -16])))
    s.add(v, "height", v, "width", m=s.rng.choice([0.5625, 0.75, 1.0]))
    s.pin(v, box, s.rng.choice(["lt", "rb"]))


def centreMultiplier(s, box):
    v = s.content(box)
    s.add(v, "centerX", box, m=s.rng.choice([0.5, 1.5, 0.75]))
    s.add(v, "centerY", box, m=s.rng.choice([0.5, 1.25]))


def aspect(s, box):
    v = s.view(box)
    s.pin(v, box, "ltr")
    s.add(v, "height", v, "width", m=s.rng.choice([0.5625, 0.5, 1.0]))
    w = s.content(box)
    s.add(w, "top", v, "bottom", c=float(s.gap()))
    s.add(w, "left", v)


def inequality(s, box):
    """A label that may grow until it meets the edge."""
    v = s.content(box, wide=s.rng.random() < 0.5)
    s.pin(v, box, "lt")
    s.add(v, "right", box, rel=-1, c=-float(s.gap()))


def inequalityCentre(s, box):
    v = s.content(box, wide=s.rng.random() < 0.5)
    k = float(s.gap())
    s.add(v, "centerX", box)
    s.add(v, "centerY", box)
    s.add(v, "left", box, rel=1, c=k)
    s.add(v, "right", box, rel=-1, c=-k)


def bounds(s, box):
    """The usual card: most of the container, but no more than so wide."""
    v = s.view(box)
    s.add(v, "centerX", box)
    s.pin(v, box, "t")
    s.add(v, "height", c=float(s.size()))
    s.add(v, "width", box, m=s.rng.choice([0.5, 0.8, 0.95]), p=s.rng.choice([750, 999, 500]))
    s.add(v, "width", c=float(s.rng.choice([100, 150, 200, 280, 340])), rel=-1)
    s.add(v, "width", c=44.0, rel=1)


def optionalEdges(s, box):
    v = s.view(box)
    s.pin(v, box, "lt")
    s.pin(v, box, "r", p=s.rng.choice([999, 750, 250]))
    s.add(v, "width", c=float(s.rng.choice([80, 120, 600])), rel=s.rng.choice([-1, 0]))
    s.add(v, "height", c=float(s.size()))


def lowPriorities(s, box):
    v = s.view(box)
    s.pin(v, box, "lt")
    s.add(v, "width", c=float(s.size()), p=s.rng.choice([100, 250, 500]))
    s.add(v, "width", c=float(s.size()), p=s.rng.choice([600, 749, 751]))
    s.add(v, "height", c=float(s.size()), p=999)
    s.add(v, "height", c=30.0, rel=-1, p=s.rng.choice([998, 1000]))


def hugging(s, box):
    """A title and a value side by side: priorities say which one is stretched or cut off."""
    hugs = s.rng.choice([(250, 251), (251, 250), (250, 1000), (200, 600)])
    res = s.rng.choice([(750, 751), (751, 750), (749, 1000), (1000, 500)])
    wide = s.rng.random() < 0.5
    a = s.content(box, wide=wide, hug=(hugs[0], 250), res=(res[0], 750))
    b = s.content(box, wide=wide and s.rng.random() < 0.5, hug=(hugs[1], 250), res=(res[1], 750))
    s.pin(a, box, "lt")
    s.add(b, "left", a, "right", c=float(s.gap()))
    s.pin(b, box, "r")
    s.add(b, "centerY", a)


def hugging3(s, box):
    order = [249, 250, 251]
    s.rng.shuffle(order)
    res = [748, 750, 752]
    s.rng.shuffle(res)
    last = None
    wide = s.rng.random() < 0.5
    for h, r in zip(order, res):
        v = s.content(box, wide=wide, hug=(h, 250), res=(r, 750))
        s.pin(v, box, "t")
        if last is None:
            s.pin(v, box, "l")
        else:
            s.add(v, "left", last, "right", c=8.0)
        last = v
    s.pin(last, box, "r")


def huggingWithGap(s, box):
    """A title and a button with at least a gap between them."""
    a = s.content(box, wide=s.rng.random() < 0.4, res=(s.rng.choice([749, 500]), 750))
    b = s.content(box, res=(s.rng.choice([750, 751, 1000]), 750))
    s.pin(a, box, "lt")
    s.pin(b, box, "rt")
    s.add(b, "left", a, "right", rel=1, c=float(s.gap()))


def hugsContent(s, box):
    """A badge: as large as what it holds."""
    v = s.view(box)
    s.pin(v, box, s.rng.choice(["lt", "rt", "lb"]))
    w = s.content(v)
    s.pin(w, v)
    x = s.content(box)
    s.add(x, "left", v)
    s.add(x, "top", v, "bottom", c=4.0)


def hugsTallest(s, box):
    """A row as tall as the tallest of its contents."""
    v = s.view(box)
    s.pin(v, box, "lt")
    last = None
    for _ in range(s.rng.randint(2, 4)):
        w = s.content(v)
        s.add(w, "left", last if last is not None else v, "right" if last is not None else "left",
              c=8.0)
        s.add(w, "top", v, rel=1, c=8.0)
        s.add(w, "bottom", v, rel=-1, c=-8.0)
        s.add(w, "centerY", v)
        last = w
    s.add(v, "right", last, "right", c=8.0)
    s.add(v, "height", c=0.0, p=s.rng.choice([50, 100]))


def cross(s, box):
    """Views of different superviews, aligned."""
    a, b = s.view(box), s.view(box)
    s.pin(a, box, "ltr")
    s.add(a, "height", c=float(s.size() + 30))
    s.add(b, "top", a, "bottom", c=8.0)
    s.pin(b, box, "lr")
    x, y = s.content(a), s.content(b)
    s.pin(x, a, "rt")
    s.add(y, "left", x)
    s.pin(y, b, "t")
    s.add(b, "bottom", y, "bottom", c=float(s.gap()))


def guides(s, box):
    """Spaces of equal height above, between and below."""
    vs = [s.content(box) for _ in range(s.rng.randint(1, 3))]
    gs = [s.guide(box) for _ in range(len(vs) + 1)]
    s.add(gs[0], "top", box)
    s.add(gs[-1], "bottom", box)
    for g, v in zip(gs, vs):
        s.add(v, "top", g, "bottom")
        s.pin(v, box, "l")
    for v, g in zip(vs, gs[1:]):
        s.add(g, "top", v, "bottom")
    for g in gs[1:]:
        s.add(g, "height", gs[0])
    for g in gs:
        s.add(g, "left", box)
        s.add(g, "width", c=0.0)


def margins(s, box):
    v = s.view(box)
    for name in ["leftMargin", "topMargin", "rightMargin"]:
        s.add(v, name[:-6], box, name)
    s.add(v, "height", c=float(s.size()))
    w = s.content(box)
    s.add(w, "centerX", box, "centerXWithinMargins")
    s.add(w, "bottom", box, "bottomMargin")


def form(s, box):
    """Labels of equal width, with fields beside them."""
    labels, last = [], None
    for _ in range(s.rng.randint(2, 4)):
        a = s.content(box, hug=(251, 250))
        b = s.view(box, NO, 34.0)
        s.pin(a, box, "l", gap=16)
        s.pin(b, box, "r", gap=16)
        s.add(b, "left", a, "right", c=8.0)
        if last is None:
            s.add(b, "top", box, c=12.0)
        else:
            s.add(b, "top", last, "bottom", c=8.0)
        s.add(a, "centerY", b)
        if labels:
            s.add(a, "width", labels[0])
        labels.append(a)
        last = b


def scroll(s, box):
    v = s.view(box, scroll=True)
    s.pin(v, box, gap=0)
    c = s.view(v)
    for e in ["left", "top", "right", "bottom"]:
        s.add(c, e, "c%d" % v, e)
    s.add(c, "width", "f%d" % v)
    last = None
    for _ in range(s.rng.randint(2, 5)):
        w = s.content(c)
        s.pin(w, c, "l", gap=16)
        s.add(w, "top", last if last is not None else c, "bottom" if last is not None else "top",
              c=20.0)
        last = w
    s.add(last, "bottom", c, c=-20.0)


def stack(s, box, distribution=None, alignment=None):
    axis = s.rng.randint(0, 1)
    distribution = distribution or s.rng.choice(
        ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
    alignment = alignment or s.rng.choice(["fill", "leading", "center", "trailing"])
    v = s.view(box, stack=dict(axis=axis, distribution=distribution, alignment=alignment,
                               spacing=float(s.gap()), margins=s.rng.random() < 0.15))
    mode = s.rng.choice(["hugging", "along", "both"])
    s.pin(v, box, "lt")
    if mode != "hugging":
        s.pin(v, box, "r" if axis == 0 else "b")
    if mode == "both":
        s.pin(v, box, "b" if axis == 0 else "r")
    n = s.rng.randint(1, 4)
    priorities = s.rng.sample(range(240, 260), n)
    resistances = s.rng.sample(range(740, 760), n)
    for i in range(n):
        hug, res = [250, 250], [750, 750]
        hug[axis], res[axis] = priorities[i], resistances[i]
        fixed = s.rng.random() < 0.25 and distribution in ("fill", "equalSpacing", "equalCentering")
        if fixed:
            w = s.view(v)
            s.add(w, "width", c=float(s.size()), p=s.rng.choice([1000, 999]))
            s.add(w, "height", c=float(s.size()), p=s.rng.choice([1000, 999]))
        else:
            w = s.content(v, wide=s.rng.random() < 0.1, hug=hug, res=res)
        if s.rng.random() < 0.08:
            s.views[w]["hidden"] = True


def nestedStack(s, box):
    outer = s.view(box, stack=dict(axis=1, distribution="fill", alignment=s.rng.choice(
        ["fill", "leading", "center"]), spacing=float(s.gap()), margins=False))
    s.pin(outer, box, "ltr")
    for _ in range(s.rng.randint(2, 3)):
        inner = s.view(outer, stack=dict(axis=0, distribution=s.rng.choice(
            ["fill", "fillEqually", "equalSpacing"]), alignment=s.rng.choice(
                ["center", "fill", "leading"]), spacing=float(s.gap()), margins=False))
        n = s.rng.randint(2, 3)
        hugs = s.rng.sample(range(240, 260), n)
        ress = s.rng.sample(range(740, 760), n)
        for h, r in zip(hugs, ress):
            s.content(inner, hug=(h, 250), res=(r, 750))


def baseline(s, box):
    a, b = None, None
    sizes = s.rng.sample([11, 13, 15, 17, 20, 28, 34], 2)
    out = []
    for fs in sizes:
        text = "x" * s.rng.randint(2, 12)
        out.append(s.view(box, label=dict(text=text, size=fs)))
    a, b = out
    s.pin(a, box, "lt")
    s.add(b, "left", a, "right", c=8.0)
    s.add(b, "firstBaseline", a)
    c = s.view(box, label=dict(text="below", size=13))
    s.add(c, "firstBaseline", a, "lastBaseline", c=float(s.rng.choice([20, 30])))
    s.add(c, "left", b)


BLOCKS = [pins, centre, content, equalWidths, multipliedWidths, shareOfContainer, centreMultiplier,
          aspect, inequality, inequalityCentre, bounds, optionalEdges, lowPriorities, hugging,
          hugging3, huggingWithGap, hugsContent, hugsTallest, cross, guides, margins, form, scroll,
          nestedStack, baseline]
STACKS = [(d, a) for d in ["fill", "fillEqually", "fillProportionally", "equalSpacing",
                           "equalCentering"] for a in ["fill", "leading", "center", "trailing"]]


def boxes(s):
    """The sections of a screen: one block each."""
    n = s.rng.randint(1, 4)
    last = None
    out = []
    for i in range(n):
        s.feature = "section"
        v = s.view(0)
        s.add(v, "left", 0, c=float(s.gap()))
        s.add(v, "right", 0, c=-float(s.gap()))
        if last is None:
            s.add(v, "top", 0, c=47.0)
        else:
            s.add(v, "top", last, "bottom", c=8.0)
        s.add(v, "height", c=float(s.rng.randint(90, 260)))
        last = v
        out.append(v)
    return out


def layout(seed, ident):
    rng = random.Random(seed * 1_000_003 + ident)
    s = Layout(rng, ident)
    for box in boxes(s):
        if rng.random() < 0.4:
            d, a = rng.choice(STACKS)
            s.feature = "stack." + d + ("" if a == "fill" else ".aligned")
            stack(s, box, d, a)
        else:
            block = rng.choice(BLOCKS)
            s.feature = block.__name__
            block(s, box)
    return dict(id=ident, views=s.views, guides=s.guides, constraints=s.constraints)
