// One reading for a whole column of answers. Looks at all rows before it reads the first: cells with only one possible reading decide. A
// cell that stays ambiguous is refused with both readings, until an editor decides in the mapping.

import type { AnswerForm } from '@trivium/contract/bank/import-names'
import { type OptionColumns, type Readings, readingsOf } from './answer-readings.ts'

/** A majority by this factor overrides the rows with the other reading. */
const clearly = 9

/** Longer than ten options can be. */
const isEndless = (text: string) => text.length > 5_500

const shown = (text: string) => `“${text.trim().slice(0, 40)}”`

export class AnswerColumn {
  readonly #forced: AnswerForm | undefined
  /** The number of rows that allow only this form. */
  readonly #only: Record<AnswerForm, number> = { letters: 0, numbers: 0, from_zero: 0, texts: 0 }
  #numbers = 0
  /** The number of true-or-false rows that say 0. */
  #zeros = 0

  /** @param forced an editor's decision. @param usual the form that the writing program uses; it holds unless rows contradict it */
  constructor(forced: AnswerForm | undefined, usual?: 'letters' | 'numbers') {
    this.#forced = forced
    if (usual === 'letters') this.#only.letters = 1
    if (usual === 'numbers') this.#numbers = this.#only.numbers = 1
  }

  /** Looks at a row. Call it for all rows before the first `read`. */
  see(said: readonly string[], choices: OptionColumns): void {
    if (this.#forced || said.length === 0 || said.some(isEndless)) return
    const { forms, lists, isOpen, isTruthWord } = readingsOf(said, choices)
    if (isBinary(said, choices) && said[0]?.trim() === '0') this.#zeros++
    if (isTruthWord || isOpen || Object.keys(lists).length > 0 || isBinary(said, choices)) return
    const { letters, numbers, from_zero, texts } = forms
    if (texts) {
      if (!letters && !numbers && !from_zero) this.#only.texts++
      return
    }
    if (letters) this.#only.letters++
    if (numbers || from_zero) this.#numbers++
    if (numbers && !from_zero) this.#only.numbers++
    if (from_zero && !numbers) this.#only.from_zero++
  }

  /** @returns indexes of slots, or why the answer is refused */
  read(said: readonly string[], choices: OptionColumns): readonly number[] | string {
    if (said.length === 0) return 'answer: is missing'
    if (said.some(isEndless)) return `answer: ${said.join().slice(0, 40)} names no option`
    const text = said.join(', ')
    const readings = readingsOf(said, choices)
    if (this.#forced) return this.#asForced(readings, this.#forced, text)
    const { letters, texts } = readings.forms
    if (readings.isTruthWord && texts) return texts
    const numbers = this.#numbersOf(readings.forms)
    if (typeof numbers === 'string') return `answer: ${shown(text)} ${numbers}`
    if (isBinary(said, choices) && this.#only.numbers + this.#only.from_zero === 0) {
      return binary(said, choices, this.#zeros > 0 ? readings.forms.from_zero : numbers)
    }
    if (readings.isOpen || (texts && this.#mayBeList(readings))) {
      return `answer: ${shown(text)} may be one option or a list of several: say it in the mapping`
    }
    const place = letters ?? numbers
    if (!place && !texts) return `answer: ${text.slice(0, 40)} names no option`
    if (!texts) return this.#placeAlone(place ?? [], letters !== undefined, text)
    if (!place || isSame(place, texts)) return texts
    return this.#between(place, texts, letters !== undefined) ?? inDoubt(text, place, choices)
  }

  #asForced({ forms, lists, isOpen, isTruthWord }: Readings, forced: AnswerForm, text: string): readonly number[] | string {
    if (forced === 'texts' && isOpen) return `answer: ${shown(text)} may be one option or a list of several`
    const said = forced === 'texts' ? forms.texts : (forms[forced] ?? lists[forced])
    return (isTruthWord ? forms.texts : said) ?? `answer: ${text.slice(0, 40)} names no option`
  }

  /** "1,5" counts as a decimal number unless other rows use numbers of options; letters count as a list unless other rows use texts. */
  #mayBeList({ lists }: Readings): boolean {
    if (lists.letters) return this.#only.letters > 0 || this.#only.texts === 0
    return (lists.numbers !== undefined || lists.from_zero !== undefined) && this.#numbers > 0
  }

  /** Numbers count from 0 when some row says 0. */
  #numbersOf({ numbers, from_zero }: Readings['forms']): readonly number[] | undefined | string {
    const { numbers: fromOne, from_zero: fromZero } = this.#only
    if (fromZero === 0) return numbers
    if (fromOne === 0) return from_zero
    if (!numbers && !from_zero) return undefined
    return 'is a number, and others of this column count from 0 and from 1: say it in the mapping'
  }

  /** Where other rows give texts, a number may be the text of an option. */
  #placeAlone(place: readonly number[], isLetter: boolean, text: string): readonly number[] | string {
    if (isLetter || this.#only.texts === 0 || this.#numbers >= this.#only.texts * clearly) return place
    return `answer: ${shown(text)} is not an option, and others of this column are texts of options`
  }

  /** @returns undefined when the other rows do not decide */
  #between(place: readonly number[], texts: readonly number[], isLetter: boolean): readonly number[] | undefined {
    const places = isLetter ? this.#only.letters : this.#numbers
    if (this.#only.texts === 0 && places > 0) return place
    if (this.#only.texts > 0 && this.#only.letters + this.#numbers === 0) return texts
    return undefined
  }
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((at, index) => at === other[index])

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

const inDoubt = (text: string, place: readonly number[], { slots }: OptionColumns) =>
  `answer: ${text.trim().slice(0, 40)} may be the ${place.map(at => ordinals[at]).join(' and ')} option (${place
    .map(at => shown(slots[at] ?? ''))
    .join(', ')}) or the option ${shown(text)}: say it in the mapping`

/** Whether a true-or-false row says 1 or 0: either the place of an option, or true and false. */
const isBinary = (said: readonly string[], { isTruth }: OptionColumns) => isTruth && said.length === 1 && /^\s*[01]\s*$/.test(said[0] ?? '')

function binary(said: readonly string[], { slots }: OptionColumns, numbers: readonly number[] | undefined): readonly number[] | string {
  const wanted = said[0]?.trim() === '1' ? 'true' : 'false'
  const { forms } = readingsOf([wanted], { slots, isTruth: true })
  const truth = forms.texts
  if (truth && numbers && isSame(truth, numbers)) return truth
  return `answer: ${said[0]?.trim()} may be the place of an option, or mean ${wanted}: say it in the mapping`
}
