import type { ContestDetail } from '@trivium/contract/compete/contests'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { PageSection } from '../../../platform/ui/layout/section.tsx'
import classes from './contest-parts.module.css'
import { usePointsRule } from './use-points-rule.ts'

export function ContestRules({ contest }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { categories, levels } = contest
  const pointsRule = usePointsRule(contest)
  return (
    <PageSection title={t('contest.rules')}>
      <div className={classes.surface}>
        <ul className={classes.rules}>
          <li>{t('contest.rule_once')}</li>
          <li>{t('contest.rule_same')}</li>
          <li>{pointsRule}</li>
          <li>{t('contest.rule_order')}</li>
          {contest.things.length > 0 && <li>{t('contest.thing_rule')}</li>}
          <li>{t('contest.rule_told')}</li>
        </ul>
        {contest.is_drawn && (
          <p className={classes.sources}>
            <strong>{t('contest.sources')}</strong>{' '}
            {categories.length === 0 ? t('contest.sources_all') : categories.map(({ name }) => name).join(' · ')}
            {levels && ` · ${t('contest.levels', { from: count(levels.from), to: count(levels.to) })}`}
          </p>
        )}
      </div>
    </PageSection>
  )
}
