import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps, MouseEvent } from 'react'

interface BusyButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  loading: boolean
}

/** A button that ignores presses while its action runs. It uses aria-disabled, because `disabled` would lose the focus. */
export function BusyButton({ loading, disabled = false, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      loading={loading}
      disabled={disabled}
      renderRoot={root => (
        <button {...root} disabled={disabled} aria-disabled={loading || root['aria-disabled']} onClick={loading ? stop : root.onClick} />
      )}
    />
  )
}

/** Also prevents a second submit of a form. */
const stop = (event: MouseEvent) => event.preventDefault()
