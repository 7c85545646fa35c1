import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps, MouseEvent } from 'react'

interface BusyButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  loading: boolean
}

/** Starts something and waits for it: takes no second press meanwhile, but keeps the focus, which `disabled` would lose. */
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

/** A form is not sent twice either. */
const stop = (event: MouseEvent) => event.preventDefault()
