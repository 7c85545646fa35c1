// Math mania: every question is computed from small tables, with exact arithmetic, in all languages.

import type { ContentPart } from '../draft-types.ts'
import { algebraFacts } from './algebra/algebra.ts'
import { arithmeticFacts } from './arithmetic/arithmetic.ts'
import { derivativeFacts } from './calculus/derivatives.ts'
import { fractionFacts } from './arithmetic/fractions.ts'
import { geometryFacts } from './geometry/geometry.ts'
import { logarithmFacts } from './algebra/logarithms.ts'
import { mathsCategories } from './maths-categories.ts'
import { draftsOfFacts, type MathsFact } from './maths-fact.ts'
import { powerAndRootFacts } from './algebra/powers-and-roots.ts'
import { probabilityFacts } from './probability/probability.ts'

export function maths(): ContentPart {
  const questions = [
    ...draftsOfFacts('arithmetic', arithmeticFacts()),
    ...draftsOfFacts('fractions', fractionFacts()),
    ...draftsOfFacts('algebra', algebraFacts()),
    ...draftsOfFacts({ category: 'geometry', subcategoryOf: shapeOf }, geometryFacts()),
    ...draftsOfFacts({ category: 'powers-and-roots', subcategoryOf: powerOrRoot }, powerAndRootFacts()),
    ...draftsOfFacts('logarithms', logarithmFacts()),
    ...draftsOfFacts('probability', probabilityFacts()),
    ...draftsOfFacts('derivatives', derivativeFacts()),
  ]
  return { categories: mathsCategories, questions }
}

const shapeOf = ({ subject }: MathsFact) => (/^(circ|sector|cylinder|cone|sphere)/.test(subject) ? 'round' : 'polygons')
const powerOrRoot = ({ subject }: MathsFact) => (/^(root|higher-root|rationalise)/.test(subject) ? 'roots' : 'powers')
