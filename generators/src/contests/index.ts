// The contests that a new installation announces besides its weekly cup: one opens at once, one comes later.

import { pictureOf } from '../media.ts'
import type { ContentContest, ContentMedia } from '@trivium/content/types'

export const contests: ContentContest[] = [
  {
    slug: 'round-the-world',
    name: { en: 'Round the world cup', es: 'Copa vuelta al mundo', ar: 'كأس حول العالم' },
    description: {
      en: 'Capitals, countries, land and sea: eight questions, once round the globe.',
      es: 'Capitales, países, tierra y mar: ocho preguntas, una vuelta al globo.',
      ar: 'عواصم وبلدان ويابسة وبحار: ثمانية أسئلة في جولة حول الأرض.',
    },
    picture: drawn(
      '#1d5f8a',
      '#123a63',
      '<circle cx="320" cy="200" r="130" fill="#5fb3e6"/><path d="M240 120q50-34 92-12l-8 40-46 22-30-6zM300 214l58-20 44 26-24 62-34 26-24-48zM392 128l40 30-8 40-34-22z" fill="#7fcf8f"/><path d="M190 200h260M320 70v260M320 70q-92 130 0 260M320 70q92 130 0 260" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/><path d="M130 262q190 110 380-14" fill="none" stroke="#f2b134" stroke-width="8" stroke-linecap="round" stroke-dasharray="2 20"/><path d="m504 218 34 16-30 26z" fill="#f2b134"/>',
    ),
    category: 'geography',
    questions: 8,
    prizes: [80, 40, 20],
    startsInDays: 0,
    days: 14,
  },
  {
    slug: 'a-bit-of-everything',
    name: { en: 'A bit of everything cup', es: 'Copa de todo un poco', ar: 'كأس من كل بستان زهرة' },
    description: {
      en: 'Ten questions from all over the quiz zone. Nobody knows them beforehand.',
      es: 'Diez preguntas de toda la zona de preguntas. Nadie las conoce de antemano.',
      ar: 'عشرة أسئلة من كل أقسام الأسئلة، ولا أحد يعرفها من قبل.',
    },
    picture: drawn(
      '#7a3b8f',
      '#3d2a6b',
      '<path d="M250 96h140v66a70 70 0 0 1-140 0z" fill="#f2b134"/><path d="M250 112h-42q0 66 50 76M390 112h42q0 66-50 76" fill="none" stroke="#f2b134" stroke-width="14"/><path d="M304 228h32v44h-32zM262 272h116v30H262z" fill="#d9952a"/><circle cx="140" cy="130" r="26" fill="#5fb3e6"/><path d="m486 92 30 52h-60z" fill="#7fcf8f"/><rect x="112" y="246" width="52" height="52" rx="10" fill="#ef7f6d"/><path d="M476 250h60M476 274h60M476 298h60" stroke="#fff" stroke-opacity=".7" stroke-width="10" stroke-linecap="round"/>',
    ),
    category: null,
    questions: 10,
    prizes: [100, 60, 40],
    startsInDays: 3,
    days: 7,
  },
]

function drawn(from: string, to: string, shapes: string): ContentMedia {
  const slope = `<linearGradient id="a" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return pictureOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400"><defs>${slope}</defs><rect width="640" height="400" fill="url(#a)"/>${shapes}</svg>`,
  )
}
