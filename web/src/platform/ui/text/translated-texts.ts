// A browser that translates a page removes each text node and inserts another one. React does not know: its changes to the old node are
// invisible, and removing that node, or inserting before it, throws an exception that ends the page. So this file records the replacement
// of each removed node, and redirects React's changes to it. When React changes a text, the original node returns with the new words, and
// the browser translates it again.
// Texts that must stay unchanged (clocks, counts, codes, names) have translate="no".

/** The node on the page that replaced a removed text. */
const standIns = new WeakMap<Node, ChildNode>()

/** The app and the admin console call it before they render. */
export function makeTextsChangeable(): void {
  const observer = new MutationObserver(note)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  const catchUp = () => note(observer.takeRecords())
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the node that it is called on
  const { appendChild, insertBefore, removeChild } = Node.prototype

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) catchUp()
    if (child.parentNode === this) removeChild.call(this, child)
    else placeIn(this, child)?.remove()
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    if (before !== null && before.parentNode !== this) catchUp()
    const standIn = clearStandIn(child)
    insertBefore.call(this, child, before === null || before.parentNode === this ? before : placeIn(this, before))
    standIn?.remove()
    return child
  }
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    const standIn = clearStandIn(child)
    appendChild.call(this, child)
    standIn?.remove()
    return child
  }
  // React changes a text with siblings through its nodeValue, and a lone text through the textContent of its element.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get(this: Text): string {
      return this.data
    },
    set(this: Text, value: string | null) {
      this.data = value ?? ''
      if (this.isConnected) return
      catchUp()
      clearStandIn(this)?.replaceWith(this)
    },
  })
}

/** A translator may first insert its text and then remove ours, or do both at once. */
function note(changes: MutationRecord[]): void {
  const beside = new Map<Node, ChildNode>()
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    const added = [...addedNodes].find(isChild)
    for (const gone of removedNodes) {
      const standIn = added ?? beside.get(gone)
      if (gone instanceof Text && standIn && !gone.isConnected) standIns.set(gone, standIn)
    }
    if (!added) continue
    for (const neighbour of [previousSibling, nextSibling]) if (neighbour instanceof Text) beside.set(neighbour, added)
  }
}

const isChild = (node: Node): node is ChildNode => node instanceof Element || node instanceof CharacterData

/**
 * The child of `parent` that is, or contains, a node that React has put there or its replacement: a translator may also have wrapped the
 * node.
 */
function placeIn(parent: Node, node: Node): ChildNode | null {
  let at: Node | null = node.isConnected ? node : (standIns.get(node) ?? null)
  while (at && at.parentNode !== parent) at = at.parentNode
  return at && isChild(at) ? at : null
}

/** Forgets the replacement of a text that returns or moves elsewhere, and returns it. */
function clearStandIn(node: Node): ChildNode | undefined {
  const standIn = node.isConnected ? undefined : standIns.get(node)
  standIns.delete(node)
  return standIn
}
