import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import classes from './play.module.css'

interface ToolProps {
  Drawing: Icon
  label: string
  keys?: string
  isPressed?: boolean
  isExpanded?: boolean
  opens?: 'dialog'
  /** The tool has content or is not at its default. */
  isFilled?: boolean
  /** Shows the folded tools; only on phones. */
  isFold?: boolean
  onClick: () => void
}

/** A tool with its name. */
export function Tool({ Drawing, label, keys, isPressed, isExpanded, opens, isFilled = false, isFold = false, onClick }: ToolProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="md"
      justify="flex-start"
      className={classes.tool ?? ''}
      leftSection={<Drawing size={22} aria-hidden />}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      data-switch
      data-filled={isFilled || undefined}
      data-fold={isFold || undefined}
      aria-expanded={isExpanded}
      aria-haspopup={opens}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
