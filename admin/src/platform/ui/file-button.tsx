import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Media types and file extensions, as in `accept` of an input. */
  accept: string
  /** The label of the hidden input. The button is named by its own text. */
  inputLabel: string
  /** Called for one file after the other, if several may be chosen. */
  onFile: (file: File) => Promise<void>
  isMultiple?: boolean
}

/** Chooses a file. The same file can be chosen again. */
export function FileButton({ accept, inputLabel, onFile, isMultiple = false, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  async function take(files: File[]) {
    for (const file of files) await onFile(file)
  }
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        aria-label={inputLabel}
        onChange={({ target }) => {
          void take([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
