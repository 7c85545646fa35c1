// All derived packs together.

import { capitalQuestions } from './capital-questions.ts'
import { countryCodeQuestions } from './country-code-questions.ts'
import { countryEndonymQuestions } from './country-endonym-questions.ts'
import { currencyCodeQuestions } from './currency-code-questions.ts'
import { currencyQuestions } from './currency-questions.ts'
import type { Draft } from '../types.ts'
import { elementQuestions } from './element-questions.ts'
import { flagQuestions } from './flag-questions.ts'
import { languageNameQuestions } from './language-name-questions.ts'
import { numberQuestions } from './number-questions.ts'
import { officialLanguageQuestions } from './official-language-questions.ts'
import { regionQuestions } from './region-questions.ts'
import { scriptQuestions } from './script-questions.ts'

export function derivedQuestions(): Draft[] {
  return [
    ...capitalQuestions(),
    ...regionQuestions(),
    ...countryCodeQuestions(),
    ...countryEndonymQuestions(),
    ...flagQuestions(),
    ...currencyQuestions(),
    ...currencyCodeQuestions(),
    ...officialLanguageQuestions(),
    ...languageNameQuestions(),
    ...scriptQuestions(),
    ...elementQuestions(),
    ...numberQuestions(),
  ]
}
