// Every setting and its default (rules, section 9). Those that get_system_configurations tells are in the contract.

import { PublicSettings } from '@trivium/contract/public-settings'
import { homeSections } from '@trivium/contract/settings'
import { z } from 'zod'
import { badgeTypes } from '@trivium/contract/badges'
import { badgeTable } from '@trivium/rules/badges'

const flag = (value: 0 | 1) => z.union([z.literal(0), z.literal(1)]).default(value)
const whole = (value: number, max = 1_000_000) => z.int().min(0).max(max).default(value)
const seconds = (value: number) => z.int().min(5).max(3600).default(value)

const BadgeRule = z.object({ counter: z.int().min(1).max(1_000_000), reward: z.int().min(0).max(1_000_000) })

const privateShape = {
  /** How much each badge takes, and the coins it brings. */
  badges: z.record(z.enum(badgeTypes), BadgeRule).default(() => z.record(z.enum(badgeTypes), BadgeRule).parse(badgeTable)),
  contact_email: z.string().nullable().default(null),
  logo: z.string().nullable().default(null),
  accent_color: z.string().nullable().default(null),
  links: z.array(z.object({ name: z.string(), url: z.url({ protocol: /^https?$/ }) })).default([]),
  /** Lets sign-in errors tell which addresses have accounts. */
  identity_errors_in_detail: flag(0),
  /** Codes to phones, to all numbers together: each costs money. */
  codes_per_hour: whole(600),
  referrals_paid_per_month: whole(20),
  timezone_change_days: whole(30),
  bookmarks_per_type: z.int().min(1).max(500).default(200),
  reports_per_day: whole(20),
  /** An answer that comes faster after its question scores nothing on the boards: nobody has read it. */
  least_answer_ms: whole(300, 10_000),
  /** Plays a player may start on one day: nobody plays so many, and a script fills no disk. */
  starts_per_day: z.int().min(1).max(100_000).default(500),
  /** A right answer that took longer is remembered with effort, until a question's own median is known. */
  practice_slow_seconds: seconds(20),
  /** By code of the language; without one for a visitor's language the client shows its own words. */
  home_hero: z.record(z.string(), z.object({ title: z.string(), text: z.string() })).default({}),
  home_sections: z.array(z.enum(homeSections)).default([...homeSections]),
  /** A slide without a language is shown in all. */
  home_slides: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        image: z.string().nullable(),
        url: z.string().nullable(),
        language: z.string().nullable().default(null),
      }),
    )
    .default([]),
} as const

export const settingsSchema = PublicSettings.extend(privateShape)
export type Settings = z.output<typeof settingsSchema>
export const publicSettings = PublicSettings.keyof().options
export const defaultSettings: Settings = settingsSchema.parse({})
