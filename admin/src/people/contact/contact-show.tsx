// The page of a message. Staff answer the player, write an email to the address, or close the message.

import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { Show, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { ContactMessage } from '@trivium/contract/people/contact'
import { call } from '../../platform/api.ts'
import { PlayerLink } from '../../platform/ui/player-link.tsx'
import { writtenTime } from '../../platform/ui/formats.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'

export const ContactShow = () => (
  <Show actions={false} component="div">
    <Message />
  </Show>
)

function Message() {
  const message = useRecordContext<ContactMessage>()
  if (!message) return null
  const { account_id, name, email, web_language, created_at, closed_at, closed_by, answer } = message
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h5" component="h2" gutterBottom>
          Message {message.id}
        </Typography>
        <Typography color="text.secondary">
          {account_id === null ? (
            <bdi>{email ?? 'Not signed in, no address'}</bdi>
          ) : (
            <PlayerLink person={{ id: account_id, name: name ?? '' }} />
          )}
          , {writtenTime(created_at)}
          {web_language && `, reads ${web_language}`}
        </Typography>
        <Box dir="auto" className="as-written" sx={{ my: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message.message}
        </Box>
        {answer && (
          <Box
            dir="auto"
            className="as-written"
            sx={{
              borderInlineStart: 3,
              borderColor: 'divider',
              paddingInlineStart: 1,
              mb: 2,
              color: 'text.secondary',
              whiteSpace: 'pre-wrap',
            }}
          >
            {answer}
          </Box>
        )}
        {closed_at ? (
          <Typography>
            Closed by <bdi>{closed_by ?? 'somebody'}</bdi>, {writtenTime(closed_at)}.
          </Typography>
        ) : (
          <Dealing message={message} />
        )}
      </CardContent>
    </Card>
  )
}

function Dealing({ message: { id, account_id, email } }: { message: ContactMessage }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const done = (said: string) => {
    notify(said)
    refresh()
  }
  return (
    <>
      {account_id === null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {email === null
            ? 'You cannot reach the sender. Close the message when you are done.'
            : 'The address is not verified. Do not mention an account in your reply.'}
        </Alert>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {account_id !== null && (
          <AskButton
            label="Answer"
            title="Answer this message"
            text="The player gets the answer as a message."
            questions={[{ name: 'answer', label: 'Answer' }]}
            onAnswer={async ({ answer }) => {
              await call('answer_contact_message', { contact_id: id, answer })
              done('Answer sent.')
            }}
          />
        )}
        {email !== null && (
          <Button size="small" href={`mailto:${encodeURIComponent(email)}`}>
            Write an email
          </Button>
        )}
        <AskButton
          label="Close"
          title="Close this message?"
          text={account_id === null ? 'The server deletes the message after 90 days.' : 'The player is not notified.'}
          onAnswer={async () => {
            await call('close_contact_message', { contact_id: id })
            done('Message closed.')
          }}
        />
      </Stack>
    </>
  )
}
