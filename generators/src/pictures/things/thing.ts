// A thing that we draw and ask about.

import type { LocalText } from '@trivium/content/types'
import type { PictureFact } from '../picture-fact.ts'

interface Thing extends Pick<PictureFact, 'subject' | 'difficulty' | 'svg' | 'note'> {
  /** Overrides the question of the kind. */
  question?: LocalText
  /** Keys in `names`: `is` for the right answer; `wrong` for the distractors, most likely first. */
  is: string
  wrong: string
}

export interface ThingKind {
  pack: string
  question: LocalText
  /** English, Spanish, Arabic. */
  names: Record<string, [string, string, string]>
  things: Thing[]
}

export function questionsOf({ pack, question, names, things }: ThingKind): PictureFact[] {
  const named = (key: string): LocalText => {
    const known = names[key]
    if (!known) throw new Error(`${pack} has no name ${key}`)
    const [en, es, ar] = known
    return { en, es, ar }
  }
  return things.map(({ is, wrong, ...rest }) => ({
    question,
    ...rest,
    pack,
    category: 'picture-round',
    subcategory: 'things',
    right: named(is),
    wrong: wrong.split(' ').map(named),
    source: null,
  }))
}
