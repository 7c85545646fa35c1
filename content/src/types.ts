// The types of the starter content, as the generators publish it and the server reads it.

export const contentLanguages = ['en', 'ar', 'es'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** One text in every content language. */
export type LocalText = Record<ContentLanguage, string>

/** The types of category by wire name. Slugs are unique across types, because a call may name a category by slug alone. */
export const categoryTypes = ['quiz_zone', 'fun_and_learn', 'guess_the_word', 'audio', 'maths', 'multi_match'] as const
export type CategoryType = (typeof categoryTypes)[number]

export interface ContentCategory {
  type: CategoryType
  slug: string
  name: LocalText
  /** Name of a Tabler icon without its prefix, in kebab case: `flag`, `atom-2`. */
  icon: string
  /** Hue of the category's cover, 0–359. */
  hue: number
  isPremium?: boolean
  /** Of a premium category; without it, it costs what the setting says. */
  priceCoins?: number
  subcategories?: Omit<ContentCategory, 'type' | 'subcategories' | 'isPremium' | 'priceCoins'>[]
}

export interface ContentSource {
  name: string
  url: string
  licence: string
}

export interface ContentQuestion {
  /** Stable and unique across all packs, so that loading twice finds the same question again. */
  key: string
  categoryType: CategoryType
  category: string
  subcategory: string | null
  language: ContentLanguage
  /** Written by somebody, rather than derived from a table of facts: draws prefer it. */
  isWritten: boolean
  /** Kept for the quiz of the day: see generators/src/assign-levels.ts. */
  isForDaily: boolean
  /** 1 is the easiest. */
  level: number
  /** From 1 to 10, where the author says how hard it is; otherwise its level in the category says it. */
  statedLevel?: number
  type: 'multiple_choice' | 'true_false' | 'multi_select' | 'sequence' | 'guess_the_word' | 'audio' | 'maths'
  question: string
  /**
   * multiple_choice and multi_select: 3 to 5 options, `answer` holds the indexes of the right ones (exactly one for
   * multiple_choice). true_false: exactly two options, true first. sequence: options in the right order, `answer` counts up.
   */
  options: string[]
  answer: number[]
  /** guess_the_word only: the word in its normal spelling, with spaces and hyphens. */
  word: string | null
  /** Explains the answer; shown only after answering. */
  note: string | null
  /** Name of a picture in the content's media. Must not reveal the answer. */
  image: string | null
  /** audio only: name of a sound in the content's media. */
  audio: string | null
  /** The sound described in words for players who cannot hear it; null when the words would reveal the answer. */
  audioText: string | null
  /** fun_and_learn only: key of the text the question is about. */
  passage: string | null
  /** Null for questions we wrote ourselves. */
  source: ContentSource | null
}

/** A reading text. */
export interface ContentPassage {
  /** Stable and unique, so that loading twice finds the same text again. */
  key: string
  category: string
  subcategory: string | null
  language: ContentLanguage
  title: string
  /** HTML of the allow-list of server/src/platform/settings/texts/pages.ts: p, h2, h3, ul, ol, li, strong, em, blockquote, table … */
  html: string
  /** A video or a PDF for the text: a path on this server or an https address. */
  link: { type: 'video' | 'pdf'; url: string } | null
  /** `image` is the name of a picture in the content's media; its caption says what it shows. */
  picture: { image: string; caption: string } | null
}

/** A picture, a sound or a printable page. The name is a hash of the bytes. */
export interface ContentMedia {
  name: string
  type: 'image/svg+xml' | 'audio/wav' | 'audio/mpeg' | 'application/pdf'
  bytes: Buffer
}

export interface StarterLanguage {
  code: ContentLanguage
  name: string
  rtl: boolean
  isDefault: boolean
}

/** What a first start loads into the bank. */
export interface Content {
  languages: StarterLanguage[]
  categories: ContentCategory[]
  /** In the order in which they get their ids. */
  questions: ContentQuestion[]
  passages: ContentPassage[]
  media: ContentMedia[]
}

/** The options and the answer are as in ContentQuestion. */
export interface ContentExamQuestion extends Pick<ContentQuestion, 'question' | 'options' | 'answer'> {
  type: 'multiple_choice' | 'true_false' | 'multi_select' | 'sequence'
  note: string
  marks: number
}

/** How an exam is sat. */
export interface ExamTerms {
  /** `daily`: open every day. `coming`: begins some hours after it was loaded, and is open for a month. `past`: was sat before. */
  when: 'daily' | 'coming' | 'past'
  answerAgain: boolean
  strictAway: boolean
  releaseWhen: 'hand_in' | 'end'
  marksAtHandIn: boolean
  passPercent: number | null
}

export interface ContentExam {
  /** Stable, and another one when anything changes: an exam that somebody may have sat is not changed. */
  key: string
  slug: string
  language: ContentLanguage
  title: string
  /** HTML, as in the texts to read. */
  rules: string
  examKey: string
  durationMinutes: number
  terms: ExamTerms
  questions: ContentExamQuestion[]
}

export interface ContentContest {
  slug: string
  name: LocalText
  description: LocalText
  picture: ContentMedia
  /** Of the quiz zone; all free ones where there is none. */
  category: string | null
  questions: number
  prizes: number[]
  startsInDays: number
  days: number
}

interface ContentArea {
  slug: string
  name: LocalText
  /** Of an adaptive test, in any unit. */
  share: number
  /** `type/slug` with all below it, or `type/slug/subslug`. */
  categories: string[]
}

export interface ContentOrganisation {
  slug: string
  name: LocalText
  areas: ContentArea[]
}
