// Shares a result as a picture. The code that draws it loads on demand.

import type { ReviewItem, Result } from '@trivium/contract/play/plays'
import { IconShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { addressOfShare } from '../../../platform/sharing/create-share.ts'
import { useSession } from '../../../platform/session/session.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useSharing } from '../../../platform/sharing/sharing.ts'
import { useStarLevels } from '../../modes/index.ts'
import { useAppName, useSetting } from '../../../platform/settings/use-setting.ts'
import { signsOf } from '../answers/word/tried.ts'
import { gridOf, rightsOf } from './daily/daily-grid.ts'
import type { ShownPicture } from './picture/picture-dialog.tsx'
import type { PictureFacts } from './picture/picture-layout.ts'
import { titleFor } from './result-words.ts'
import { starsIn } from './story/story.ts'

const PictureDialog = lazy(async () => ({ default: (await import('./picture/picture-dialog.tsx')).PictureDialog }))

interface SharePictureProps {
  result: Result
  label: string
  /** The streak of the daily quiz. */
  streak?: number
  className?: string | undefined
}

export function SharePicture({ result, label, streak, className }: SharePictureProps) {
  const { sharePicture } = useSharing('share')
  const { t } = useTranslation()
  const { facts, text } = usePicture(result, streak)
  const [url, setUrl] = useState(`${location.origin}${modes[result.mode].path}`)
  const [isBusy, setIsBusy] = useState(false)
  const [shown, setShown] = useState<ShownPicture | null>(null)
  const share = async () => {
    setIsBusy(true)
    try {
      const { drawPicture } = await import('./picture/draw-picture.ts')
      const page = await addressOfShare({ share_kind: 'result', play_id: result.play_id }, url)
      setUrl(page)
      const file = new File([await drawPicture(facts)], `${result.mode}-${result.finished_at.slice(0, 10)}.png`, { type: 'image/png' })
      if ((await sharePicture({ file, text, url: page })) === 'unable') setShown({ name: file.name, address: URL.createObjectURL(file) })
    } catch (error) {
      console.warn('the picture of the result could not be drawn', error)
      notify.error(t('share.failed'), 'share')
    } finally {
      setIsBusy(false)
    }
  }
  const close = () => {
    if (shown) URL.revokeObjectURL(shown.address)
    setShown(null)
  }
  return (
    <>
      <BusyButton
        variant="default"
        size="lg"
        className={className}
        loading={isBusy}
        leftSection={<IconShare size={20} aria-hidden />}
        onClick={() => void share()}
      >
        {label}
      </BusyButton>
      {shown && (
        <Suspense>
          <PictureDialog picture={shown} text={text} url={url} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const sharesGuesses = ({ mode }: Result) => 'sharesGuesses' in modes[mode]

/** The facts of the picture, and the same as text. The questions are left out, so that the recipient can still play them. */
function usePicture(result: Result, streak: number | undefined): { facts: PictureFacts; text: string } {
  const { t, i18n } = useTranslation()
  const { count, date } = useNumbers()
  const app = useAppName()
  const logo = useSession(session => session.webSettings?.logo) || null
  const isFree = useSetting('review_price') === 0
  const starLevels = useStarLevels()
  const isPerfect = result.correct === result.total
  const review = useAction('get_play_review', { play_id: result.play_id }, { enabled: isFree && (!isPerfect || sharesGuesses(result)) })
  const items: Pick<ReviewItem, 'correct'>[] = isPerfect ? rightsOf(result.total) : (review.data?.data ?? [])
  const mode = t(`mode.name_${result.mode}`)
  const what = result.level === null ? mode : t('picture.level', { mode, level: count(result.level) })
  const values = { app, what, right: count(result.correct), total: count(result.total) }
  const day = { ...values, day: date(result.finished_at), streak: count(streak ?? 0) }
  const guesses = sharesGuesses(result) ? (review.data?.data ?? []).map(signsOf) : []
  const lines = streak === undefined ? [t('result.share_text', values), ...guesses] : [t('daily.share_text', day), gridOf(items)]
  const facts = {
    isRtl: i18n.dir() === 'rtl',
    app,
    logo,
    what,
    hue: modes[result.mode].hue,
    right: count(result.correct),
    ofTotal: t('picture.of', { total: count(result.total) }),
    percentage: result.percentage,
    title: t(titleFor(result, null)),
    stars: starsIn(result, starLevels)?.now ?? null,
    grid: items.map(({ correct }) => correct),
    streak: streak === undefined || streak === 0 ? null : t('picture.day', { day: count(streak) }),
    date: date(result.finished_at),
    address: location.host,
  }
  return { facts, text: lines.filter(line => line !== '').join('\n') }
}
