import type { Notice } from '@trivium/contract/rewards/notices'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Ago } from '../../platform/ui/text/ago.tsx'
import unread from '../../platform/ui/feedback/unread.module.css'
import { NoticeIcon } from './notice-icon.tsx'
import { noticeLook } from './notice-looks.ts'
import classes from './notices.module.css'

/** Links to the page of the notice. A word marks unread notices, not only a colour. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const to = notice.link ?? noticeLook(notice).to
  return (
    <li data-unread={!notice.read || undefined} className={unread.item}>
      {to ? (
        <Link to={to} reloadDocument={to.includes('/admin/')} className={classes.row}>
          <Body notice={notice} />
        </Link>
      ) : (
        <div className={classes.row}>
          <Body notice={notice} />
        </div>
      )}
    </li>
  )
}

function Body({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  return (
    <>
      <NoticeIcon notice={notice} />
      <span className={classes.words}>
        <span className={classes.title}>
          <bdi>{notice.title}</bdi>
          {!notice.read && <span className={unread.new}>{t('notices.new')}</span>}
        </span>
        <span className={classes.message} dir="auto">
          {notice.message}
        </span>
        {notice.image && <img src={notice.image} alt="" className={classes.picture} loading="lazy" />}
        <Ago at={notice.date_sent} className={classes.time} />
      </span>
    </>
  )
}
