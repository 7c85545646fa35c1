// Questions about numbers, computed by our own code and therefore without a source. The kinds are in numbers/.

import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { draftsOf } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { arithmeticFacts } from './arithmetic.ts'
import { factorFacts } from './factors.ts'
import { notationFacts } from './notations.ts'
import { believable } from './number-fact.ts'
import type { NumberFact } from './number-fact.ts'
import { ltr } from '../wording.ts'

export function numberQuestions(): Draft[] {
  const facts = [...arithmeticFacts(), ...factorFacts(), ...notationFacts()].map(fact => ({ ...fact, wrong: believable(fact) }))
  return draftsOf(language => facts.map(fact => inLanguage(fact, language)))
}

function inLanguage(fact: NumberFact & { wrong: number[] }, language: ContentLanguage): Fact {
  const { subject, difficulty, right, wrong, written = String } = fact
  const place = { pack: 'numbers', category: 'numbers', subcategory: null, source: null }
  return {
    ...place,
    subject,
    language,
    difficulty,
    right: written(right),
    wrong: wrong.map(written),
    question: fact.question[language],
    note: workingIn(fact, language),
  }
}

function workingIn({ working }: NumberFact, language: ContentLanguage): string {
  if (typeof working !== 'string') return working[language]
  return language === 'ar' ? ltr(working) : working
}
