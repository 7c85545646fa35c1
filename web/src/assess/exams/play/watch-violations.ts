// The violations that a browser can notice. None is proof; the examiner sees each of them. A page cannot notice a recording by another
// program, nor learn anything from the end of a screen capture that it asked for itself.

import type { ViolationKind } from '@trivium/contract/assess/exam-names'
import type { Device } from './device.ts'

export interface WatchDeps {
  window: EventTarget & { outerWidth: number; screen: { width: number } }
  document: EventTarget & { visibilityState: string; fullscreenElement: unknown; hasFocus: () => boolean }
  /** Tells without a permission prompt that something was copied. Null in browsers that cannot do this. */
  clipboard: EventTarget | null
  device: Device
  now: () => number
}

/** Two signs of the same kind within this time count once, such as a key's press and release. */
const sameWithinMs = 1500
/** A screenshot hides a page for less than this. A person who looks elsewhere is away for longer. */
const briefMs = 1000
/** Long enough for a changed tab to become hidden, which is an absence. */
const lostFocusAfterMs = 1000
/** A window with a smaller share of the screen than this is beside another window or floats over it. */
const smallPart = 0.6

/** @returns a function that stops it */
export function watchViolations(deps: WatchDeps, note: (kind: ViolationKind) => void): () => void {
  const seen = new Map<ViolationKind, number>()
  const noteOnce = (kind: ViolationKind) => {
    const at = deps.now()
    if (at - (seen.get(kind) ?? -Infinity) < sameWithinMs) return
    seen.set(kind, at)
    note(kind)
  }
  const stops = [watchKeys, watchCopies, watchClipboard, watchWindow, watchFocus, watchLoss].map(watch => watch(deps, noteOnce))
  return () => {
    for (const stop of stops) stop()
  }
}

type Watch = (deps: WatchDeps, note: (kind: ViolationKind) => void) => () => void

function listen(target: EventTarget, handlers: Record<string, (event: Event) => void>): () => void {
  for (const [name, handler] of Object.entries(handlers)) target.addEventListener(name, handler)
  return () => {
    for (const [name, handler] of Object.entries(handlers)) target.removeEventListener(name, handler)
  }
}

/** Some systems report only the press of a screenshot key, some only its release. macOS and Windows also have key combinations. */
const watchKeys: Watch = ({ document }, note) => {
  const onKey = (event: Event) => void (isCaptureKey(event) && note('print_key'))
  return listen(document, { keydown: onKey, keyup: onKey })
}

function isCaptureKey(event: Event): boolean {
  if (!('key' in event) || typeof event.key !== 'string') return false
  const isWithBoth = 'metaKey' in event && event.metaKey === true && 'shiftKey' in event && event.shiftKey === true
  // With Shift, the keys 3, 4 and 5 may give another character. The physical key (`code`) is the same in every layout.
  const place = 'code' in event ? event.code : ''
  return event.key === 'PrintScreen' || (isWithBoth && (/^[345s]$/i.test(event.key) || /^Digit[345]$/.test(String(place))))
}

const watchCopies: Watch = ({ document, window }, note) => {
  const onCopy = (event: Event) => {
    event.preventDefault()
    note('copy')
  }
  const stops = [listen(document, { copy: onCopy, cut: onCopy }), listen(window, { beforeprint: () => note('print') })]
  return () => stops.forEach(stop => stop())
}

/** The event lists the types in the clipboard without a permission prompt. */
const watchClipboard: Watch = ({ clipboard }, note) =>
  clipboard ? listen(clipboard, { clipboardchange: event => void (typesIn(event).some(isPicture) && note('screenshot')) }) : () => {}

const isPicture = (type: unknown) => typeof type === 'string' && type.startsWith('image/')
const typesIn = (event: Event): unknown[] => ('types' in event && Array.isArray(event.types) ? event.types : [])

const watchWindow: Watch = ({ document, window }, note) => {
  const isSmallNow = () => window.outerWidth > 0 && window.outerWidth < window.screen.width * smallPart
  let isSmall = isSmallNow()
  const onResize = () => {
    const wasSmall = isSmall
    isSmall = isSmallNow()
    if (isSmall && !wasSmall) note('small_window')
  }
  const onFullScreen = () => void (document.fullscreenElement === null && note('left_full_screen'))
  const stops = [listen(window, { resize: onResize }), listen(document, { fullscreenchange: onFullScreen })]
  return () => stops.forEach(stop => stop())
}

/** On a computer, another window can come to the front while the page stays visible. A hidden page is an absence instead. */
const watchFocus: Watch = ({ document, window, device }, note) => {
  if (device !== 'computer') return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => void (document.visibilityState === 'visible' && !document.hasFocus() && note('lost_focus'))
  const stop = listen(window, {
    blur() {
      clearTimeout(timer)
      timer = setTimeout(look, lostFocusAfterMs)
    },
    focus: () => clearTimeout(timer),
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Some phones and tablets hide a page for a moment while they take a screenshot. */
const watchLoss: Watch = ({ document, device, now }, note) => {
  if (device === 'computer') return () => {}
  let hiddenAt: number | null = null
  return listen(document, {
    visibilitychange() {
      const before = hiddenAt
      hiddenAt = document.visibilityState === 'hidden' ? now() : null
      if (hiddenAt === null && before !== null && now() - before < briefMs) note('brief_loss')
    },
  })
}
