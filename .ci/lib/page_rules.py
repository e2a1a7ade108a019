"""Basic rules of accessibility, as a script that looks at a page and names what breaks one."""

SCRIPT = r"""
const faults = [];
const named = node => {
  const text = node.outerHTML.replace(/\s+/g, ' ');
  return text.slice(0, 90) + (text.length > 90 ? '…' : '');
};
const say = (rule, node) => faults.push(rule + ': ' + named(node));
const shows = node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const byIds = (node, attribute) =>
  (node.getAttribute(attribute) || '').split(' ').filter(Boolean).map(id => {
    if (!document.getElementById(id)) say(attribute + ' leads nowhere', node);
    return document.getElementById(id);
  }).filter(Boolean);

// Names
for (const node of document.querySelectorAll(
  'button, select, textarea, input, a[href], [role=tab], [role=tree], [role=tabpanel], [role=group]')) {
  const labels = [...byIds(node, 'aria-labelledby'), ...(node.labels || [])];
  const own = node.tagName === 'BUTTON' || node.getAttribute('role') === 'tab' ? node.textContent : '';
  const words = [node.getAttribute('aria-label'), ...labels.map(label => label.textContent), own];
  if (!words.some(text => text && text.trim())) say('has no name', node);
}
for (const node of document.querySelectorAll('img:not([alt])')) say('has no alt', node);
for (const node of document.querySelectorAll('[aria-controls], [aria-describedby]')) {
  byIds(node, 'aria-controls');
  byIds(node, 'aria-describedby');
}
const ids = [...document.querySelectorAll('[id]')].map(node => node.id);
for (const id of new Set(ids)) {
  if (ids.filter(other => other === id).length > 1) say('an id twice', document.getElementById(id));
}

// The plan of the page
if (!document.documentElement.lang) say('has no language', document.documentElement);
if (!document.title) say('has no title', document.head);
for (const [selector, count] of [['main', 1], ['header', 1], ['h1', 1]]) {
  if (document.querySelectorAll(selector).length !== count) say('not one ' + selector, document.body);
}
for (const node of document.querySelectorAll('main > *')) {
  if (node.tagName !== 'SECTION' || !node.getAttribute('aria-label')) say('is no landmark', node);
}
for (const list of document.querySelectorAll('[role=tablist]')) {
  if (list.querySelectorAll('[aria-selected=true]').length !== 1) say('not one tab is chosen', list);
}
for (const node of document.querySelectorAll('[role=tree] > *')) {
  if (node.getAttribute('role') !== 'treeitem') say('is no part of a tree', node);
}
for (const node of document.querySelectorAll('[tabindex]')) {
  if (node.tabIndex > 0) say('comes out of turn', node);
}
for (const node of document.querySelectorAll('ol, ul')) {
  for (const child of node.children) if (child.tagName !== 'LI') say('is no part of a list', child);
}

// What can be seen, and met
const rgb = text => (text.match(/[\d.]+/g) || []).map(Number);
const light = ([red, green, blue]) => [red, green, blue].map(part => part / 255)
  .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
  .reduce((sum, part, index) => sum + part * [.2126, .7152, .0722][index], 0);
function behind(node) {
  for (let at = node; at; at = at.parentElement) {
    const color = rgb(getComputedStyle(at).backgroundColor);
    if (color.length === 3 || color[3] === 1) return color;
  }
  return [255, 255, 255];
}
for (const node of document.querySelectorAll('body *')) {
  const own = [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim());
  if (!own || node.tagName === 'SCRIPT' || node.tagName === 'OPTION' || node.disabled || !shows(node)) {
    continue;
  }
  const style = getComputedStyle(node), [one, other] = [light(rgb(style.color)), light(behind(node))];
  const ratio = (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
  if (ratio < 4.5) say('contrast of ' + ratio.toFixed(1), node);
}
for (const node of document.querySelectorAll('button, select')) {
  const box = node.getBoundingClientRect();
  if (shows(node) && (box.width < 24 || box.height < 24)) say('is too small to be met', node);
}
if (document.documentElement.scrollWidth > innerWidth) say('goes over the side', document.body);
return faults;
"""

# What has the focus, for the order of it; and whether that can be seen.
FOCUS = r"""
const node = document.activeElement;
if (!node || node === document.body) return ['body', true];
const around = [node, document.getElementById('device')];
const seen = around.some(one => one && one.contains(node)
  && getComputedStyle(one).outlineStyle !== 'none' && getComputedStyle(one).outlineWidth !== '0px');
return [node.id || node.getAttribute('aria-label') || node.textContent.slice(0, 20), seen];
"""
