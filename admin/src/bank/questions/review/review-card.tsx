// The review of a question: another editor accepts it or sends it back, and editors write to each other about it.

import { Alert, Box, Button, Card, CardContent, Link, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRedirect, useRefresh } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { QuestionReview } from '@trivium/contract/bank/question-review.admin'
import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import { call } from '../../../platform/api.ts'
import { AskButton } from '../../../platform/ui/ask-button.tsx'
import { Difference } from '../../../platform/ui/difference.tsx'
import { messageOf } from '../../../platform/ui/message-of.ts'
import { useReply } from '../../../platform/ui/use-reply.ts'
import { isSame, showGroup } from '../../../platform/conflicts.ts'
import { questionGroups } from '../changes/question-fields.ts'
import { reviewWords, wordsOfAccepted } from './review-words.ts'
import { writtenTime } from '../../../platform/ui/formats.ts'

export function ReviewCard({ question }: { question: BankQuestion }) {
  const { reply, problem, again } = useReply('get_question_review', { question_id: question.id })
  const review = reply?.data
  if (problem) return <Alert severity="error">{problem}</Alert>
  if (!review || (review.review === null && !review.is_needed && review.comments.length === 0 && review.changed_by === null)) return null
  return (
    <Card component="section" aria-label="Review">
      <CardContent>
        <Typography variant="h6" component="h2">
          Review
        </Typography>
        {review.review && (
          <Typography>
            {reviewWords[review.review]}. Changed by {review.authors.join(', ') || 'an operator’s command'}.
          </Typography>
        )}
        {review.changed_by !== null && (
          <Typography>
            A change of this question waits for review:{' '}
            <Link component={RouterLink} to={`/questions/${review.changed_by}`}>
              question {review.changed_by}
            </Link>
            .
          </Typography>
        )}
        {review.change_of !== null && <ChangeOf id={review.change_of} question={question} />}
        {review.may_review && <Decisions question={question} />}
        {review.review === 'waiting' && !review.may_review && <Typography>Another editor has to accept it.</Typography>}
        <Comments comments={review.comments} />
        <NewComment key={review.comments.length} questionId={question.id} onSent={again} />
      </CardContent>
    </Card>
  )
}

/** What the draft changes in the question that players get. */
function ChangeOf({ id, question }: { id: number; question: BankQuestion }) {
  const { reply } = useReply('get_bank_question', { question_id: id })
  const [old, now] = [{ ...reply?.data }, { ...question }]
  return (
    <>
      <Typography>
        Changes{' '}
        <Link component={RouterLink} to={`/questions/${id}`}>
          question {id}
        </Link>
        , which players get until the change is accepted.
      </Typography>
      {reply &&
        questionGroups
          .filter(group => !isSame(old, now, group))
          .map(group => (
            <Box key={group.label} sx={{ my: 1 }}>
              <Typography variant="subtitle2" component="h3">
                {group.label}
              </Typography>
              <Difference before={showGroup(old, group)} after={showGroup(now, group)} />
            </Box>
          ))}
    </>
  )
}

function Decisions({ question: { id, version } }: { question: BankQuestion }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  async function accept() {
    const { data } = await call('accept_questions', { questions: [{ question_id: id, version }] })
    const [as] = data.accepted
    notify(wordsOfAccepted(data), { type: as === undefined ? 'warning' : 'info' })
    if (as === undefined || as === id) refresh()
    else redirect('edit', 'questions', as)
  }
  async function sendBack({ comment }: Record<string, string>) {
    await call('send_back_question', { question_id: id, version, comment })
    notify('Sent back. The author gets a message.')
    refresh()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, my: 1 }}>
      <AskButton label="Accept" title="Accept and publish this question?" text="Players get it at once." onAnswer={accept} />
      <AskButton
        label="Send back"
        title="Send this question back to its author?"
        questions={[{ name: 'comment', label: 'What has to change' }]}
        onAnswer={sendBack}
      />
    </Box>
  )
}

const kindWords = { comment: 'wrote', sent_back: 'sent it back', accepted: 'accepted it' }

const Comments = ({ comments }: Pick<QuestionReview, 'comments'>) => (
  <Box component="ol" aria-label="Comments" sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {comments.map(({ id, name, kind, text, at }) => (
      <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }}>
        <Typography variant="caption" component="div">
          {writtenTime(at)}: <bdi>{name}</bdi> {kindWords[kind]}
        </Typography>
        <Box component="bdi" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
)

function NewComment({ questionId: question_id, onSent }: { questionId: number; onSent: () => Promise<void> }) {
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  async function send(event: FormEvent) {
    event.preventDefault()
    try {
      await call('comment_question', { question_id, comment })
      await onSent()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <Box component="form" onSubmit={event => void send(event)} sx={{ display: 'flex', gap: 1, alignItems: 'end', mt: 1 }}>
      <TextField
        label="Comment for other editors"
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        multiline
        fullWidth
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 2000 } }}
        error={problem !== null}
        helperText={problem}
      />
      <Button type="submit" disabled={comment.trim() === ''}>
        Send
      </Button>
    </Box>
  )
}
