import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../../platform/session/session.ts'
import { sitePages } from '../../settings/index.ts'
import classes from './site-footer.module.css'

export function SiteFooter() {
  const { t } = useTranslation()
  const links = useSession(session => session.webSettings?.links) ?? []
  return (
    <footer>
      <ul className={classes.links}>
        {sitePages.map(({ path, text }) => (
          <li key={path}>
            <Link to={path}>{t(text)}</Link>
          </li>
        ))}
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  )
}
