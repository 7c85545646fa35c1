// Staff sends an announcement to its own address first.

import { letterAdmin } from '@trivium/contract/rewards/letters.admin'
import { handle, type Handlers } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { errorCode } from '../../platform/db/connection/lost.ts'
import type { LetterParts } from './parts.ts'
import { readChoice } from './store.ts'
import { stopLink, writeLetter } from './write.ts'

export function letterAdminActions(parts: LetterParts): Handlers<typeof letterAdmin> {
  return handle(letterAdmin, {
    async send_test_letter({ texts, link = null }, { db, player, settings, audit, log }) {
      const to = (await readChoice(db, player.id))?.email ?? refuse('letters_not_offered')
      if (!parts.mail.carriesMail) refuse('letters_not_offered')
      const codes = Object.keys(texts)
      for (const code of codes) {
        const letter = await writeLetter(
          { texts: { [code]: texts[code] ?? { title: '', message: '' } }, link },
          stopLink(player.id, 0, parts),
          parts.publicUrl,
          {
            db,
            settings,
            webLanguage: code,
          },
        )
        await parts.mail.sendMail(to, letter).catch((error: unknown) => {
          log.warn({ reason: errorCode(error) }, 'a test letter could not be sent')
          refuse('letter_not_sent')
        })
      }
      audit({ subject: 'letters:test', after: { emails: codes.length } })
      return { emails: codes.length }
    },
  })
}
