import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useDirection } from '@mantine/core'
import { Link } from 'react-router'
import classes from './levels.module.css'

/** One step up, with an arrow that points against the reading direction. */
export function BackLink({ to, text }: { to: string; text: string }) {
  const { dir } = useDirection()
  const Arrow = dir === 'rtl' ? IconChevronRight : IconChevronLeft
  return (
    <nav className={classes.back} aria-label={text}>
      <Link to={to}>
        <Arrow size={20} aria-hidden /> <bdi>{text}</bdi>
      </Link>
    </nav>
  )
}
