// Practice tests that the leader of a group gives to its members (docs/decisions/072). A group of others is refused like one that does not exist.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Day, Id, optional, page, Text, Time } from '../platform/fields.ts'
import { testTypes } from './practice-test-names.ts'
import { startedTest, TestRequest } from './practice-tests.ts'

const stateOfTry = z.enum(['begun', 'done'])

export const groupTests = {
  get_group_tests: action({
    summary: 'The tests of a group, open ones first, for its members and leaders. Members see the open ones',
    access: 'player',
    input: z.object({ group_id: Id, ...page }),
    output: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        test_type: z.enum(testTypes),
        /** The number of questions; for an adaptive test the maximum. */
        length: z.int(),
        due_on: Day.nullable(),
        given_by: z.string(),
        given_at: Time,
        closed_at: Time.nullable(),
        /** The caller's first try; null before it. */
        own: z.object({ play_id: z.int(), state: stateOfTry }).nullable(),
        /** How many members have begun and ended it; null for members. */
        tries: z.object({ begun: z.int(), done: z.int() }).nullable(),
      }),
    ),
    meta: z.object({ total: z.int(), group: z.string(), is_member: z.boolean(), leads: z.boolean(), has_board: z.boolean() }),
    refusals: ['document_not_found'],
  }),
  give_group_test: action({
    summary: 'Give a test to a group that the caller leads. Each member draws questions of their own by its choices, and gets a notice',
    access: 'player',
    input: TestRequest.extend({ group_id: Id, title: Text(80), due_on: optional(Day) }),
    output: z.object({ id: z.int() }),
    refusals: ['document_not_found', 'too_many_group_tests', 'too_many_requests'],
  }),
  close_group_test: action({
    summary: 'Close a test of a group that the caller leads: nobody begins it from now on, and tries that have begun go on',
    access: 'player',
    input: z.object({ group_test_id: Id }),
    output: z.null(),
    refusals: ['document_not_found'],
  }),
  start_group_test: action({
    summary: 'Begin or continue a test of a group of the caller. After the first try has ended, it starts a test that only the caller sees',
    access: 'player',
    input: z.object({ group_test_id: Id }),
    ...startedTest,
    refusals: ['document_not_found', 'group_test_closed', 'group_test_areas_gone', 'no_questions', 'not_enough_items', 'too_many_requests'],
  }),
  get_group_test_results: action({
    summary: 'The first tries of the members at a test of a group that the caller leads, by name, without answers',
    access: 'player',
    input: z.object({ group_test_id: Id, ...page }),
    output: z.array(
      z.object({
        name: z.string(),
        own_id: z.string().nullable(),
        state: stateOfTry.nullable(),
        /** Done after the due day, or the due day is past and it is not done. */
        is_late: z.boolean(),
        /** Null before the end. */
        result: z.object({ answered: z.int(), correct: z.int(), ratio: z.int() }).nullable(),
      }),
    ),
    meta: z.object({
      total: z.int(),
      /** At most five categories with fewer right answers than the whole group has on average, the weakest first. */
      weak: z.array(z.object({ name: z.string(), answered: z.int(), ratio: z.int() })),
    }),
    refusals: ['document_not_found'],
  }),
}
