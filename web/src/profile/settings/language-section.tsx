import type { Language } from '@trivium/contract/platform/settings'
import { Button, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { saveToAccount } from '../../platform/i18n/account-languages.ts'
import { followInterfaceLanguage } from '../../platform/i18n/content-language.ts'
import { readQuestionsIn, useContentLanguages } from '../../platform/i18n/use-content-languages.ts'
import { choiceOf } from '../../platform/i18n/added-languages.ts'
import { interfaceLanguages } from '../../platform/i18n/languages.ts'
import { chooseLanguage, isSignedIn, useSession, useShownLanguage } from '../../platform/session/session.ts'
import { Row, Section } from '../../platform/ui/layout/section.tsx'
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
  const shown = useShownLanguage()
  const offered = useInterfaceLanguages()
  return (
    <Row label={t('settings.interface_language')} htmlFor="interface-language">
      <NativeSelect
        id="interface-language"
        className={classes.choice}
        data={offered.map(language => ({ value: choiceOf(language).interfaceLanguage, label: language.name }))}
        value={chosen}
        onChange={event => {
          const language = offered.find(one => choiceOf(one).interfaceLanguage === event.currentTarget.value)
          if (!language) return
          const { code } = language
          const before = shown.code
          chooseLanguage(choiceOf(language))
          saveToAccount({ web_language: code })
          // A guest's is not sent, because the account knows better.
          void followInterfaceLanguage(before, code).then(isTaken => isTaken && isSignedIn() && saveToAccount({ language: code }))
        }}
      />
    </Row>
  )
}

/** The built-in languages; once the server has replied, also those that the operator added. */
function useInterfaceLanguages() {
  const listed = useAction('get_system_language_list', {}, { staleTimeMs: 600_000 })
  return listed.data?.data ?? Object.values(interfaceLanguages)
}

function ContentLanguageRow() {
  const { t } = useTranslation()
  const chosen = useSession(session => session.contentLanguageId)
  const offered = useContentLanguages()
  if (offered.length === 0) return null
  const current = offered.find(({ id }) => id === chosen) ?? offered.find(language => language.default)
  return (
    <>
      <Row label={t('settings.content_language')} hint={t('settings.content_language_hint')} htmlFor="content-language">
        <NativeSelect
          id="content-language"
          className={classes.choice}
          data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(current?.id ?? '')}
          onChange={event => {
            const language = offered.find(({ id }) => String(id) === event.currentTarget.value)
            if (language) readQuestionsIn(language)
          }}
        />
      </Row>
      <SameLanguageOffer offered={offered} current={current} />
    </>
  )
}

/** When interface and questions have different languages, this offers to use the same one with one tap. */
function SameLanguageOffer({ offered, current }: { offered: Language[]; current: Language | undefined }) {
  const { t } = useTranslation()
  const { code } = useShownLanguage()
  const same = offered.find(language => language.code === code)
  return (
    <div role="status">
      {current && same && same.id !== current.id && (
        <Row label={t('settings.questions_stay', { language: current.name })}>
          <Button variant="default" onClick={() => readQuestionsIn(same)}>
            {t('settings.questions_too', { language: same.name })}
          </Button>
        </Row>
      )}
    </div>
  )
}
