// How a table is read apart from its columns: the sheet, the form of answers, the scale of difficulty, and what dollar signs mean.

import { Stack, TextField } from '@mui/material'
import { type AnswerForm, answerForms, type DifficultyScale, difficultyScales } from '@trivium/contract/bank/import-names'
import type { ImportView, Mapping } from '@trivium/contract/bank/imports.admin'
import { choicesOf } from '../../platform/ui/question-types.ts'
import { ChoiceField } from './fields.tsx'

const answerWords: Record<AnswerForm, string> = {
  letters: 'Letters: A is the first option',
  numbers: 'Numbers: 1 is the first option',
  from_zero: 'Numbers: 0 is the first option',
  texts: 'The texts of options',
}

const scaleWords: Record<DifficultyScale, string> = {
  to_1: '0 to 1',
  percent: '0 to 100 %',
  to_3: '1 to 3',
  to_5: '1 to 5',
  to_10: '1 to 10',
}

const formulaChoices = [
  { id: 'yes', name: 'Formulas' },
  { id: 'no', name: 'Dollars' },
]

interface TableChoicesProps {
  sheets: ImportView['sheets']
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

export function TableChoices({ sheets, mapping, onChange }: TableChoicesProps) {
  const { answers: _a, difficulty: _d, formulas: _f, ...rest } = mapping
  const { answers, difficulty, formulas } = mapping
  const said = { ...(answers && { answers }), ...(difficulty && { difficulty }), ...(formulas !== undefined && { formulas }) }
  /** Leaves undefined choices out. */
  const change = (changed: Partial<Pick<Mapping, 'answers' | 'difficulty' | 'formulas'>>) => {
    const all = Object.entries({ ...said, ...changed }).filter(([, value]) => value !== undefined)
    onChange({ ...rest, ...Object.fromEntries(all) })
  }
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
      {sheets && sheets.length > 1 && (
        <ChoiceField
          label="Sheet"
          value={mapping.sheet ?? ''}
          // Another sheet has other columns.
          onChange={sheet => onChange({ sheet, header_line: 0, columns: {} })}
          choices={sheets.map(({ name, is_hidden }) => ({ id: name, name: is_hidden ? `${name} (hidden)` : name }))}
        />
      )}
      <TextField
        size="small"
        type="number"
        label="Line with the column names (0: none)"
        value={mapping.header_line}
        onChange={({ target }) => onChange({ ...mapping, header_line: Math.min(1000, Math.max(0, Math.trunc(Number(target.value)))) })}
        slotProps={{ htmlInput: { min: 0, max: 1000 } }}
        helperText={null}
        sx={{ width: 220 }}
      />
      <ChoiceField
        label="Form of the answers"
        value={answers ?? ''}
        onChange={value => change({ answers: answerForms.find(name => name === value) })}
        choices={choicesOf(answerWords)}
        none="Decide by the column"
      />
      <ChoiceField
        label="Scale of the difficulty"
        value={difficulty ?? ''}
        onChange={value => change({ difficulty: difficultyScales.find(name => name === value) })}
        choices={choicesOf(scaleWords)}
        none="Decide by the column"
      />
      <ChoiceField
        label="Text between two dollar signs"
        value={formulas === undefined ? '' : formulas ? 'yes' : 'no'}
        onChange={value => change({ formulas: value === '' ? undefined : value === 'yes' })}
        choices={formulaChoices}
        none="Decide by the texts"
      />
    </Stack>
  )
}
