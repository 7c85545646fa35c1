// The mail of an invitation, in the language of the exam, or else of the site.

import type { Context } from '../../platform/api/handle.ts'
import { languageOf, sayIn } from '../../platform/settings/index.ts'
import { frameLetter, letterButton, senderOf } from '../../platform/site/index.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Mail } from '../identity/index.ts'
import { nameOfAccount } from './list-store.ts'

export interface InvitedExam {
  id: number
  title: string
  /** The code of its language. */
  language: string
  starts_at: Date
  ends_at: Date
  duration_minutes: number
}

interface Addressed {
  to: string
  link: string
  group: string | null
}

interface About {
  exam: InvitedExam | null
  inviterId: number
  expiresAt: Date
  publicUrl: string
}

export async function writeInvitations(
  people: readonly Addressed[],
  { exam, inviterId, expiresAt, publicUrl }: About,
  { db, settings }: Pick<Context, 'db' | 'settings'>,
): Promise<Mail[]> {
  const language = await languageOf(db, exam?.language ?? null, settings)
  const say = await sayIn(db, language.code, language.code)
  const times = new Intl.DateTimeFormat(language.code, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const time = (at: Date) => `${times.format(at)} UTC`
  const [app, by] = [settings.app_name, await nameOfAccount(db, inviterId)]
  const open = exam && { exam: exam.title, from: time(exam.starts_at), to: time(exam.ends_at) }
  const after = say('letter.invited.after', { by, until: time(expiresAt) })
  return people.map(({ to, link, group }) => {
    const lines = [
      ...(open ? [say('letter.invited.exam', { app, by, ...open })] : []),
      ...(group === null ? [] : [say('letter.invited.group', { app, by, group })]),
    ]
    const button = letterButton(link, say('letter.invited.action'), settings)
    const paragraphs = [...lines.map(escapeHtml), button, escapeHtml(after)].map(words => `<p>${words}</p>`)
    const email = {
      subject: `${say('letter.invited.subject', { what: exam?.title ?? group ?? app })} · ${app}`,
      text: [...lines, link, after].join('\n\n'),
      html: frameLetter(paragraphs.join(''), { settings, publicUrl, rtl: language.rtl }),
      sender: senderOf(settings),
      link,
    }
    return { to, email }
  })
}
