// Questions of types that the starter content does not have, each in its own category: long, with pictures, with formulas.

import type { Contract } from '@trivium/contract'
import type { InputOf } from '@trivium/contract/platform/action'
import { newStaff, plain, sampleAdministrator } from '../harness/console.ts'
import { signIn } from '../harness/players.ts'

type Form = InputOf<Contract['create_question']>
/** In English, unless `language` says otherwise. */
type Draft = Pick<Form, 'question_type' | 'question'> & Partial<Form> & { language?: string }

const texts = (...words: string[]) => words.map(text => ({ text }))

const organs = [
  ['The heart', 'It pumps blood through some hundred thousand kilometres of vessels, day and night.'],
  ['The kidneys', 'They take what is not needed out of the blood, and keep the balance of salts and water.'],
  ['The liver and the gall bladder', 'They store sugar, make bile and break down poisons.'],
  ['The lungs', 'They give oxygen to the blood.'],
] as const
const elements = 'Gold Silver Iron Copper Tin Lead Sodium Potassium Tungsten Mercury'.split(' ')
const symbols = 'Au Ag Fe Cu Sn Pb Na K W Hg Sb'.split(' ')

/** @param pictures the names of picture files */
const draftsWith = (pictures: string[]) => {
  const alone = (place: number) => ({ image: pictures[place] ?? '', image_text: `Picture ${place + 1}` })
  const drafts = {
    pairsLong: {
      question_type: 'matching',
      question: 'What does each of these organs do?',
      options: organs.map(([text], place) => ({ text, ...(place === 1 && { remark: 'There are two of them, each as large as a fist.' }) })),
      matches: texts(...organs.map(([, text]) => text)),
      answer: [0, 1, 2, 3],
      note: 'All four are supplied by the aorta.',
    },
    pairsMany: {
      question_type: 'matching',
      question: 'Which symbol has each element?',
      options: texts(...elements),
      matches: texts(...symbols),
      answer: elements.map((_, place) => place),
    },
    pairsDrawn: {
      question_type: 'matching',
      question: 'What belongs together?',
      options: [{ text: String.raw`$\frac{1}{2} + \frac{1}{4}$` }, { text: 'This one', image: pictures[0] }, alone(1)],
      matches: [{ text: 'A drawing' }, alone(2), { text: String.raw`$\frac{3}{4}$` }, { text: String.raw`$\sqrt{2}$` }],
      answer: [2, 0, 1],
    },
    pairsArabic: {
      question_type: 'matching',
      question: 'ما عاصمة كل بلد؟',
      options: texts('إسبانيا', 'فرنسا', 'المملكة العربية السعودية'),
      matches: texts('مدريد', 'باريس', 'الرياض', 'فيينا'),
      answer: [0, 1, 2],
      language: 'ar',
    },
    several: {
      question_type: 'multi_select',
      question: 'Which of these are prime numbers?',
      options: [
        { text: '2', remark: 'The only even one.' },
        { text: '9', remark: String.raw`It is $3^2$.` },
        { text: '11' },
        { text: '21', remark: 'Three times seven: divisible by both, which is easily overlooked because neither of them is small.' },
      ],
      answer: [0, 2],
    },
    ten: {
      question_type: 'multiple_choice',
      question: 'Which element has the symbol W?',
      options: texts(...elements),
      answer: [8],
      note: 'From wolfram, its other name.',
    },
    tenLong: {
      question_type: 'multi_select',
      question: 'Which of these sentences about water are true?',
      options: texts(
        'It is densest at four degrees.',
        'It boils at a lower temperature on high mountains, because the air presses less.',
        'Ice sinks in it.',
        'It conducts electricity better when salt is dissolved in it.',
        'It is an element.',
        'A litre of it weighs about a kilogram.',
        'It has no surface tension.',
        'It expands when it freezes, which bursts pipes in winter and cracks rocks.',
        'It is heavier than mercury.',
        'All of these',
      ),
      answer: [0, 1, 3, 5, 7],
      keeps_order: true,
    },
    pictures: {
      question_type: 'multiple_choice',
      question: 'Which of these four pictures shows a flag?',
      options: [0, 1, 2, 3].map(place => ({ ...alone(place), remark: `What picture ${place + 1} shows is told here.` })),
      answer: [1],
    },
    remarks: {
      question_type: 'multiple_choice',
      question: 'Why is the sky blue?',
      options: [
        { text: 'It mirrors the sea.', remark: 'The sea looks blue because it mirrors the sky.' },
        { text: 'Air scatters short waves more than long ones.', remark: 'Rayleigh scattering: with the fourth power of the frequency.' },
        { text: 'The sun shines blue.', remark: 'Its light is nearly white.' },
      ],
      answer: [1],
      note: 'At sunset the way through the air is longer, so red is left.',
    },
    number: {
      question_type: 'number',
      question: 'How high is Mount Everest?',
      number: { value: 8848.86, tolerance: 2, unit: 'm' },
      note: 'Measured in 2020, with the snow on its top.',
    },
    numberArabic: {
      question_type: 'number',
      question: 'كم يبلغ ارتفاع جبل إيفرست؟',
      number: { value: 8848.86, tolerance: 2, unit: 'متر' },
      language: 'ar',
    },
    numberPlain: { question_type: 'number', question: 'In which year did the Berlin Wall fall?', number: { value: 1989, tolerance: 0 } },
    numberWide: {
      question_type: 'number',
      question: 'How far is the sun?',
      number: { value: 149_597_870.7, tolerance: 100_000, unit: 'thousand kilometres' },
    },
    word: { question_type: 'guess_the_word', question: 'Which vitamin has cobalt in it?', word: 'B12', accepted: ['B-12', 'Cobalamin'] },
    wordRussian: {
      question_type: 'guess_the_word',
      question: 'Как называется столица России?',
      word: 'Москва',
      accepted: ['Москва-град'],
      language: 'ru',
    },
  } satisfies Record<string, Draft>
  return drafts
}

export type Drafted = keyof ReturnType<typeof draftsWith>

export interface TypeBank {
  /** Where each question is, by its name. It is alone in its category. */
  places: Map<string, { categoryId: number; slug: string; questionId: number }>
  /** The slugs of two categories: `heights` has five numbers for a battle, `all` has questions of each type. */
  heights: string
  all: string
  russian: number
}

export async function writeTypeBank(server: string): Promise<TypeBank> {
  const administrator = await signIn(server, sampleAdministrator)
  const edda = await newStaff(server, ['editor'], 'Edda')
  const { data: russian } = await administrator.ask('add_content_language', { code: 'ru', name: 'Русский', rtl: false })
  const { data: languages } = await edda.ask('get_languages', {})
  const languageOf = (code: string) => languages.find(one => one.code === code)?.id ?? russian.id
  const { data: pictured } = await edda.ask('get_bank_questions', { has_picture: true, limit: 4 })
  const pictures = await Promise.all(
    pictured.map(async ({ id }) => (await edda.ask('get_bank_question', { question_id: id })).data.image ?? ''),
  )
  const makeCategory = async (name: string, type: 'quiz_zone' | 'guess_the_word' = 'quiz_zone') =>
    (await edda.ask('create_category', { type, names: { en: name, ar: name, ru: name } })).data
  const write = async ({ language, ...draft }: Draft, category_id: number) => {
    const language_id = languageOf(language ?? 'en')
    const all = { ...plain, options: [], answer: [], level: 1, difficulty: 0.5, category_id, language_id }
    const { data } = await edda.ask('create_question', { ...all, ...draft })
    await edda.ask('publish_questions', { question_ids: [data.id] })
    return data.id
  }
  const places: TypeBank['places'] = new Map()
  const [all, heights] = [await makeCategory('Everything'), await makeCategory('Heights')]
  const drafts: [string, Draft][] = Object.entries(draftsWith(pictures))
  for (const [name, draft] of drafts) {
    const isWord = draft.question_type === 'guess_the_word'
    const { id, slug } = await makeCategory(isWord ? `Words ${name}` : `Knowledge ${name}`, isWord ? 'guess_the_word' : 'quiz_zone')
    places.set(name, { categoryId: id, slug, questionId: await write(draft, id) })
    if (!isWord && !name.endsWith('Arabic')) await write({ ...draft, question: `Once more: ${draft.question}` }, all.id)
  }
  const mountains = ['Everest', 'K2', 'Kangchenjunga', 'Lhotse', 'Makalu']
  for (const [place, name] of mountains.entries()) {
    const number = { value: 8849 - place * 80, tolerance: 2, unit: 'm' }
    await write({ question_type: 'number', question: `How high is ${name}?`, number, note: 'It grows a little every year.' }, heights.id)
  }
  return { places, all: all.slug, heights: heights.slug, russian: russian.id }
}
