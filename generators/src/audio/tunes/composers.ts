// The composers whose names the questions about tunes offer.

import { say } from '../../say.ts'
import type { LocalText } from '@trivium/content/types'

const named = (latin: string, ar: string, es = latin): LocalText => say(latin, es, ar)

export const composers = {
  bach: named('Bach', 'باخ'),
  beethoven: named('Beethoven', 'بيتهوفن'),
  bizet: named('Bizet', 'بيزيه'),
  brahms: named('Brahms', 'برامز'),
  chopin: named('Chopin', 'شوبان'),
  debussy: named('Debussy', 'ديبوسي'),
  dvorak: named('Dvořák', 'دفورجاك'),
  grieg: named('Grieg', 'غريغ'),
  handel: named('Handel', 'هاندل', 'Händel'),
  haydn: named('Haydn', 'هايدن'),
  liszt: named('Liszt', 'ليست'),
  mozart: named('Mozart', 'موتسارت'),
  offenbach: named('Offenbach', 'أوفنباخ'),
  schubert: named('Schubert', 'شوبرت'),
  tchaikovsky: named('Tchaikovsky', 'تشايكوفسكي', 'Chaikovski'),
  verdi: named('Verdi', 'فيردي'),
  vivaldi: named('Vivaldi', 'فيفالدي'),
  wagner: named('Wagner', 'فاغنر'),
} satisfies Record<string, LocalText>

export type Composer = keyof typeof composers
