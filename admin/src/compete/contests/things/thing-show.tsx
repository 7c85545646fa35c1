// The page of a prize in kind: what was won, who won it, where it goes, and the button that marks it as sent.

import { Box, Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Show, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { ThingToSend, ThingToSendWhole } from '@trivium/contract/compete/won-things.admin'
import { call } from '../../../platform/api.ts'
import { textOfRefusal } from '../../../platform/refusal-texts.ts'
import { AskButton } from '../../../platform/ui/ask-button.tsx'
import { writtenTime } from '../../../platform/ui/formats.ts'
import { PlayerLink } from '../../../platform/ui/player-link.tsx'
import { howWords, stateWords } from './state-words.ts'

export const ThingShow = () => (
  <Show actions={false} component="div">
    <Prize />
  </Show>
)

/** Has only the fields of the list until the whole row has loaded. */
type ShownThing = ThingToSend & Partial<ThingToSendWhole>

const isWhole = (thing: ShownThing): thing is ThingToSendWhole => thing.version !== undefined

function Prize() {
  const thing = useRecordContext<ShownThing>()
  if (!thing) return null
  if (!isWhole(thing)) return <Typography role="status">Loading …</Typography>
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h5" component="h2" dir="auto" gutterBottom>
          {thing.thing}
        </Typography>
        {thing.image_path && <Box component="img" src={thing.image_path} alt="" sx={{ maxWidth: 240, borderRadius: 2 }} />}
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', mb: 2 }}>
          {thing.description}
        </Typography>
        <Facts thing={thing} />
        <Sending thing={thing} />
      </CardContent>
    </Card>
  )
}

function Facts({ thing }: { thing: ThingToSendWhole }) {
  const { state, how, recipient, address, contest, contest_id, email, mobile, note, sent_by } = thing
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' }, columnGap: 3, rowGap: 0.5 }}>
      <Fact label="State">{how === null ? stateWords[state] : `${stateWords[state]}, ${howWords[how]}`}</Fact>
      <Fact label="Won">{`${writtenTime(thing.won_at)} in ${contest === '' ? `contest ${contest_id}` : contest}`}</Fact>
      <Fact label="Winner">
        <PlayerLink person={{ id: thing.account_id, name: thing.winner }} /> · {thing.account_status}
      </Fact>
      {(email ?? mobile) !== null && <Fact label="Contact">{[email, mobile].filter(Boolean).join(' · ')}</Fact>}
      {address !== null && <Fact label="Address">{`${recipient ?? ''}\n${address}`}</Fact>}
      {thing.claimed_at !== null && <Fact label="Address given">{writtenTime(thing.claimed_at)}</Fact>}
      {sent_by && <Fact label="Sent">{`${writtenTime(thing.sent_at)} by ${sent_by.name}`}</Fact>}
      {note !== null && <Fact label="Note">{note}</Fact>}
    </Box>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'contents' }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <bdi>{children}</bdi>
    </Box>
  </Box>
)

function Sending({ thing: { id, version, thing, how, state, why_not } }: { thing: ThingToSendWhole }) {
  const notify = useNotify()
  const refresh = useRefresh()
  if (state !== 'to_send') return null
  return (
    <>
      <AskButton
        label={how === 'in_person' ? 'Mark as handed over' : 'Mark as sent'}
        isDisabled={why_not !== null}
        title={how === 'in_person' ? `Was “${thing}” handed over?` : `Was “${thing}” sent?`}
        text="The winner is notified, and can then no longer change the address. This cannot be undone."
        questions={[{ name: 'note', label: 'Note for the winner, as the number of the parcel', isOptional: true }]}
        onAnswer={async ({ note }) => {
          await call('mark_thing_sent', { thing_id: id, version, note })
          notify('Marked as sent.')
          refresh()
        }}
      />
      {why_not && <Typography color="text.secondary">{textOfRefusal(why_not)}</Typography>}
    </>
  )
}
