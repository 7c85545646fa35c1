import type { Q } from '@trivium/contract/play/plays'
import { Button, Loader } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { Bar } from '../../../platform/ui/layout/bar.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './sound.module.css'
import { type SoundState, useSound, useSoundKeys } from './use-sound.ts'

interface SoundPlayerProps {
  url: string
  question: Q
  playId: number
  isOpen: boolean
  isTold: boolean
}

/** Plays only on request, never automatically. The device controls the volume. */
export function SoundPlayer({ url, question, playId, isOpen, isTold }: SoundPlayerProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { audio, state, left, mayPlay, toggle, retry, listeners } = useSound({ playId, questionId: question.id, isOpen, isTold })
  useSoundKeys(toggle, isOpen || isTold)
  const { isPlaying, isLoading, hasFailed } = state
  const Drawing = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <section className={classes.sound} aria-label={t('sound.label')} data-playing={isPlaying || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words below describe the sound, unless they would reveal the answer */}
      <audio ref={audio} src={url} preload="auto" {...listeners} />
      <div className={classes.player}>
        <button
          type="button"
          className={classes.play}
          aria-label={isPlaying ? t('sound.pause') : t('sound.play')}
          aria-keyshortcuts="Space p"
          aria-disabled={!isPlaying && !mayPlay}
          onClick={() => void toggle()}
        >
          {isLoading && !hasFailed ? <Loader size={28} color="currentColor" aria-hidden /> : <Drawing size={32} aria-hidden />}
        </button>
        <div className={classes.middle}>
          <Track state={state} />
          <p className={classes.left} role="status">
            {isTold ? t('sound.again') : left > 0 ? t('sound.left', { count: left, shown: count(left) }) : t('sound.none_left')}
          </p>
        </div>
      </div>
      <div role="alert">
        {hasFailed && (
          <div className={classes.failed}>
            <p>{question.seconds === null ? t('sound.failed_untimed') : t('sound.failed')}</p>
            <Button variant="default" onClick={retry}>
              {t('action.retry')}
            </Button>
          </div>
        )}
      </div>
      <SoundText question={question} />
    </section>
  )
}

/** The position in the sound. It is not adjustable, because each start from the beginning counts as one play. */
function Track({ state: { at, lengthSeconds } }: { state: SoundState }) {
  const { clock } = useNumbers()
  const hasLength = Number.isFinite(lengthSeconds) && lengthSeconds > 0
  return (
    <div className={classes.track} aria-hidden>
      <Bar share={hasLength ? at / lengthSeconds : 0} />
      <span translate="no" className="tabular">
        {hasLength ? clock(Math.max(0, lengthSeconds - at) * 1000) : clock(0)}
      </span>
    </div>
  )
}

/** The sound described in words, for players who cannot hear it; absent when the words would reveal the answer. */
export function SoundText({ question }: { question: Pick<Q, 'audio_text' | 'language_id'> }) {
  const { t } = useTranslation()
  const lang = useContentLang(question.language_id)
  return (
    <details className={classes.words}>
      <summary>{t('sound.in_words')}</summary>
      {question.audio_text ? (
        <p lang={lang} dir="auto">
          {question.audio_text}
        </p>
      ) : (
        <p>{t('sound.no_words')}</p>
      )}
    </details>
  )
}
