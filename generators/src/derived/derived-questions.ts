// Joins all derived packs.

import { capitalQuestions } from './countries/capital-questions.ts'
import { countryCodeQuestions } from './countries/country-code-questions.ts'
import { countryEndonymQuestions } from './countries/country-endonym-questions.ts'
import { currencyCodeQuestions } from './currencies/currency-code-questions.ts'
import { currencyQuestions } from './currencies/currency-questions.ts'
import type { Draft } from '../draft-types.ts'
import { elementQuestions } from './elements/element-questions.ts'
import { flagQuestions } from './countries/flag-questions.ts'
import { languageNameQuestions } from './languages/language-name-questions.ts'
import { numberQuestions } from './numbers/number-questions.ts'
import { officialLanguageQuestions } from './languages/official-language-questions.ts'
import { regionQuestions } from './countries/region-questions.ts'
import { scriptQuestions } from './languages/script-questions.ts'

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
