// Browser windows for a journey. At its end no page may have reported errors.

import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { results } from './folders.ts'
import { listenTo, type Noise } from './noise.ts'
import { ownAddress, type Player } from './players.ts'
import type { InterfaceLanguage } from './texts.ts'

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
}

export class Theatre {
  readonly #visitors: Visitor[] = []
  readonly #url: string
  /** Shared by all journeys of a worker; ends with the worker. */
  static #browser: Promise<Browser> | null = null

  constructor(url: string) {
    this.#url = url
  }

  async visitor(options: VisitorOptions = {}): Promise<Visitor> {
    Theatre.#browser ??= launchBrowser()
    const url = options.url ?? this.#url
    const context = await (
      await Theatre.#browser
    ).newContext({
      baseURL: url,
      locale: 'en-GB',
      ...(options.isPhone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : { viewport: { width: 1280, height: 800 } }),
      extraHTTPHeaders: ownAddress(),
      reducedMotion: options.hasMotion ? 'no-preference' : 'reduce',
      serviceWorkers: options.hasServiceWorker ? 'allow' : 'block',
      storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'root', value: remembered(options) }] }] },
    })
    context.setDefaultTimeout(10_000)
    const visitor = { context, noise: listenTo(context), page: await context.newPage() }
    this.#visitors.push(visitor)
    return visitor
  }

  async photograph(name: string): Promise<void> {
    const pages = this.#visitors.flatMap(({ context }) => context.pages())
    for (const [index, page] of pages.entries()) {
      await page.screenshot({ path: join(results, `${name} ${index}.png`), timeout: 5000 }).catch(() => {})
    }
  }

  /** @returns the complaints of all pages. */
  async leave(): Promise<string[]> {
    const complaints = this.#visitors.flatMap(({ noise }) => noise.heard())
    await Promise.all(this.#visitors.map(({ context }) => context.close()))
    return complaints
  }
}

interface Remembered {
  player?: Player
  language?: InterfaceLanguage
  theme?: 'system' | 'light' | 'dark'
  contentLanguageId?: number
}

/** The client's store in the format of web/src/session.ts. */
export function remembered({ player, language = 'english', theme = 'system', contentLanguageId }: Remembered): string {
  const belongings = { token: player?.token ?? null, user: player?.user ?? null, contentLanguageId: contentLanguageId ?? null }
  const device = { theme, sound: false, motion: 'system', interfaceLanguage: language }
  return JSON.stringify({ state: { ...belongings, ...device, webSettings: null, systemConfig: null }, version: 1 })
}
