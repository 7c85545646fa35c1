// Fun and learn: short reading texts, each with questions that the text answers.

import { createHash } from 'node:crypto'
import { draftDefaults } from '../derived/draft.ts'
import type { QuestionBlock } from '../blocks.ts'
import type { ContentPart, Draft } from '../draft-types.ts'
import type { ContentCategory, ContentPassage } from '@trivium/content/types'
import { writtenFiles } from '../written-files.ts'
import { drawnPicture } from './drawn.ts'
import { printedPage } from './printed.ts'
import { readingOf } from './reading.ts'
import type { WrittenPassage } from './reading.ts'

const shelves: Omit<ContentCategory, 'type'>[] = [
  { slug: 'nature-texts', name: { en: 'Nature', ar: 'الطبيعة', es: 'Naturaleza' }, icon: 'leaf', hue: 130 },
  {
    slug: 'science-and-technology',
    name: { en: 'Science and technology', ar: 'العلوم والتقنية', es: 'Ciencia y tecnología' },
    icon: 'atom-2',
    hue: 265,
    subcategories: [
      { slug: 'science-texts', name: { en: 'Science', ar: 'العلوم', es: 'Ciencia' }, icon: 'atom-2', hue: 265 },
      { slug: 'technology-texts', name: { en: 'Technology', ar: 'التقنية', es: 'Tecnología' }, icon: 'cpu', hue: 220 },
    ],
  },
  {
    slug: 'history-and-culture',
    name: { en: 'History and culture', ar: 'التاريخ والثقافة', es: 'Historia y cultura' },
    icon: 'hourglass',
    hue: 25,
    subcategories: [
      { slug: 'history-texts', name: { en: 'History', ar: 'التاريخ', es: 'Historia' }, icon: 'hourglass', hue: 25 },
      { slug: 'culture-texts', name: { en: 'Culture', ar: 'الثقافة', es: 'Cultura' }, icon: 'palette', hue: 330 },
    ],
  },
  {
    slug: 'body-and-mind',
    name: { en: 'Body and mind', ar: 'الجسد والعقل', es: 'Cuerpo y mente' },
    icon: 'brain',
    hue: 350,
    isPremium: true,
    priceCoins: 20,
  },
  { slug: 'world', name: { en: 'The world', ar: 'العالم من حولنا', es: 'El mundo' }, icon: 'world', hue: 205, isPremium: true },
]

export const readings = (): WrittenPassage[] => writtenFiles('texts').map(readingOf)

export function funAndLearn(): ContentPart {
  const texts = readings()
  return {
    categories: shelves.map(shelf => ({ type: 'fun_and_learn', ...shelf })),
    passages: texts.map(passageOf),
    media: texts.flatMap(({ printed, picture }) => [
      ...(printed ? [printedPage(printed)] : []),
      ...(picture ? [drawnPicture(picture.file)] : []),
    ]),
    questions: texts.flatMap(reading => reading.questions.map((block, order) => draftOf(reading, block, order))),
  }
}

function keyOf({ language, slug }: WrittenPassage): string {
  return `fl:${language}:${slug}`
}

function passageOf(reading: WrittenPassage): ContentPassage {
  const { category, subcategory, language, title, html, printed } = reading
  const link = printed ? ({ type: 'pdf', url: `/media/${printedPage(printed).name}` } as const) : null
  const picture = reading.picture ? { image: drawnPicture(reading.picture.file).name, caption: reading.picture.caption } : null
  return { key: keyOf(reading), category, subcategory, language, title, html, link, picture }
}

function draftOf(reading: WrittenPassage, { number: _none, ...block }: QuestionBlock, order: number): Draft {
  const { category, subcategory, language } = reading
  const passage = keyOf(reading)
  return {
    ...draftDefaults,
    isWritten: true,
    categoryType: 'fun_and_learn',
    ...block,
    key: `${passage}:${createHash('sha256').update(block.question).digest('hex').slice(0, 8)}`,
    category,
    subcategory,
    language,
    difficulty: order,
    image: null,
    source: null,
    passage,
  }
}
