// Shows a question as a player sees it, marks the right answers, and adds the explanation, the category and the level.

import { Box, Chip, Typography } from '@mui/material'
import { typeWords } from '../../../platform/ui/question-types.ts'
import { useContentLanguages } from '../../../platform/ui/languages.ts'
import { WrittenText } from '../../../platform/ui/written.tsx'
import { RowPicture, RowSound } from './row-media.tsx'
import { ShownAnswers, type ShownProps } from './shown-answers.tsx'
import { levelOf, marksOf, placeOf } from './shown-words.ts'

export function ImportedQuestion({ shown, importId }: ShownProps) {
  const { question, image, image_text, audio, audio_text, note, language } = shown
  const dir = useContentLanguages().find(({ code }) => code === language)?.dir
  return (
    <Box dir={dir} sx={{ minWidth: 0, maxWidth: 720 }}>
      <Terms shown={shown} isOfExam={importId === null} />
      <Typography component="div" sx={{ fontSize: '1.125rem', fontWeight: 600, my: 1, overflowWrap: 'anywhere' }}>
        <WrittenText text={question} lang={language} />
      </Typography>
      {image && <RowPicture importId={importId} media={image} text={image_text} lang={language} />}
      {audio && <RowSound importId={importId} media={audio} text={audio_text} lang={language} />}
      <ShownAnswers shown={shown} importId={importId} />
      {note !== null && (
        <Typography component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            Explanation
          </Box>
          <WrittenText text={note} lang={language} />
        </Typography>
      )}
      <Origin shown={shown} />
    </Box>
  )
}

/** Type, category, level, marks and language. */
function Terms({ shown, isOfExam }: Pick<ShownProps, 'shown'> & { isOfExam: boolean }) {
  const { question_type, language, is_active } = shown
  return (
    <Typography variant="body2" color="text.secondary" dir="ltr">
      {typeWords[question_type]} ·{' '}
      {!isOfExam && (
        <>
          <bdi lang={language}>{placeOf(shown)}</bdi> · {levelOf(shown)} ·{' '}
        </>
      )}
      {marksOf(shown)} · {language}
      {!is_active && ' · not active'}
    </Typography>
  )
}

function Origin({ shown: { tags, fact, passage, source, language } }: Pick<ShownProps, 'shown'>) {
  const lines = [
    ['Fact', fact],
    ['Text it is about', passage],
    ['Source', source],
  ].filter(([, value]) => value !== null)
  return (
    <>
      {tags.length > 0 && (
        <Box component="ul" aria-label="Tags" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0, my: 1, listStyle: 'none' }}>
          {tags.map(tag => (
            <li key={tag}>
              <Chip size="small" variant="outlined" label={<bdi lang={language}>{tag}</bdi>} />
            </li>
          ))}
        </Box>
      )}
      {lines.map(([name, value]) => (
        <Typography key={name} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {name}: <bdi>{value}</bdi>
        </Typography>
      ))}
    </>
  )
}
