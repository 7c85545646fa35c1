// The translations of a question, side by side, with missing languages and differences marked.

import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { Translation, TranslationDifference } from '@trivium/contract/bank/translations.admin'
import { type ContentLanguage, useContentLanguages } from '../../platform/ui/languages.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { stateWords } from './question-words.ts'

const differenceWords: Record<TranslationDifference, string> = {
  type: 'the type',
  options: 'the number of options',
  right_options: 'the number of right options',
  number: 'the right number',
  level: 'the level',
  category: 'the category',
}

export function Translations({ questionId }: { questionId: number }) {
  const { reply, problem } = useReply('get_translations', { question_id: questionId })
  const languages = useContentLanguages()
  if (problem) return <Alert severity="error">{problem}</Alert>
  if (!reply || languages.length < 2) return null
  const { translations, missing_language_ids, may_add } = reply.data
  const missing = languages.filter(({ id }) => missing_language_ids.includes(id))
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          Translations
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))', gap: 2 }}>
          {translations.map(translation => (
            <Column
              key={translation.id}
              translation={translation}
              language={languages.find(({ id }) => id === translation.language_id)}
              isOpen={translation.id === questionId}
            />
          ))}
          {missing.map(language => (
            <Missing key={language.id} language={language} questionId={questionId} mayAdd={may_add} />
          ))}
        </Box>
      </CardContent>
    </Card>
  )
}

const frame = { border: 1, borderColor: 'divider', borderRadius: 2, p: 2, minWidth: 0 }

interface ColumnProps {
  translation: Translation
  language: ContentLanguage | undefined
  isOpen: boolean
}

function Column({ translation, language, isOpen }: ColumnProps) {
  const { id, state, question, word, number, level, image, image_text, audio, note, differences } = translation
  return (
    <Box component="section" aria-label={language?.name ?? `Language ${translation.language_id}`} sx={frame}>
      <Typography variant="subtitle2" component="h3">
        {language?.name} · {stateWords[state]} · level {level}
      </Typography>
      {differences.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          Differs in {differences.map(name => differenceWords[name]).join(', ')}.
        </Alert>
      )}
      <Box lang={language?.code} dir={language?.dir} sx={{ overflowWrap: 'anywhere' }}>
        {image && <Box component="img" src={image} alt={image_text ?? ''} sx={{ maxWidth: '100%', maxHeight: 160 }} />}
        {audio && <Box component="audio" controls src={audio} sx={{ width: '100%' }} />}
        <p>{question}</p>
        {word !== null && <p>✓ {word}</p>}
        {number && (
          <p>
            ✓ {number.value} {number.unit}
          </p>
        )}
        <Options translation={translation} />
        {note && <Typography color="text.secondary">{note}</Typography>}
      </Box>
      {!isOpen && (
        <Button component={RouterLink} to={`/questions/${id}`} size="small">
          Open question {id}
        </Button>
      )}
    </Box>
  )
}

function Options({ translation: { options, matches, answer, question_type } }: { translation: Translation }) {
  if (options.length === 0) return null
  const isMatching = question_type === 'matching'
  return (
    <Box component="ol" sx={{ paddingInlineStart: 3 }}>
      {options.map(({ text, image, image_text }, index) => (
        <li key={`${text} ${image ?? ''}`}>
          {!isMatching && answer.includes(index) && '✓ '}
          {image && <Box component="img" src={image} alt={image_text ?? ''} sx={{ maxHeight: 64, verticalAlign: 'middle' }} />}
          {text}
          {isMatching && ` – ${matches[answer[index] ?? -1]?.text ?? '?'}`}
        </li>
      ))}
    </Box>
  )
}

const Missing = ({ language, questionId, mayAdd }: { language: ContentLanguage; questionId: number; mayAdd: boolean }) => (
  <Box component="section" aria-label={language.name} sx={{ ...frame, borderStyle: 'dashed' }}>
    <Typography variant="subtitle2" component="h3">
      {language.name}
    </Typography>
    <Typography color="text.secondary">There is no translation.</Typography>
    {mayAdd && (
      <Button component={RouterLink} to={`/questions/create?translation_of=${questionId}&language_id=${language.id}`} size="small">
        Add translation
      </Button>
    )}
  </Box>
)
