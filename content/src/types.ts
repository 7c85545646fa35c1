// The shape of the starter content. Packs are plain data; load-content.ts checks them and puts them together.

export const contentLanguages = ['en', 'ar', 'es'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** One text in every content language. */
export type LocalText = Record<ContentLanguage, string>

export interface ContentCategory {
  slug: string
  name: LocalText
  /** Name of a Tabler icon without its prefix, in kebab case: `flag`, `atom-2`. */
  icon: string
  /** Hue of the category's cover, 0–359. */
  hue: number
  isPremium?: boolean
  subcategories?: Omit<ContentCategory, 'subcategories' | 'isPremium'>[]
}

export interface ContentSource {
  name: string
  url: string
  licence: string
}

export interface ContentQuestion {
  /** Stable and unique across all packs: loading twice finds the same question again. */
  key: string
  category: string
  subcategory: string | null
  language: ContentLanguage
  /** 1 is the easiest. */
  level: number
  type: 'multiple_choice' | 'true_false' | 'multi_select' | 'sequence'
  question: string
  /**
   * multiple_choice and multi_select: 3 to 5 options, `answer` holds the indexes of the right ones (exactly one for
   * multiple_choice). true_false: exactly two options, true first. sequence: options in the right order, `answer` counts up.
   */
  options: string[]
  answer: number[]
  /** Explains the answer; shown only after answering. */
  note: string | null
  /** Name of a picture in the content's media, see media.ts. Never tells the answer. */
  image: string | null
  /** Null for what we wrote ourselves. */
  source: ContentSource | null
}

/**
 * A question as the written packs state it: the right answer first, then the distractors, then the note.
 * `level` defaults to the pack's order: 10 questions a level, easiest first.
 */
export interface WrittenQuestion {
  question: string
  /** For true/false questions leave this out and set `isTrue`. The first is the right one. */
  options?: [right: string, ...distractors: string[]]
  isTrue?: boolean
  note: string
}

export interface WrittenPack {
  category: string
  subcategory?: string
  language: ContentLanguage
  questions: WrittenQuestion[]
}
