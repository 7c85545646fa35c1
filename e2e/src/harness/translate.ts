// Imitates a browser that translates pages: it replaces each text node. The words stay the same, so any difference from what the server
// sent is our mistake.

/**
 * Runs before the page's own scripts (the `isTranslated` of a visitor). It does what Chrome does: it puts two nested <font> elements in the
 * place of a text node, and removes the node from the document. It does the same with each text that the page adds or changes later. It
 * leaves elements with translate="no" alone, and what the player types.
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
