// Whether players see a text, and the buttons that change it.

import { Box, Button, Typography } from '@mui/material'
import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { Passage } from '@trivium/contract/play/passages.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { messageOf } from '../../platform/ui/message-of.ts'
import { stateOf } from './passage-list.tsx'

export function PassageState() {
  const passage = useRecordContext<Passage>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!passage) return null
  const own = { passage_id: passage.id }
  async function doIt(work: Promise<unknown>, said: string) {
    try {
      await work
      notify(said)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    refresh()
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }}>
      <Typography>
        <strong>{stateOf(passage)}</strong> · {passage.words} words
      </Typography>
      {passage.state !== 'published' && (
        <>
          <Button variant="contained" size="small" onClick={() => void doIt(call('publish_passage', own), 'Players see it now.')}>
            Publish now
          </Button>
          <AskButton
            label="Publish later"
            title="Schedule publication"
            questions={[{ name: 'at', label: 'Day and time', type: 'datetime-local' }]}
            onAnswer={async ({ at = '' }) => {
              await call('publish_passage', { ...own, publish_at: new Date(at).toISOString() })
              refresh()
            }}
          />
        </>
      )}
      {passage.state !== 'draft' && (
        <Button size="small" onClick={() => void doIt(call('withdraw_passage', own), 'Players no longer see it.')}>
          {passage.state === 'published' ? 'Withdraw' : 'Cancel publication'}
        </Button>
      )}
    </Box>
  )
}
