// Browser windows for a journey. The journey fails if one of its pages has reported an error.

import type { Browser, BrowserContext, Page } from '@playwright/test'
import { listenTo, type Noise } from './noise.ts'
import { ownAddress, type Player } from './players.ts'
import type { InterfaceLanguage } from './texts.ts'
import { translateTexts } from './translate.ts'

export interface Visitor {
  page: Page
  context: BrowserContext
  noise: Noise
}

export interface VisitorOptions {
  player?: Player
  /** The address of a server other than the shared one. */
  url?: string
  language?: InterfaceLanguage
  /** 390 × 844 with touch; otherwise 1280 × 800. */
  isPhone?: boolean
  /** Animations are on only in journeys that watch them. */
  hasMotion?: boolean
  /** Off by default, because its cache would hide the server's behaviour. */
  hasServiceWorker?: boolean
  /** A window that no journey has used. A journey needs one to add init scripts, which it cannot remove, or to measure a first visit. */
  isNew?: boolean
  /** The browser translates the pages of this window (translate.ts). With TRANSLATED=1 it translates every window. */
  isTranslated?: boolean
  /** False in a window where a game still has to ask the player whether to switch sound on. */
  isSoundAsked?: boolean
}

/** A visitor, and what `leave` has to know about the visitor's window. */
interface Window extends Visitor {
  kind: string
  isKept: boolean
}

export class BrowserSessions {
  readonly #visitors: Window[] = []
  readonly #url: string
  readonly #browser: Browser
  /** Windows that the worker's earlier journeys have left. A page in a used window costs a third of a page in a new one. */
  static readonly #left = new Map<string, BrowserContext[]>()

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  async visitor(options: VisitorOptions = {}): Promise<Visitor> {
    const { url = this.#url, isPhone = false, hasMotion = false, hasServiceWorker = false, isNew = false } = options
    const { isTranslated = process.env['TRANSLATED'] === '1' } = options
    const kind = JSON.stringify({ isPhone, hasMotion })
    // Every server but the shared one ends with its journey or its file.
    const isKept = url === this.#url && !hasServiceWorker && !isNew && !isTranslated
    const context = (isKept ? await this.#enter(kind, options) : null) ?? (await this.#open(url, options))
    if (isTranslated) await context.addInitScript(translateTexts)
    context.setDefaultTimeout(10_000)
    const visitor = { context, noise: listenTo(context), page: context.pages()[0] ?? (await context.newPage()), kind, isKept }
    this.#visitors.push(visitor)
    return visitor
  }

  async #open(url: string, { isPhone, hasMotion, hasServiceWorker, ...known }: VisitorOptions): Promise<BrowserContext> {
    return this.#browser.newContext({
      baseURL: url,
      locale: 'en-GB',
      ...(isPhone && { hasTouch: true }),
      viewport: isPhone ? phone : desk,
      extraHTTPHeaders: ownAddress(),
      reducedMotion: hasMotion ? 'no-preference' : 'reduce',
      serviceWorkers: hasServiceWorker ? 'allow' : 'block',
      storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'root', value: remembered(known) }] }] },
    })
  }

  /** Takes a window that an earlier journey has left, and resets it so that it is like a new one. */
  async #enter(kind: string, { isPhone, hasMotion, ...known }: VisitorOptions): Promise<BrowserContext | null> {
    const context = BrowserSessions.#left.get(kind)?.pop()
    const page = context?.pages()[0]
    if (!context || !page) return null
    await context.clearCookies()
    await context.clearPermissions()
    await context.setExtraHTTPHeaders(ownAddress())
    await page.setViewportSize(isPhone ? phone : desk)
    await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: hasMotion ? 'no-preference' : 'reduce' })
    await page.evaluate(root => {
      sessionStorage.clear()
      localStorage.clear()
      localStorage.setItem('root', root)
    }, remembered(known))
    return context
  }

  /** @param mayKeep whether later journeys may reuse these windows. @returns the complaints of all pages. */
  async leave(mayKeep = true): Promise<string[]> {
    const complaints = this.#visitors.flatMap(({ noise }) => noise.heard())
    await Promise.all(this.#visitors.map(visitor => this.#close(visitor, mayKeep)))
    return complaints
  }

  async #close({ context, page, noise, kind, isKept }: Window, mayKeep: boolean): Promise<void> {
    if (!isKept || !mayKeep || page.isClosed()) return context.close()
    noise.stop()
    page.removeAllListeners()
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const routed of [page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    // None of our code runs at this address.
    await page.goto('/healthz')
    BrowserSessions.#left.set(kind, [...(BrowserSessions.#left.get(kind) ?? []), context])
  }
}

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

interface Remembered {
  player?: Player
  language?: InterfaceLanguage
  theme?: 'system' | 'light' | 'dark'
  contentLanguageId?: number
  isSoundAsked?: boolean
}

/** The client's store in the format of web/src/platform/session/session.ts. */
export function remembered({ player, language = 'english', theme = 'system', contentLanguageId, isSoundAsked = true }: Remembered): string {
  const belongings = { token: player?.token ?? null, user: player?.user ?? null, contentLanguageId: contentLanguageId ?? null }
  const device = { theme, sound: false, isSoundAsked, motion: 'system', interfaceLanguage: language }
  return JSON.stringify({ state: { ...belongings, ...device, webSettings: null, systemConfig: null }, version: 1 })
}
