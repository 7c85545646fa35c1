// The definition of a screenshot: the player and the steps to reach the screen.

import type { Page } from '@playwright/test'
import type { InterfaceLanguage, TextKey } from '../harness/texts.ts'
import type { SeedPlayers } from './seed-players.ts'

export interface Scene {
  page: Page
  seeded: SeedPlayers
  language: InterfaceLanguage
  text: (key: TextKey, values?: Record<string, string | number>) => string
  /** The content language that matches the interface language. */
  languageId: number | undefined
}

export interface Screen {
  name: string
  who: 'guest' | 'veteran' | 'newcomer' | 'starter' | 'absentee'
  /** The page is taller than the window. */
  isLong?: boolean
  /** A call of this screen stays unanswered, so its network is never idle. */
  isWaiting?: boolean
  /** The phone has a screenshot in Spanish, too, because Spanish has the longest texts. */
  isWordy?: boolean
  /** The smallest phone has a screenshot, too. */
  isTight?: boolean
  show: (scene: Scene) => Promise<unknown>
}

export const at = (path: string) => (scene: Scene) => scene.page.goto(path)

export const press = ({ page, text }: Scene, key: TextKey) => page.getByRole('button', { name: text(key) }).click()
