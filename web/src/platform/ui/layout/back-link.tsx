import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useDirection } from '@mantine/core'
import { Link } from 'react-router'
import classes from './back-link.module.css'

interface BackLinkProps {
  to: string
  text: string
  /** The width of the page below. */
  width?: 'narrow' | 'wide'
}

/** A link to the parent page, with an arrow against the reading direction. */
export function BackLink({ to, text, width = 'wide' }: BackLinkProps) {
  const { dir } = useDirection()
  const Arrow = dir === 'rtl' ? IconChevronRight : IconChevronLeft
  return (
    <nav className={classes.back} data-width={width} aria-label={text}>
      <Link to={to}>
        <Arrow size={20} aria-hidden /> <bdi>{text}</bdi>
      </Link>
    </nav>
  )
}
