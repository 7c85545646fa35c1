import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Media types and file extensions, as in `accept` of an input. */
  accept: string
  /** The label of the hidden input. The button is named by its own text. */
  inputLabel: string
  onFile: (file: File) => Promise<void>
}

/** Chooses a file. The same file can be chosen again. */
export function FileButton({ accept, inputLabel, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
