import type { Payout } from '@trivium/contract/rewards/payouts'
import { IconCircleCheck, IconCircleX, IconClock, IconSend } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { Ago } from '../../platform/ui/text/ago.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { onceEach } from '../../platform/session/use-pages.ts'
import { DeleteRequestDialog } from './delete-request-dialog.tsx'
import { useMoney } from './money.ts'
import classes from './wallet.module.css'
import type { Requests } from './wallet-page.tsx'

export function RequestsPart({ requests }: { requests: Requests }) {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState<Payout | null>(null)
  const rows = onceEach(requests.data?.pages.flatMap(({ data }) => data) ?? [], ({ id }) => id)
  return (
    <PageSection title={t('payout.requests')}>
      {rows.length === 0 && <EmptyState mood="sleepy" prop="letter" level={3} title={t('payout.none')} text={t('payout.none_text')} />}
      {rows.length > 0 && (
        <ul className={list.rows}>
          {rows.map(row => (
            <RequestRow key={row.id} request={row} onDelete={() => setDeleting(row)} />
          ))}
        </ul>
      )}
      <MoreButton query={requests} text={t('wallet.more')} problem={t('wallet.more_failed')} />
      <DeleteRequestDialog request={deleting} onClose={() => setDeleting(null)} />
    </PageSection>
  )
}

const drawings = { pending: IconClock, approved: IconSend, paid: IconCircleCheck, rejected: IconCircleX }

function RequestRow({ request, onDelete }: { request: Payout; onDelete: () => void }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const money = useMoney()
  const { state, reason, coin_used: coins } = request
  const Drawing = drawings[state]
  return (
    <li className={classes.request} data-state={state}>
      <span className={classes.requestIcon}>
        <Drawing size={22} stroke={2} aria-hidden />
      </span>
      <span className={classes.requestWords}>
        <span className={`${classes.amount} tabular`}>{money(request.payment_amount, request.currency)}</span>
        <span className={classes.state}>{t(`payout.state_${state}`)}</span>
        <span className={classes.muted}>
          {t(`payout.way_${request.payment_type}`)} · <bdi className={classes.address}>{request.payment_address}</bdi>
        </span>
        <span className={classes.muted}>
          {t('wallet.coins', { count: coins, shown: count(coins) })} · <Ago at={request.date} />
        </span>
        {reason && (
          <span>
            {t('payout.reason')} <bdi>{reason}</bdi>
          </span>
        )}
      </span>
      {state === 'pending' && (
        <Button variant="default" className={classes.danger} onClick={onDelete}>
          {t('payout.delete')}
        </Button>
      )}
    </li>
  )
}
