// The purchase of a premium category. Players can look at the category before they buy it.

import type { Category } from '@trivium/contract/bank/catalogue'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../platform/calls/actions.ts'
import { updateUser, useSession } from '../../platform/session/session.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './premium-offer.module.css'

export function PremiumOffer({ category }: { category: Category }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const [isAsking, setAsking] = useState(false)
  if (!category.is_premium || category.unlocked) return null
  const price = t('catalogue.price', { count: category.coins, shown: count(category.coins) })
  return (
    <section className={classes.offer} aria-label={t('catalogue.offer_title')}>
      <div className={classes.offerWords}>
        <p className={classes.offerTitle}>{t('catalogue.offer_title')}</p>
        <p className={classes.offerText}>{t('catalogue.offer_text')}</p>
      </div>
      <Button size="lg" onClick={() => setAsking(true)}>
        {t('catalogue.unlock_for', { price })}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t('catalogue.buy_title')}>
        <Purchase category={category} price={price} onDone={() => setAsking(false)} />
      </Dialog>
    </section>
  )
}

function Purchase({ category, price, onDone }: { category: Category; price: string; onDone: () => void }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const coins = useSession(session => session.user?.coins ?? 0)
  const unlock = useCommand('unlock_premium_category', {
    outdates: [
      'get_categories',
      'get_level_data',
      'get_progress_map',
      'get_multi_match_level_data',
      'get_subcategory_by_maincategory',
      'get_fun_n_learn',
      'get_tracker_data',
    ],
    // The player may have closed the dialog meanwhile.
    onSuccess: ({ data }) => {
      updateUser({ coins: data.coins })
      notify.success(t('catalogue.bought', { category: category.name }))
      onDone()
    },
  })
  const isShort = coins < category.coins
  return (
    <>
      <p className={classes.dialogText}>
        {t('catalogue.buy_text', { category: category.name, price, balance: t('catalogue.price', { count: coins, shown: count(coins) }) })}
      </p>
      {isShort && (
        <p className={classes.dialogText} role="status">
          {t('catalogue.too_few')}
        </p>
      )}
      <div className={classes.dialogActions}>
        <BusyButton onClick={() => unlock.mutate({ category: String(category.id) })} loading={unlock.isPending} disabled={isShort}>
          {t('catalogue.unlock_for', { price })}
        </BusyButton>
        <Button variant="default" onClick={onDone} data-autofocus>
          {t('action.cancel')}
        </Button>
      </div>
    </>
  )
}
