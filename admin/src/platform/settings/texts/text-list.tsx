// The interface texts: staff search for a text and replace it.

import { Alert, Box, Button, Chip, MenuItem, TablePagination, TextField, Typography } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { Title } from 'react-admin'
import type { InterfaceLanguageRow } from '@trivium/contract/platform/settings.admin'
import { NotRead } from '../../ui/not-read.tsx'
import { useReply } from '../../ui/use-reply.ts'
import { TextRow } from './text-row.tsx'

type Only = 'all' | 'overridden' | 'missing'
const perPage = 25

export function TextList() {
  const languages = useReply('get_interface_languages', {})
  const [code, setCode] = useState('en')
  const language = languages.reply?.data.find(one => one.code === code)
  return (
    <Box sx={{ py: 2, maxWidth: 900 }}>
      <Title title="Interface texts" />
      {languages.problem && <Alert severity="error">{languages.problem}</Alert>}
      {languages.reply === null && !languages.problem && <Typography>Loading …</Typography>}
      {languages.reply && (
        <TextField
          select
          size="small"
          label="Language"
          value={code}
          onChange={event => setCode(event.target.value)}
          sx={{ minWidth: 180, mb: 2 }}
        >
          {languages.reply.data.map(one => (
            <MenuItem key={one.code} value={one.code}>
              <bdi>{one.name}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
      {language && <Texts key={code} language={language} />}
    </Box>
  )
}

function Texts({ language }: { language: InterfaceLanguageRow }) {
  const [words, setWords] = useState('')
  const [only, setOnly] = useState<Only>('all')
  const [page, setPage] = useState(0)
  const search = useDeferredValue(words.trim())
  const { reply, problem, again } = useReply('get_interface_texts', {
    language: language.code,
    offset: page * perPage,
    limit: perPage,
    ...(search !== '' && { search }),
    ...(only !== 'all' && { only }),
  })
  const anew = (change: () => void) => {
    change()
    setPage(0)
  }
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <TextField
          size="small"
          type="search"
          label="Search in keys and words"
          value={words}
          onChange={event => anew(() => setWords(event.target.value))}
          sx={{ flex: 1 }}
        />
        {(['all', 'overridden', 'missing'] as const).map(one => (
          <Button
            key={one}
            size="small"
            variant={only === one ? 'contained' : 'outlined'}
            aria-pressed={only === one}
            onClick={() => anew(() => setOnly(one))}
          >
            {one}
          </Button>
        ))}
        <Chip size="small" label={`${language.texts} of ${language.of} translated`} />
      </Box>
      {problem && <NotRead problem={problem} again={again} />}
      {reply === null && !problem && <Typography>Loading …</Typography>}
      {reply?.data.length === 0 && <Typography>No matching texts.</Typography>}
      {reply?.data.map(row => (
        <TextRow key={`${row.key} ${row.version}`} row={row} language={language} onChanged={again} />
      ))}
      {reply && reply.total > perPage && (
        <TablePagination
          component="div"
          count={reply.total}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </>
  )
}
