// The content of a share, in the language in which it was shared.

import { localDay } from '@trivium/rules/platform/days'
import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { languageOf, sayIn } from '../../platform/settings/index.ts'
import { lookOf } from '../../platform/site/index.ts'
import { readStreak } from '../../rewards/streaks/index.ts'
import { readWeek } from '../week/index.ts'
import { hasBadge, readShare, readSharedResult, type ShareRow } from './store.ts'

export interface ShareCard {
  title: string
  description: string
  /** The large figure of the picture; null for a star. */
  stat: string | null
  /** Below it. */
  caption: string
  /** The filled part of the ring, 0 to 1. */
  part: number
  app: string
  /** The operator's colour and the stored picture of the mark; null: ours. */
  accent: string | null
  mark: string | null
  language: string
  isRtl: boolean
}

interface Parts {
  settings: Settings
  now: Date
}

type Told = Pick<ShareCard, 'title' | 'stat' | 'caption' | 'part'>

/** @returns null if the share does not exist, or no longer exists */
export async function readCard(db: Db, token: string, parts: Parts): Promise<ShareCard | null> {
  const share = await readShare(db, token)
  const told = share && (await tell(db, share, parts))
  if (!told) return null
  const { settings } = parts
  const say = await sayIn(db, share.webLanguage, settings.default_web_language)
  const { code, rtl } = await languageOf(db, share.webLanguage, settings)
  return {
    ...told,
    description: say('share.lead'),
    app: settings.app_name,
    accent: settings.accent_color,
    mark: lookOf(settings).mark,
    language: code,
    isRtl: rtl,
  }
}

async function tell(db: Db, share: ShareRow, { settings, now }: Parts): Promise<Told | null> {
  const { accountId, kind, subject } = share
  const say = await sayIn(db, share.webLanguage, settings.default_web_language)
  const { code } = await languageOf(db, share.webLanguage, settings)
  const written = (value: number) => new Intl.NumberFormat(code).format(value)
  const name = firstNameOf(share.name)
  if (kind === 'result') {
    const result = await readSharedResult(db, accountId, Number(subject))
    if (!result) return null
    const { correct, total, mode } = result
    const stat = `${written(correct)}/${written(total)}`
    return {
      title: say('share.result_title', { name, right: correct, total }),
      stat,
      caption: say(`mode.name_${mode}`),
      part: correct / total,
    }
  }
  if (kind === 'badge') {
    if (!(await hasBadge(db, accountId, subject))) return null
    const badge = say(`badge.${subject}.name`)
    return { title: say('share.badge_title', { name, badge }), stat: null, caption: badge, part: 1 }
  }
  if (kind === 'week') return tellWeek(db, share, { say, percent: share => percentIn(code, share) })
  const { length } = await readStreak(db, { accountId, kind: 'daily_quiz', today: localDay(now, share.timezone), settings })
  if (length === 0) return null
  const days = say('daily.days', { count: length })
  return { title: say('share.streak_title', { name, days }), stat: written(length), caption: days, part: Math.min(1, length / 30) }
}

interface Saying {
  say: Awaited<ReturnType<typeof sayIn>>
  percent: (share: number) => string
}

const percentIn = (code: string, share: number) => new Intl.NumberFormat(code, { style: 'percent' }).format(share)

async function tellWeek(db: Db, { accountId, subject, name }: ShareRow, { say, percent }: Saying): Promise<Told | null> {
  const { days } = await readWeek(db, accountId, subject)
  const asked = days.reduce((sum, day) => sum + day.asked, 0)
  if (asked === 0) return null
  const part = days.reduce((sum, day) => sum + day.correct, 0) / asked
  const played = say('daily.days', { count: days.filter(day => day.asked > 0).length })
  return {
    title: say('share.week_title', { name: firstNameOf(name), days: played }),
    stat: percent(part),
    caption: say('week.questions', { count: asked }),
    part,
  }
}

/** Only the first name, and never so long that it fills the picture. */
const firstNameOf = (name: string) => (name.trim().split(/\s+/)[0] ?? '').slice(0, 24)
