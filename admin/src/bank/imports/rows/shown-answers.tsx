// Shows the right and the wrong answers. A sign and a word mark them, not colour alone.

import CheckIcon from '@mui/icons-material/Check'
import { Box, Chip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { ShownQuestion } from '@trivium/contract/bank/imports.admin'
import { keyAt } from '@trivium/rules/play/plays/grading'
import { Unseen } from '../../../platform/ui/unseen.tsx'
import { WrittenText } from '../../../platform/ui/written.tsx'
import { RowPicture } from './row-media.tsx'
import { numberIn } from './shown-words.ts'

export interface ShownProps {
  shown: ShownQuestion
  /** Null for a file of an exam, whose pictures and sounds are in their `path`. */
  importId: number | null
}

export function ShownAnswers(props: ShownProps) {
  const { question_type, word, number } = props.shown
  if (word !== null) return <Words {...props} />
  if (number !== null)
    return <Lines label="Right answer" lines={[{ key: 'number', isRight: true, sign: '', body: <bdi>{numberIn(number)}</bdi> }]} />
  if (question_type === 'matching') return <Pairs {...props} />
  return question_type === 'sequence' ? <Order {...props} /> : <Options {...props} />
}

function Words({ shown: { word, accepted, language } }: ShownProps) {
  const lines = [word ?? '', ...accepted].map((text, index) => ({
    key: text,
    isRight: true,
    sign: '',
    body: (
      <>
        <WrittenText text={text} lang={language} />
        {index > 0 && <Aside>also right</Aside>}
      </>
    ),
  }))
  return <Lines label="Right words" lines={lines} />
}

function Options({ shown, importId }: ShownProps) {
  const lines = shown.options.map((option, index) => ({
    key: String(index),
    isRight: option.is_right,
    sign: keyAt(index).toUpperCase(),
    body: (
      <>
        <Choice choice={option} shown={shown} importId={importId} />
        {option.share !== null && <Aside>{`${option.share} % of the marks`}</Aside>}
        <Remark option={option} shown={shown} />
      </>
    ),
  }))
  return <Lines label={shown.keeps_order ? 'Options, always in this order' : 'Options'} lines={lines} />
}

function Order({ shown, importId }: ShownProps) {
  const lines = shown.options
    .map((option, index) => ({ option, index }))
    .toSorted((one, other) => (one.option.place ?? 0) - (other.option.place ?? 0))
    .map(({ option, index }) => ({
      key: String(index),
      isRight: true,
      sign: `${option.place ?? '?'}.`,
      body: (
        <>
          <Choice choice={option} shown={shown} importId={importId} />
          <Remark option={option} shown={shown} />
        </>
      ),
    }))
  return <Lines label="The right order" lines={lines} />
}

function Pairs({ shown, importId }: ShownProps) {
  const { options, matches } = shown
  const unused = matches.filter((_, place) => options.every(({ match }) => match !== place))
  const lines = options.map((option, index) => {
    const match = matches[option.match ?? -1]
    return {
      key: String(index),
      isRight: true,
      sign: '',
      body: (
        <>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Choice choice={option} shown={shown} importId={importId} />
            <span aria-hidden>↔</span>
            <Unseen> belongs to </Unseen>
            {match ? <Choice choice={match} shown={shown} importId={importId} /> : 'no match'}
          </Box>
          <Remark option={option} shown={shown} />
        </>
      ),
    }
  })
  const loose = unused.map((match, index) => ({
    key: `unused ${index}`,
    isRight: false,
    sign: '–',
    body: (
      <>
        <Choice choice={match} shown={shown} importId={importId} />
        <Aside>matches no option</Aside>
      </>
    ),
  }))
  return <Lines label="Pairs" lines={[...lines, ...loose]} />
}

interface Line {
  key: string
  isRight: boolean
  sign: string
  body: ReactNode
}

const Lines = ({ label, lines }: { label: string; lines: readonly Line[] }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{ listStyle: 'none', p: 0, my: 1, display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
  >
    {lines.map(({ key, isRight, sign, body }) => (
      <Box
        component="li"
        key={key}
        sx={{ display: 'flex', gap: 1, position: 'relative', px: 1, py: 0.5, borderRadius: 1, border: 1, ...(isRight ? right : wrong) }}
      >
        <Box component="span" sx={{ display: 'flex', flex: 'none', width: 44, gap: 0.5, fontWeight: 700 }}>
          {isRight ? <CheckIcon fontSize="small" color="success" aria-hidden /> : <span style={{ width: 20 }} />}
          {sign}
        </Box>
        {isRight && <Unseen>right: </Unseen>}
        <Box component="span" sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
          {body}
        </Box>
      </Box>
    ))}
  </Box>
)

const right = { borderColor: 'success.main', fontWeight: 600 }
const wrong = { borderColor: 'divider' }

interface ChoiceProps extends ShownProps {
  choice: ShownQuestion['matches'][number]
}

const Choice = ({ choice: { text, image, image_text }, shown, importId }: ChoiceProps) => (
  <span>
    {image && <RowPicture isSmall importId={importId} media={image} text={image_text} lang={shown.language} />}
    {text !== '' && <WrittenText text={text} lang={shown.language} />}
  </span>
)

function Remark({ option: { remark }, shown }: { option: ShownQuestion['options'][number]; shown: ShownQuestion }) {
  if (remark === null) return null
  return (
    <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
      <WrittenText text={remark} lang={shown.language} />
    </Typography>
  )
}

const Aside = ({ children }: { children: string }) => <Chip component="span" size="small" label={children} sx={{ marginInlineStart: 1 }} />
