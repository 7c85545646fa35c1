// What the operator chose for the look of the site: one place for pages, icons, the manifest and the service worker.

import { createHash } from 'node:crypto'
import { defaultSettings, type Settings } from '../settings/defaults.ts'

export interface Look {
  name: string
  shortName: string
  accent: string | null
  /** The stored picture of the mark; null: our own mark. */
  mark: string | null
  /** Changes with the look; null: our own look, so that the built files apply unchanged. */
  version: string | null
}

const shown = ['app_name', 'short_name', 'site_description', 'logo', 'accent_color', 'hero_picture', 'mascot'] as const
/** Phones cut off longer names below icons. */
const mostShort = 12

export function lookOf(settings: Settings): Look {
  const chosen = JSON.stringify(shown.map(name => settings[name]))
  const isOurs = chosen === ours
  return {
    name: settings.app_name,
    shortName: settings.short_name ?? settings.app_name.slice(0, mostShort).trim(),
    accent: settings.accent_color,
    mark: /^\/media\/([a-z0-9-]{1,120}\.[a-z0-9]{1,8})$/.exec(settings.logo ?? '')?.[1] ?? null,
    version: isOurs ? null : createHash('sha256').update(chosen).digest('hex').slice(0, 12),
  }
}

const ours = JSON.stringify(shown.map(name => defaultSettings[name]))

/** The address of an icon; it changes with the look, so that no cache shows an earlier mark. */
export const iconPath = (file: string, { version }: Look): string => (version === null ? `/${file}` : `/${file}?v=${version}`)
