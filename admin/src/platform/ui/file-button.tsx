import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Media types and endings, as in the attribute of an input. */
  accept: string
  /** Of the hidden input; the button is named by what stands on it. */
  inputLabel: string
  onFile: (file: File) => Promise<void>
}

/** Chooses a file. The same one can be chosen again. */
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
