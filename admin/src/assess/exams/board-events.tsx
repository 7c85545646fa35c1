// What has been written down about an exam, the newest first.

import { Box, List, ListItem, ListItemText, Typography } from '@mui/material'
import type { ExamEvent, ViolationKind } from '@trivium/contract/assess/exam-names'
import type { LiveBoard } from './use-board.ts'

const words: Record<ExamEvent, string> = {
  started: 'has started',
  resumed: 'goes on',
  moved: 'goes on on another device',
  line_lost: 'has lost the line',
  line_back: 'has the line again',
  away: 'is away',
  back: 'is back',
  warned: 'was warned of an absence',
  violation: 'has broken a rule',
  ended: 'has ended',
  changed: 'The exam was changed',
  extra_time: 'has more time',
  outage: 'The server was away: every clock that ran has got its time back',
  voided: 'was voided',
  reopened: 'was reopened',
  released: 'Results were released',
  regraded: 'A key was corrected',
}
const violations: Record<ViolationKind, string> = {
  print_key: 'key for a screenshot',
  copy: 'copied',
  print: 'printed',
  screen_capture: 'screen recording',
  left_full_screen: 'left full screen',
  screenshot: 'a picture came into the clipboard',
  brief_loss: 'the page was gone for a moment, as while a phone takes a picture',
  small_window: 'the window was made small',
  lost_focus: 'another window in front',
}
const isViolation = (detail: string): detail is ViolationKind => Object.hasOwn(violations, detail)
const textOf = (detail: string) => (isViolation(detail) ? violations[detail] : detail.replaceAll('_', ' '))

const isGrave = (event: ExamEvent) => event === 'violation' || event === 'away' || event === 'warned' || event === 'line_lost'

type Props = Pick<LiveBoard, 'events' | 'seats'>

export function BoardEvents({ events, seats }: Props) {
  const names = new Map(seats.map(({ play_id, name }) => [play_id, name]))
  return (
    <>
      <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
        What happens
      </Typography>
      {events.length === 0 && <Typography color="text.secondary">Nothing yet.</Typography>}
      <Box sx={{ maxHeight: 320, overflowY: 'auto' }} tabIndex={0} role="log" aria-label="What happens">
        <List dense>
          {events.map(({ id, at, event, detail, play_id, name, question_id }) => (
            <ListItem key={id} disableGutters>
              <ListItemText
                primary={
                  <Typography component="span" sx={{ fontWeight: isGrave(event) ? 700 : 400 }}>
                    {new Date(at).toLocaleTimeString('en-GB')} <bdi>{play_id === null ? '' : (names.get(play_id) ?? name)}</bdi>{' '}
                    {words[event]}
                    {question_id === null ? '' : `, question ${question_id}`}
                    {isNumber(detail) ? '' : <bdi>: {textOf(detail)}</bdi>}
                  </Typography>
                }
              />
            </ListItem>
          ))}
        </List>
      </Box>
    </>
  )
}

/** The number of a device, or nothing. */
const isNumber = (detail: string) => /^\d*$/.test(detail)
