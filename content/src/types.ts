// The types of the starter content. Packs are plain data; load-content.ts validates and combines them.

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
  /** Kept for the quiz of the day: see assign-levels.ts. */
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
  /** Name of a picture in the content's media, see media.ts. Must not reveal the answer. */
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

/**
 * A question before it has a level. `difficulty` only orders questions of one category, subcategory and language; its unit is
 * free.
 */
export type Draft = Omit<ContentQuestion, 'level' | 'isForDaily'> & { difficulty: number }

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

/** The content of one type of category. */
export interface ContentPart {
  categories: ContentCategory[]
  questions: Draft[]
  passages?: ContentPassage[]
  media?: ContentMedia[]
}
