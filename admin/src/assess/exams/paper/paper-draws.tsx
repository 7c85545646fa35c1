// The draws of an exam, and how equal the papers of different examinees are.

import { Alert, Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useRefresh } from 'react-admin'
import type { DrawEquality } from '@trivium/contract/assess/exam-questions.admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { call } from '../../../platform/api.ts'
import { AskButton } from '../../../platform/ui/ask-button.tsx'
import { useReply } from '../../../platform/ui/use-reply.ts'

type Draw = ExamPaper['draws'][number]

export const PaperDraws = ({ exam }: { exam: ExamPaper }) =>
  exam.draws.length > 0 && (
    <Box component="section" aria-label="Draws" sx={{ mb: 2 }}>
      <Typography variant="h6" component="h3">
        Draws
      </Typography>
      {exam.draws.map((draw, index) => (
        <Stack key={draw.id} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography>
            <strong>Draw {index + 1}:</strong> each examinee gets {draw.count} of {draw.pool} questions (<bdi>{draw.rule}</bdi>),{' '}
            {draw.marks} {draw.marks === 1 ? 'mark' : 'marks'} each
            {draw.minus_marks > 0 ? `, a wrong answer costs ${draw.minus_marks}` : ''}
            {draw.part_marks ? ', in parts' : ''}.
          </Typography>
          {exam.attempts === 0 && <DrawButtons exam={exam} draw={draw} number={index + 1} />}
        </Stack>
      ))}
      <HowEqual key={JSON.stringify(exam.draws)} exam={exam} />
    </Box>
  )

function HowEqual({ exam }: { exam: ExamPaper }) {
  const { reply, problem } = useReply('preview_exam_draws', { exam_id: exam.id })
  if (problem) return <Alert severity="error">{problem}</Alert>
  if (!reply) return null
  const pool = exam.draws.reduce((sum, draw) => sum + draw.pool, 0)
  const calibrated = exam.draws.reduce((sum, draw) => sum + draw.calibrated, 0)
  return (
    <>
      <Alert severity={calibrated === pool ? 'info' : 'warning'} sx={{ my: 1 }}>
        {calibrated === pool
          ? 'All questions of the pools are calibrated.'
          : `${calibrated} of ${pool} questions of the pools are calibrated. For the others the difficulty is the author’s estimate, so the figures below are estimates, too.`}
      </Alert>
      {reply.data[0] && <Typography sx={{ my: 1 }}>{spreadInWords(reply.data[0])}</Typography>}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="How equal the draws are">
        <Table size="small">
          <caption>
            How equal the draws are, over 500 simulated papers: mean and standard deviation, then the lowest and the highest. Expected
            percent: the share of the drawn marks that an examinee of ability 0 is expected to get.
          </caption>
          <TableHead>
            <TableRow>
              {['Draw', 'Mean difficulty in logits', 'Lowest to highest', 'Expected percent', 'Lowest to highest'].map((title, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two columns have one title
                <TableCell key={index}>{title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {reply.data.map(row => (
              <EqualityRow key={row.draw_id} row={row} draws={exam.draws} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}

/** The first row is that of all draws together, or of the only one. */
const spreadInWords = ({ percent: { mean, deviation, least, most } }: DrawEquality) =>
  `How equal are the papers? Take an examinee who answers half of the questions of average difficulty right (ability 0). Over 500 simulated papers this examinee can expect ${least.toFixed(1)} % of the drawn marks on the hardest paper and ${most.toFixed(1)} % on the easiest. A paper typically differs by ${deviation.toFixed(1)} percentage points from the mean of ${mean.toFixed(1)} %.`

const EqualityRow = ({ row: { draw_id, difficulty, percent }, draws }: { row: DrawEquality; draws: readonly Draw[] }) => (
  <TableRow>
    <TableCell>{draw_id === null ? 'All together' : `Draw ${draws.findIndex(({ id }) => id === draw_id) + 1}`}</TableCell>
    <TableCell>
      {difficulty.mean.toFixed(2)} ± {difficulty.deviation.toFixed(2)}
    </TableCell>
    <TableCell>
      {difficulty.least.toFixed(2)} to {difficulty.most.toFixed(2)}
    </TableCell>
    <TableCell>
      {percent.mean.toFixed(1)} % ± {percent.deviation.toFixed(1)}
    </TableCell>
    <TableCell>
      {percent.least.toFixed(1)} % to {percent.most.toFixed(1)} %
    </TableCell>
  </TableRow>
)

function DrawButtons({ exam, draw, number }: { exam: ExamPaper; draw: Draw; number: number }) {
  const refresh = useRefresh()
  const own = { exam_id: exam.id, draw_id: draw.id }
  return (
    <>
      <AskButton
        label="Change"
        title={`Change draw ${number}`}
        questions={[
          { name: 'count', label: `How many of ${draw.pool}`, type: 'number', initial: String(draw.count) },
          { name: 'marks', label: 'Marks each, in steps of 0.25', type: 'number', initial: String(draw.marks) },
          { name: 'minus_marks', label: 'Marks lost for a wrong answer', type: 'number', initial: String(draw.minus_marks) },
          { name: 'part_marks', label: 'Part marks: 1 for yes, 0 for no', type: 'number', initial: draw.part_marks ? '1' : '0' },
        ]}
        onAnswer={async ({ count = '', marks = '', minus_marks = '', part_marks = '' }) => {
          const worth = { marks: Number(marks), minus_marks: Number(minus_marks), part_marks: part_marks === '1' }
          await call('change_exam_draw', { ...own, version: draw.version, count: Number(count), ...worth })
          refresh()
        }}
      />
      <AskButton
        label="Remove"
        title={`Remove draw ${number} with its pool?`}
        text={`${draw.pool} copied questions leave the exam. The bank keeps its own.`}
        onAnswer={async () => {
          await call('remove_exam_draw', own)
          refresh()
        }}
      />
    </>
  )
}
