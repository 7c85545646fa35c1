import { Select, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../auth-card.module.css'
import { callingCodes } from './calling-codes.ts'
import { countryOf, likelyCountry } from './phone-number.ts'

interface PhoneFieldProps {
  field: { name: string; error: string | undefined; onInput: () => void }
  /** In E.164. */
  initial: string
  /** A profile may have no number. */
  isOptional?: boolean
}

/** A country and a number. A whole number, typed or pasted with its +, chooses its country. The form also gets the field `country`. */
export function PhoneField({ field, initial, isOptional = false }: PhoneFieldProps) {
  const { t, i18n } = useTranslation()
  const code = i18n.language || 'en'
  const [country, setCountry] = useState(() => countryOf(initial, '') ?? likelyCountry(code, navigator.languages))
  const countries = useMemo(() => countriesIn(code), [code])
  return (
    <>
      <Select
        name="country"
        label={t('auth.country')}
        data={countries}
        value={country}
        onChange={chosen => chosen && setCountry(chosen)}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('auth.country_unknown')}
        autoComplete="off"
        maxDropdownHeight={264}
        onFocus={event => event.currentTarget.select()}
      />
      <TextInput
        {...field}
        onInput={event => {
          field.onInput()
          const found = countryOf(event.currentTarget.value, country)
          if (found) setCountry(found)
        }}
        type="tel"
        inputMode="tel"
        label={t('auth.mobile')}
        defaultValue={initial}
        autoComplete="tel"
        className={classes.ltr}
        maxLength={24}
        required={!isOptional}
        withAsterisk={false}
      />
    </>
  )
}

/** "Spain +34", by name. The code is isolated, so that its + stays before it in right-to-left text. */
function countriesIn(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return [...callingCodes]
    .map(([value, code]) => ({ value, label: `${names.of(value) ?? value} \u2066+${code}\u2069` }))
    .toSorted((one, other) => compare(one.label, other.label))
}
