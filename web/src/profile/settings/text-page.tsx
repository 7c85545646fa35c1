// About us, contact, FAQ, privacy, terms, instructions. The server stores and sanitises the HTML.

import type { PageType } from '@trivium/contract/platform/settings'
import { Typography } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { findInterfaceLanguage, interfaceLanguages, type ShownLanguage } from '../../platform/i18n/languages.ts'
import { useShownLanguage } from '../../platform/session/session.ts'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { TextSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { ContactForm } from './contact-form.tsx'
import classes from './text-page.module.css'

const types: Record<string, PageType> = {
  'about-us': 'about_us',
  'contact-us': 'contact_us',
  faq: 'faq',
  'privacy-policy': 'privacy_policy',
  'terms-conditions': 'terms_conditions',
  instructions: 'instructions',
}

export default function TextPage() {
  const { t } = useTranslation()
  const type = types[useLocation().pathname.toLowerCase().replaceAll('/', '')] ?? 'about_us'
  return (
    <Page title={t(`page.${type}`)} width="narrow">
      {type === 'contact_us' && <ContactForm />}
      <SiteText type={type} />
    </Page>
  )
}

function SiteText({ type }: { type: PageType }) {
  const shown = useShownLanguage()
  const asked = shown.code
  const text = useAction('get_settings', { type, web_language: asked }, { staleTimeMs: 600_000 })
  if (text.isPending) return <TextSkeleton />
  if (text.isError) return <ErrorState error={text.error} onRetry={text.refetch} />
  // May be another language (English) if the text does not exist in the requested one.
  const { language } = text.data
  return (
    <Typography className={classes.text}>
      <div lang={language} dir={isRtl(language, shown) ? 'rtl' : 'ltr'} dangerouslySetInnerHTML={{ __html: text.data.data }} />
    </Typography>
  )
}

const isRtl = (code: string, shown: ShownLanguage) =>
  code === shown.code ? shown.rtl : interfaceLanguages[findInterfaceLanguage(code) ?? 'english'].rtl
