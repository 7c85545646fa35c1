// A reported question in the version that was asked, with its key at that time and later corrections.

import { Box, Card, CardContent, Link, Typography } from '@mui/material'
import type { ReportedQuestionWhole } from '@trivium/contract/integrity/reports.admin'
import { WrittenText } from '../../platform/ui/written.tsx'

export function AskedQuestion({ question }: { question: ReportedQuestionWhole }) {
  const { id, category, level, language_code, is_right_to_left, image, audio, note, question_type } = question
  const written = { lang: language_code, dir: is_right_to_left ? 'rtl' : 'ltr', className: 'as-written' }
  return (
    <Card>
      <CardContent>
        <Typography variant="body2" color="text.secondary">
          {question_type.replaceAll('_', ' ')} · <bdi>{category}</bdi> · level {level} · {language_code}
        </Typography>
        <Typography variant="h5" component="h2" gutterBottom {...written}>
          <WrittenText text={question.question} />
        </Typography>
        {image && <Box component="img" src={image} alt="" sx={{ maxWidth: '100%', maxHeight: 240 }} />}
        {audio && <Link href={audio}>Play the sound</Link>}
        <Options question={question} written={written} />
        {note && (
          <Typography variant="body2" {...written}>
            <WrittenText text={note} />
          </Typography>
        )}
        <Link href={`#/questions/${id}`}>Open in the question editor</Link>
      </CardContent>
    </Card>
  )
}

interface OptionsProps {
  question: ReportedQuestionWhole
  written: { lang: string; dir: string; className: string }
}

function Options({ question, written }: OptionsProps) {
  const { options, matches, answer, word, number, accepted, corrections, question_type } = question
  const isVoid = corrections.some(({ is_void }) => is_void)
  if (word !== null) {
    const words = [
      `${word} (the key)`,
      ...accepted.map(other => `${other} (also right)`),
      ...corrections.flatMap(({ word: later }) => (later === null ? [] : [`${later} (corrected)`])),
    ]
    return (
      <Box component="p" {...written}>
        {words.join(' · ')}
      </Box>
    )
  }
  if (number) {
    const numbers = [
      `${inWords(number)} (the key)`,
      ...corrections.flatMap(later => (later.number ? [`${inWords(later.number)} (corrected)`] : [])),
    ]
    return <p>{numbers.join(' · ')}</p>
  }
  const rank = (key: readonly number[], index: number) =>
    question_type === 'matching'
      ? `– ${matches[key[index] ?? -1] ?? '?'}`
      : question_type === 'sequence'
        ? `${key.indexOf(index) + 1}.`
        : key.includes(index)
          ? 'right'
          : ''
  return (
    <Box component="ol" sx={{ paddingInlineStart: 3 }} dir={written.dir}>
      {options.map((text, index) => (
        <li key={text}>
          <WrittenText text={text} lang={written.lang} />
          <Mark text={rank(answer, index)} what="the key" />
          {corrections.map((later, turn) => (
            <Mark key={turn} text={later.is_void ? '' : rank(later.answer, index)} what="corrected" />
          ))}
        </li>
      ))}
      {isVoid && <strong>Void: every answer counts as right.</strong>}
    </Box>
  )
}

const inWords = ({ value, tolerance, unit }: NonNullable<ReportedQuestionWhole['number']>) =>
  [value, ...(unit === null ? [] : [unit]), ...(tolerance > 0 ? [`± ${tolerance}`] : [])].join(' ')

const Mark = ({ text, what }: { text: string; what: string }) => (text === '' ? null : <strong dir="ltr"> {` · ${text} (${what})`}</strong>)
