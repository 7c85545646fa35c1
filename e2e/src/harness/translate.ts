// A page as a browser's translation leaves it: each text is taken away, and another stands in its place. The words stay the same, so that
// whatever differs from what the server said is our mistake.

/**
 * Runs before the page's own scripts (the `isTranslated` of a visitor). What Chrome does: two <font> elements instead of a text, the text
 * itself in no document any more; and the same with each text that comes or changes later. Where translate="no" stands, and what is typed
 * in, stays.
 */
export function translateTexts(): void {
  const leftAlone = 'font, script, style, textarea, [translate="no"], [contenteditable="true"]'
  const translateText = (text: Text) => {
    const parent = text.parentElement
    if (!parent || text.data.trim() === '' || parent.closest(leftAlone) || parent.closest('body') === null) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    inner.textContent = text.data
    parent.insertBefore(outer, text)
    text.remove()
  }
  const translateAll = (from: Node) => {
    if (from instanceof Text) return translateText(from)
    const texts: Text[] = []
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
    for (const text of texts) translateText(text)
  }
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateAll(node)
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
