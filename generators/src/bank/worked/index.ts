// Only for the tests: a second working of every item that can be calculated.

import { correlationRegression } from './correlation-regression.ts'
import { describingData } from './describing-data.ts'
import { distributions } from './distributions.ts'
import { graphsClaims } from './graphs-claims.ts'
import { hypothesisTests } from './hypothesis-tests.ts'
import { probability } from './probability.ts'
import { samplingEstimation } from './sampling-estimation.ts'
import { studyDesign } from './study-design.ts'
import type { Working } from './working.ts'

export const workings: Working[] = [
  ...describingData,
  ...probability,
  ...distributions,
  ...samplingEstimation,
  ...hypothesisTests,
  ...correlationRegression,
  ...studyDesign,
  ...graphsClaims,
]
