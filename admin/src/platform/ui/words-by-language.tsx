// The fields of a text in each interface language, one section per language.

import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import { TextInput } from 'react-admin'
import { useInterfaceLanguages } from './languages.ts'

interface WordsProps {
  /** The field of the record that maps languages to texts. */
  source: string
  fields: readonly { name: string; label: string; isLong?: boolean; max: number }[]
  isOpen?: boolean
}

export function WordsByLanguage({ source, fields, isOpen = false }: WordsProps) {
  const languages = useInterfaceLanguages()
  return languages.map(({ code, name, dir }) => (
    <Accordion key={code} defaultExpanded={isOpen} disableGutters slotProps={{ heading: { component: 'div' } }} sx={{ width: '100%' }}>
      <AccordionSummary id={`${source}-${code}`} aria-controls={`${source}-${code}-words`}>
        <Typography lang={code}>{name}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        {fields.map(field => (
          <TextInput
            key={field.name}
            source={`${source}.${code}.${field.name}`}
            label={`${field.label} (${name})`}
            multiline={field.isLong ?? false}
            slotProps={{ htmlInput: { dir, lang: code, maxLength: field.max } }}
          />
        ))}
      </AccordionDetails>
    </Accordion>
  ))
}

/** The texts by language, without the languages that have no text. */
export function writtenWords<Words extends Record<string, unknown>>(
  byLanguage: unknown,
  read: (words: Record<string, unknown>) => Words | null,
): Record<string, Words> {
  const known = typeof byLanguage === 'object' && byLanguage !== null ? Object.entries(byLanguage) : []
  return Object.fromEntries(
    known.flatMap(([code, words]: [string, unknown]) => {
      const written = typeof words === 'object' && words !== null ? read({ ...words }) : null
      return written === null ? [] : [[code, written] as const]
    }),
  )
}

export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
