// The hero and slides for the home page of other clients, as long as the operator has written none: the words of our own pages, in the
// reader's language. Our own pages have these words built in, and show the modes on shelves.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { coverPath } from '../media/index.ts'
import type { Say } from './texts/texts.ts'

/** One page for each way to play: alone, against one player, against all. Addresses and colours are those of our pages. */
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
