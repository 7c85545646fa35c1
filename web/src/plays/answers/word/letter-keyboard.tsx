import { IconBackspace, IconEraser } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { shownTile } from './letter-tiles.ts'
import classes from './word.module.css'

interface LetterKeyboardProps {
  tiles: readonly string[]
  lang: string | undefined
  isRtl: boolean
  isOff: boolean
  onLetter: (letter: string) => void
  onRemove: () => void
  onClear: () => void
}

/** Keeps the focus in the field when a tile is pressed, so that the player can also type. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The alphabet as tiles. Each is a plain button after the field, because a single tab stop would hide them from switch users. */
export function LetterKeyboard({ tiles, lang, isRtl, isOff, onLetter, onRemove, onClear }: LetterKeyboardProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.keyboard} role="group" aria-label={t('word.keyboard')} data-many={tiles.length > 40 || undefined} inert={isOff}>
      <div className={classes.tiles} lang={lang} dir={isRtl ? 'rtl' : 'ltr'}>
        {tiles.map(tile => (
          <button key={tile} type="button" className={classes.tile} onMouseDown={keepFocus} onClick={() => onLetter(tile)}>
            {shownTile(tile)}
          </button>
        ))}
      </div>
      <div className={classes.edits}>
        <button type="button" className={classes.edit} onMouseDown={keepFocus} onClick={onRemove}>
          <IconBackspace size={20} className={classes.turns} aria-hidden /> {t('word.remove')}
        </button>
        <button type="button" className={classes.edit} onMouseDown={keepFocus} onClick={onClear}>
          <IconEraser size={20} aria-hidden /> {t('word.clear')}
        </button>
      </div>
    </div>
  )
}
