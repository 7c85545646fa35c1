// What the home page of another client shows as long as the operator has written nothing: the words that our own pages have, in the
// reader's language. Our own pages know these words, and show the modes on shelves.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { coverPath } from '../media/index.ts'
import type { Say } from './texts/texts.ts'

/** One page of each kind of playing: alone, against one, against all. Addresses and colours are those of our pages. */
const shown: { mode: Mode; url: string; hue: number }[] = [
  { mode: 'daily_quiz', url: '/quiz-play/daily-quiz-dashboard/', hue: 38 },
  { mode: 'random_battle', url: '/random-battle/', hue: 302 },
  { mode: 'contest', url: '/contest/', hue: 24 },
]

export const starterHero = (say: Say) => ({ title: say('home.hero_title'), text: say('home.hero_text'), is_default: true })

export const starterSlides = (say: Say) =>
  shown.map(({ mode, url, hue }) => ({
    title: say(`mode.name_${mode}`),
    text: say(`mode.text_${mode}`),
    image: coverPath(hue, mode),
    url,
    is_default: true,
  }))
