// Numbers to select and values to put in order, all computed here.

import { shuffled } from '../derived/seeded-shuffle.ts'
import { ltr } from '../derived/wording.ts'
import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { selectDraft, spread } from './match-draft.ts'
import { lengths, mixedValues, powers, times } from './number-values.ts'
import { orderedSequences } from './ordered-sequences.ts'
import type { Ordered } from './ordered-sequences.ts'

const place = { category: 'numbers-match', subcategory: null }

interface NumberTask {
  difficulty: number
  question: LocalText
  note: LocalText
  isRight: (number: number) => boolean
  from: number
  to: number
}

export function numberMatches(): Draft[] {
  return contentLanguages.flatMap(language => [
    ...spread(numberTasks().map(task => pickNumbers(task, language))),
    ...spread([...sequences('powers', powers, 14, language), ...sequences('parts', mixedValues, 14, language)]),
    ...spread([...sequences('lengths', lengths(language), 10, language), ...sequences('times', times(language), 10, language)]),
  ])
}

function numberTasks(): NumberTask[] {
  return [
    ...[3, 4, 6, 7, 8, 9, 11, 12, 13, 15].map(multiplesOf),
    ...[24, 36, 48, 60, 72, 84, 90, 96, 120, 144].map(divisorsOf),
    ...[2, 10, 20, 30, 40, 50, 60, 70, 80].map(primesFrom),
    ...[1, 50, 150].map(squaresFrom),
  ]
}

function multiplesOf(factor: number): NumberTask {
  return {
    difficulty: factor,
    question: {
      en: `Select all the multiples of ${factor}.`,
      es: `Selecciona todos los múltiplos de ${factor}.`,
      ar: `اختر كل مضاعفات العدد ${factor}.`,
    },
    note: {
      en: `Multiples of ${factor} leave nothing over when divided by ${factor}.`,
      es: `Los múltiplos de ${factor} se dividen entre ${factor} sin resto.`,
      ar: `مضاعفات ${factor} تقبل القسمة على ${factor} بلا باق.`,
    },
    isRight: number => number % factor === 0,
    from: factor * 3,
    to: factor * 12,
  }
}

function divisorsOf(whole: number): NumberTask {
  return {
    difficulty: whole / 8,
    question: {
      en: `Select all the numbers that divide ${whole} without a remainder.`,
      es: `Selecciona todos los números que dividen ${whole} sin dejar resto.`,
      ar: `اختر كل الأعداد التي يقبل ${whole} القسمة عليها بلا باق.`,
    },
    note: {
      en: `The divisors of ${whole} are ${divisors(whole).join(', ')}.`,
      es: `Los divisores de ${whole} son ${divisors(whole).join(', ')}.`,
      ar: `قواسم ${whole} هي ${divisors(whole).join('، ')}.`,
    },
    isRight: number => whole % number === 0,
    from: 2,
    to: Math.floor(whole / 2),
  }
}

function primesFrom(from: number): NumberTask {
  const to = from + 20
  const primes = numbersBetween(from, to).filter(isPrime)
  return {
    difficulty: 4 + from / 5,
    question: {
      en: `Select all the prime numbers; they lie between ${from} and ${to}.`,
      es: `Selecciona todos los números primos, entre ${from} y ${to}.`,
      ar: `اختر كل الأعداد الأولية بين ${from} و${to}.`,
    },
    note: {
      en: `The primes from ${from} to ${to} are ${primes.join(', ')}.`,
      es: `Los primos de ${from} a ${to} son ${primes.join(', ')}.`,
      ar: `الأعداد الأولية من ${from} إلى ${to} هي ${primes.join('، ')}.`,
    },
    isRight: isPrime,
    from,
    to,
  }
}

function squaresFrom(from: number): NumberTask {
  const to = from * 2 + 98
  const squares = numbersBetween(from, to).filter(isSquare)
  return {
    difficulty: 3 + from / 15,
    question: {
      en: `Select all the square numbers between ${from} and ${to}.`,
      es: `Selecciona todos los cuadrados perfectos entre ${from} y ${to}.`,
      ar: `اختر كل المربعات الكاملة بين ${from} و${to}.`,
    },
    note: {
      en: `The squares from ${from} to ${to} are ${squares.join(', ')}.`,
      es: `Los cuadrados perfectos de ${from} a ${to} son ${squares.join(', ')}.`,
      ar: `المربعات الكاملة من ${from} إلى ${to} هي ${squares.join('، ')}.`,
    },
    isRight: isSquare,
    from,
    to,
  }
}

function pickNumbers(task: NumberTask, language: ContentLanguage): Draft {
  const question = task.question[language]
  const candidates = shuffled(numbersBetween(task.from, task.to), task.question.en)
  const right = candidates.filter(task.isRight).slice(0, task.from % 2 === 0 ? 2 : 3)
  const wrong = candidates.filter(number => !task.isRight(number)).slice(0, 5 - right.length)
  return selectDraft({
    ...place,
    language,
    question,
    source: null,
    difficulty: task.difficulty,
    note: task.note[language],
    right: right.map(String),
    wrong: wrong.map(String),
  })
}

function sequences(seed: string, items: Ordered[], questions: number, language: ContentLanguage): Draft[] {
  const asked =
    language === 'ar'
      ? items.map(item => ({ ...item, label: /[\p{Script=Arabic}]/u.test(item.label) ? item.label : ltr(item.label) }))
      : items
  return orderedSequences({
    ...place,
    language,
    seed,
    questions,
    items: asked,
    source: null,
    ask: listed =>
      ({
        en: `Put in order, from the smallest to the largest: ${listed}.`,
        es: `Ordena de menor a mayor: ${listed}.`,
        ar: `رتب من الأصغر إلى الأكبر: ${listed}.`,
      })[language],
    isApart: (low, high) => high.value > low.value,
  })
}

function numbersBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function divisors(whole: number): number[] {
  return numbersBetween(1, whole).filter(number => whole % number === 0)
}

function isPrime(number: number): boolean {
  return number > 1 && divisors(number).length === 2
}

function isSquare(number: number): boolean {
  return Number.isInteger(Math.sqrt(number))
}
