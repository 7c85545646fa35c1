import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Fault } from '../../../test/fake-server.ts'
import { openApp, text } from '../../../test/open-app.tsx'
import { aPlayer } from '../../../test/people.ts'
import { aTestResult } from '../../../test/tests.ts'

const ability = { theta: 0.8, standard_error: 0.3, low: 0.2, high: 1.4 }
const adaptive = {
  form: 'short' as const,
  ability,
  passing_standard: 0,
  stopped_by: 'confident' as const,
  is_practice: false,
  unscored: 0,
  progress: [],
}

it('says of an adaptive test on which side of the pass mark it is, and of another one its percentage', async () => {
  const results = [aTestResult({ quiz_id: 4, test_type: 'cat', bank_cat: 'cat', adaptive }), aTestResult({ result_percentage: 70 })]
  await openApp('/profile/test-report/', {
    player: aPlayer(),
    answers: {
      get_questions_test_report: { data: results, total: 2, trend: [], by_organisation: [], seconds_per_question: 4, unused: 60 },
    },
    otherwise: new Fault(503),
  })
  await screen.findByText(new RegExp(text('test.area_above')))
  await screen.findByText(new RegExp(`70% · ${text('test.verdict_pass')}`))
  expect(screen.queryByText(/65%/)).toBeNull()
  await expectAccessible()
})
