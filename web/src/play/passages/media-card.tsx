import { IconExternalLink, IconFileTypePdf, IconVideo } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import card from '../../platform/ui/layout/card.module.css'
import classes from './reading.module.css'

/** A video or PDF that belongs to a text. It opens in a new tab, so that the position in the text is kept. */
export function MediaCard({ kind, url }: { kind: 'video' | 'pdf'; url: string }) {
  const { t, i18n } = useTranslation()
  const Drawing = kind === 'video' ? IconVideo : IconFileTypePdf
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={classes.media} lang={i18n.language} dir={i18n.dir()}>
      <span className={`${card.icon} ${classes.mediaIcon}`}>
        <Drawing size={28} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.mediaWords}>
        <span className={classes.mediaTitle}>{kind === 'video' ? t('reading.video') : t('reading.pdf')}</span>
        <span className={classes.mediaNote}>{t('reading.new_tab')}</span>
      </span>
      <IconExternalLink size={20} aria-hidden />
    </a>
  )
}
