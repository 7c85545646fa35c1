import type { ContestDetail } from '@trivium/contract/compete/contests'
import { useTranslation } from 'react-i18next'
import { PageSection } from '../../../platform/ui/layout/section.tsx'
import { DrawCheck } from './draw-check.tsx'
import classes from './draw.module.css'

/** How the questions are drawn, and how anyone can verify it. */
export function DrawPart({ contest }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const { id, is_drawn, seed, seed_hash } = contest
  return (
    <PageSection title={t('contest.draw')}>
      <div className={classes.surface}>
        {!is_drawn ? (
          <p>{t('contest.draw_own')}</p>
        ) : (
          <>
            <p>{seed === null ? t('contest.draw_before') : t('contest.draw_after')}</p>
            {seed !== null && contest.question_ids !== null && <DrawCheck contestId={id} />}
            <details className={classes.fold}>
              <summary>{t('contest.draw_numbers')}</summary>
              <dl className={classes.numbers}>
                {seed !== null && <LongNumber text={t('contest.draw_seed')} value={seed} />}
                {seed_hash !== null && <LongNumber text={t('contest.draw_hash')} value={seed_hash} />}
              </dl>
              {seed !== null && contest.question_ids !== null && (
                <p className={classes.command}>
                  {t('contest.draw_command')} <code dir="ltr">npm run verify-contest -- {id}</code>
                </p>
              )}
            </details>
          </>
        )}
      </div>
    </PageSection>
  )
}

function LongNumber({ text, value }: { text: string; value: string }) {
  return (
    <div>
      <dt>{text}</dt>
      <dd dir="ltr">{value}</dd>
    </div>
  )
}
