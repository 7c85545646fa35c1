// The packages that Trivium contains, with their licences. web/plugins/licences.ts writes the list at build time.

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hasServerAnswered } from '../../platform/calls/connection.ts'
import { Page } from '../../platform/ui/layout/page.tsx'
import page from '../../platform/ui/layout/page.module.css'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { TextSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import classes from './licences.module.css'

interface Licences {
  texts: string[]
  packages: { name: string; version: string; licence: string; isInBrowser: boolean; text: number | null }[]
}

async function readLicences(): Promise<Licences> {
  const response = await fetch('/licences.json')
  if (!response.ok) throw new Error(`licences.json: ${response.status}`)
  return response.json()
}

export default function LicencesPage() {
  const { t } = useTranslation()
  const licences = useQuery({ queryKey: ['licences.json'], queryFn: readLicences, staleTime: Number.POSITIVE_INFINITY })
  return (
    <Page title={t('licences.title')} lead={t('licences.lead')} width="narrow">
      {licences.isPending && <TextSkeleton count={12} />}
      {licences.isError && (
        <ErrorState error={{ refusal: null, isAnswered: hasServerAnswered() }} onRetry={() => void licences.refetch()} />
      )}
      {licences.data && (
        <div className={page.parts}>
          <p>{t('licences.own')}</p>
          <Packages title={t('licences.browser')} licences={licences.data} isInBrowser />
          <Packages title={t('licences.server')} licences={licences.data} isInBrowser={false} />
        </div>
      )}
    </Page>
  )
}

function Packages({ title, licences, isInBrowser }: { title: string; licences: Licences; isInBrowser: boolean }) {
  const { t } = useTranslation()
  return (
    <PageSection title={title}>
      <ul className={classes.packages}>
        {licences.packages
          .filter(one => one.isInBrowser === isInBrowser)
          .map(({ name, version, licence, text }) => (
            <li key={`${name}@${version}`} className={classes.package}>
              <bdi dir="ltr" className={classes.name}>
                {name} {version}
              </bdi>
              <bdi dir="ltr">{licence}</bdi>
              {text !== null && (
                <details className={classes.details}>
                  <summary>{t('licences.show')}</summary>
                  <pre dir="ltr" className={classes.text}>
                    {licences.texts[text]}
                  </pre>
                </details>
              )}
            </li>
          ))}
      </ul>
    </PageSection>
  )
}
