// The texts of a translator's file, page by page: those that were changed here, too, the others, and those that are invalid.

import { Alert, Box, Button, Checkbox, FormControlLabel, Paper, TablePagination, Typography } from '@mui/material'
import { useState } from 'react'
import type { FileTextRow } from '@trivium/contract/platform/text-file.admin'
import type { Reply } from '../../api.ts'
import { Difference } from '../../ui/difference.tsx'
import { writtenNumber, writtenTime } from '../../ui/formats.ts'

interface FileRowsProps extends Pick<Reply<'preview_interface_texts'>['data'], 'rows' | 'invalid'> {
  /** As they stand in the file. */
  texts: Record<string, unknown>
  language: { code: string; rtl: boolean }
  isTicked: (row: FileTextRow) => boolean
  onTick: (rows: readonly FileTextRow[], isTicked: boolean) => void
}

const perPage = 25
const views = ['Changed here', 'Others', 'Invalid'] as const
type View = (typeof views)[number]

export function FileRows({ rows, invalid, texts, language, isTicked, onTick }: FileRowsProps) {
  const [chosen, setChosen] = useState<View | null>(null)
  const [page, setPage] = useState(0)
  const [changed, others] = [rows.filter(({ state }) => state !== 'free'), rows.filter(({ state }) => state === 'free')]
  const shown = { 'Changed here': changed, Others: others, Invalid: invalid }
  const filled = views.filter(view => shown[view].length > 0)
  const view = filled.find(one => one === chosen) ?? filled[0]
  if (view === undefined) return null
  const start = Math.min(page, Math.floor((shown[view].length - 1) / perPage)) * perPage
  const ofView = view === 'Changed here' ? changed : others
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 1, alignItems: 'center' }}>
        {filled.map(one => (
          <Button
            key={one}
            size="small"
            variant={one === view ? 'contained' : 'outlined'}
            aria-pressed={one === view}
            onClick={() => {
              setChosen(one)
              setPage(0)
            }}
          >
            {one} ({writtenNumber(shown[one].length)})
          </Button>
        ))}
        {view !== 'Invalid' && <TickAll rows={ofView} isTicked={isTicked} onTick={onTick} />}
      </Box>
      {view === 'Invalid'
        ? invalid
            .slice(start, start + perPage)
            .map(row => <InvalidText key={row.key} row={row} text={texts[row.key]} language={language} />)
        : ofView
            .slice(start, start + perPage)
            .map(row => (
              <FileText key={row.key} row={row} language={language} isTicked={isTicked(row)} onTick={ticked => onTick([row], ticked)} />
            ))}
      {shown[view].length > perPage && (
        <TablePagination
          component="div"
          count={shown[view].length}
          page={start / perPage}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </>
  )
}

const TickAll = ({ rows, isTicked, onTick }: Pick<FileRowsProps, 'rows' | 'isTicked' | 'onTick'>) => (
  <FormControlLabel
    label={`Import all ${writtenNumber(rows.length)}`}
    control={<Checkbox size="small" checked={rows.every(isTicked)} onChange={(_event, checked) => onTick(rows, checked)} />}
  />
)

interface FileTextProps {
  row: FileTextRow
  language: FileRowsProps['language']
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function FileText({ row, language: { code, rtl }, isTicked, onTick }: FileTextProps) {
  const { key, english, now, text, state } = row
  const inLanguage = { lang: code, dir: rtl ? 'rtl' : 'ltr' }
  return (
    <Paper component="section" aria-label={key} variant="outlined" sx={{ px: 2, py: 1, mb: 1 }}>
      <FormControlLabel
        label={<code>{key}</code>}
        control={<Checkbox size="small" checked={isTicked} onChange={(_event, checked) => onTick(checked)} />}
        sx={{ overflowWrap: 'anywhere' }}
      />
      {code !== 'en' && <Words title="English" lang="en" text={english} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        <Words title="Now" text={now ?? '–'} {...inLanguage} />
        <Words title="In the file" text={text} before={now} {...inLanguage} />
      </Box>
      {state !== 'free' && (
        <Alert severity="warning" role="note" sx={{ mt: 1, py: 0 }}>
          {whoChanged(row)} {consequence[state]}
        </Alert>
      )}
    </Paper>
  )
}

const whoChanged = ({ changed_at, changed_by, state }: FileTextRow): string => {
  const since = state === 'unknown' ? '' : ', after the file was downloaded'
  if (changed_at === null) return `A new release of Trivium changed this text${since}.`
  return `${changed_by ?? 'Somebody'} changed this text on ${writtenTime(changed_at)}${since}.`
}

const consequence = {
  both: 'The file has another text.',
  here: 'The file has the text from before that.',
  unknown: 'The file does not say whether it was made before that.',
}

interface WordsProps {
  title: string
  text: string
  /** The text that this one would replace. */
  before?: string | null
  lang: string
  dir?: string
}

const Words = ({ title, text, before, lang, dir = 'ltr' }: WordsProps) => (
  <Box sx={{ minWidth: 0, mb: 0.5 }}>
    <Typography variant="caption" color="text.secondary">
      {title}
    </Typography>
    <Typography variant="body2" component="div" lang={lang} dir={dir} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {before ? <Difference before={before} after={text} /> : text}
    </Typography>
  </Box>
)

interface InvalidTextProps {
  row: FileRowsProps['invalid'][number]
  text: unknown
  language: FileRowsProps['language']
}

const longest = 300

const InvalidText = ({ row: { key, english, problem }, text, language: { code, rtl } }: InvalidTextProps) => (
  <Paper component="section" aria-label={key} variant="outlined" sx={{ px: 2, py: 1, mb: 1, overflowWrap: 'anywhere' }}>
    <code>{key}</code>
    {english !== null && <Words title="English" lang="en" text={english} />}
    {typeof text === 'string' && (
      <Words
        title="In the file"
        lang={code}
        dir={rtl ? 'rtl' : 'ltr'}
        text={text.length > longest ? `${text.slice(0, longest)} …` : text}
      />
    )}
    <Alert severity="error" role="note" sx={{ mt: 1, py: 0 }}>
      Not imported: {problem}.
    </Alert>
  </Paper>
)
