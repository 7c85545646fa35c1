// A browser that translates a page takes each text away and puts another in its place. React knows nothing of that: what it writes into
// its own text nobody sees any more, and to take that text away, or to put something before it, fails with an exception that ends the
// page. So what stands for a text is noted, and whatever React does to the text happens there: a text that changes comes back with its
// new words, for the browser to translate them.
// Texts that must stay as they are (clocks, counts, codes, names) say translate="no".

/** What stands on the page for a text that was taken away. */
const standIns = new WeakMap<Node, ChildNode>()

/** Both applications call it before they render. */
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
  // React writes a text that stands beside others by its nodeValue, and one that stands alone by the textContent of its element.
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

/** A translator may put its text in first and then take ours away, or both at once. */
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

/** The child of `parent` that stands for a node which React has put there: the node may also have been wrapped. */
function placeIn(parent: Node, node: Node): ChildNode | null {
  let at: Node | null = node.isConnected ? node : (standIns.get(node) ?? null)
  while (at && at.parentNode !== parent) at = at.parentNode
  return at && isChild(at) ? at : null
}

/** For a text that comes back, or moves elsewhere: it stands for itself again. */
function clearStandIn(node: Node): ChildNode | undefined {
  const standIn = node.isConnected ? undefined : standIns.get(node)
  standIns.delete(node)
  return standIn
}
