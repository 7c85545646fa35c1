// The event log of an exam, newest first.

import { Box, List, ListItem, ListItemText, Typography } from '@mui/material'
import type { ExamEvent, ViolationKind } from '@trivium/contract/assess/exam-names'
import type { LiveBoard } from './use-board.ts'

const words: Record<ExamEvent, string> = {
  started: 'has started',
  resumed: 'continues',
  moved: 'continues on another device',
  line_lost: 'lost the connection',
  line_back: 'is connected again',
  away: 'left the page',
  back: 'came back',
  warned: 'was warned about an absence',
  violation: 'broke a rule',
  ended: 'has ended',
  changed: 'The exam was changed',
  extra_time: 'got extra time',
  outage: 'The server could not answer. Every running clock got this time back',
  voided: 'had the attempt voided',
  reopened: 'had the attempt reopened',
  released: 'Results were released',
  regraded: 'A key was corrected',
}
export const violations: Record<ViolationKind, string> = {
  print_key: 'screenshot key',
  copy: 'copied',
  print: 'printed',
  screen_capture: 'screen recording',
  left_full_screen: 'left full screen',
  screenshot: 'picture in the clipboard',
  brief_loss: 'page hidden for a moment, as when a phone takes a screenshot',
  small_window: 'window made small',
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
        Events
      </Typography>
      {events.length === 0 && <Typography color="text.secondary">Nothing yet.</Typography>}
      <Box sx={{ maxHeight: 320, overflowY: 'auto' }} tabIndex={0} role="log" aria-label="Events">
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

/** True for a device number and for an empty detail. */
const isNumber = (detail: string) => /^\d*$/.test(detail)
