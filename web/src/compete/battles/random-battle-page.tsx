// The start of a battle against a random opponent.

import classes from './start-battle.module.css'
import { Button } from '@mantine/core'
import { IconBolt, IconClock, IconTargetArrow, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { ModePage, PlayFirst, useStakes } from '../../play/modes/index.ts'
import { modes } from '../../platform/modes/modes.ts'
import { useSession } from '../../platform/session/session.ts'
import { CoinIcon } from '../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useSetting } from '../../platform/settings/use-setting.ts'
import { searchPath } from './battle-paths.ts'
import { CategoryField } from './category-field.tsx'
import { OpenBattle } from './open-battle.tsx'
import { RatingText } from './rating-text.tsx'

// The category of the last search, stored on this device.
const key = 'trivium.battle_category'

/** Null means any category. */
function savedCategory(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function saveCategory(category: string | null): void {
  try {
    if (category === null) localStorage.removeItem(key)
    else localStorage.setItem(key, category)
  } catch {
    // Without storage, the player chooses again next time.
  }
}

export default function RandomBattlePage() {
  const { t } = useTranslation()
  return (
    <ModePage mode="random_battle">
      <OpenBattle />
      <SearchForm />
      <nav className={classes.other} aria-label={t('battle.other')}>
        <Button component={Link} to={modes.group_battle.path} variant="default" leftSection={<IconUsersGroup size={20} aria-hidden />}>
          {t('battle.with_friends')}
        </Button>
        <Button component={Link} to="/profile/battles/" variant="subtle">
          {t('battle.history')}
        </Button>
      </nav>
    </ModePage>
  )
}

function SearchForm() {
  const { t } = useTranslation()
  const { count, list } = useNumbers()
  const navigate = useNavigate()
  const [category, setCategory] = useState(savedCategory)
  const entry = useSetting('battle_entry')
  const questions = useSetting('battle_questions')
  const seconds = useSetting('battle_seconds')
  const coins = useSession(session => session.user?.coins ?? 0)
  const { mustPlayFirst } = useStakes()
  const isForNothing = mustPlayFirst(entry)
  const isShort = coins < entry
  const search = () => {
    saveCategory(category)
    void navigate(searchPath(category))
  }
  return (
    <div className={`${classes.form} ${classes.sided}`}>
      <div className={classes.fields}>
        <OwnRating />
        <CategoryField chosen={category} onChoose={setCategory} />
      </div>
      <div className="t-panel">
        <ul className={classes.facts}>
          <li>
            <IconClock size={20} aria-hidden />
            {list([
              t('catalogue.questions', { count: questions, shown: count(questions) }),
              t('battle.seconds_each', { count: seconds, shown: count(seconds) }),
            ])}
          </li>
          <li>
            <IconBolt size={20} aria-hidden />
            {t('battle.points_rule')}
          </li>
          <li>
            <IconTargetArrow size={20} aria-hidden />
            {t('battle.nearest_rule')}
          </li>
          <li className={classes.coins}>
            <CoinIcon size={20} aria-hidden />
            {isForNothing ? t('battle.free') : t('battle.entry_of', { coins: t('catalogue.price', { count: entry, shown: count(entry) }) })}
          </li>
        </ul>
        {isForNothing && (
          <>
            <PlayFirst />
            <p>{t('stake.for_nothing')}</p>
          </>
        )}
        {isShort && <p className={classes.short}>{t('refusal.not_enough_coins')}</p>}
        <Button size="lg" onClick={search} disabled={isShort}>
          {t('battle.find')}
        </Button>
      </div>
    </div>
  )
}

/** The rating, because it decides who can be the opponent. */
function OwnRating() {
  const { t } = useTranslation()
  const { data } = useAction('get_battle_statistics', { limit: 1 })
  return <p className={classes.rating}>{data ? <RatingText rating={data.rating} /> : <span>{t('state.loading')}</span>}</p>
}
