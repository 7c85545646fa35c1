import type { Language } from '@trivium/contract/catalogue'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction, useCommand } from '../actions.ts'
import { interfaceLanguageNames, interfaceLanguages } from '../i18n/languages.ts'
import { chooseContentLanguage, setPreference, useSession } from '../session.ts'
import { followContentLanguage, isMultiLanguage } from './content-language.ts'
import { Row, Section } from './section.tsx'
import classes from './settings-page.module.css'

export function LanguageSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('settings.languages')}>
      <InterfaceLanguageRow />
      <ContentLanguageRow />
    </Section>
  )
}

function InterfaceLanguageRow() {
  const { t } = useTranslation()
  const chosen = useSession(session => session.interfaceLanguage)
  const keep = useKeepWithAccount()
  return (
    <Row label={t('settings.interface_language')} htmlFor="interface-language">
      <NativeSelect
        id="interface-language"
        className={classes.choice}
        data={interfaceLanguageNames.map(value => ({ value, label: interfaceLanguages[value].label }))}
        value={chosen}
        onChange={event => {
          const name = interfaceLanguageNames.find(one => one === event.currentTarget.value)
          if (!name) return
          const { code } = interfaceLanguages[name]
          setPreference('interfaceLanguage', name)
          // Who has not chosen yet most likely wants the questions in the same language.
          void followContentLanguage(code).then(isTaken => keep({ web_language: code, ...(isTaken && { language: code }) }))
        }}
      />
    </Row>
  )
}

function ContentLanguageRow() {
  const { t } = useTranslation()
  const chosen = useSession(session => session.contentLanguageId)
  const offered = useContentLanguages()
  const keep = useKeepWithAccount()
  if (offered.length === 0) return null
  const fallback = offered.find(language => language.default)
  return (
    <Row label={t('settings.content_language')} hint={t('settings.content_language_hint')} htmlFor="content-language">
      <NativeSelect
        id="content-language"
        className={classes.choice}
        data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(chosen ?? fallback?.id ?? '')}
        onChange={event => {
          const language = offered.find(({ id }) => String(id) === event.currentTarget.value)
          if (!language) return
          chooseContentLanguage(language.id)
          keep({ language: language.code })
        }}
      />
    </Row>
  )
}

/** Only in multi-language mode is there a choice of what language the questions are in. */
function useContentLanguages(): Language[] {
  const hasChoice = useSession(session => isMultiLanguage(session.systemConfig))
  const languages = useAction('get_languages', {}, { enabled: hasChoice, staleTimeMs: 600_000 })
  return hasChoice ? (languages.data?.data ?? []) : []
}

/** The choice holds on this device at once; the account is told for messages and other devices. */
function useKeepWithAccount() {
  const isSignedIn = useSession(session => session.token !== null)
  const { mutate } = useCommand('update_profile', { isQuiet: true })
  return (change: { web_language?: string; language?: string }) => {
    if (isSignedIn) mutate(change)
  }
}
