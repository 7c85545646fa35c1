import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { queryClient } from '../../../platform/calls/actions.ts'
import { playPath } from '../../../platform/modes/modes.ts'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import { enterFullScreen } from '../play/full-screen.ts'

/** Shown when the examiner reopens the attempt while its result is on the screen. The click picks the device and allows full screen. */
export function ReopenedScreen({ playId }: { playId: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goOn = () => {
    enterFullScreen()
    // The earlier result is no longer valid.
    queryClient.removeQueries({ queryKey: ['get_exam_result'] })
    void navigate(playPath({ mode: 'exam', id: playId }), { replace: true })
  }
  return (
    <div role="status">
      <EmptyState
        mood="thinking"
        prop="door"
        title={t('exam.reopened_title')}
        text={t('exam.reopened_text')}
        action={
          <Button size="lg" onClick={goOn}>
            {t('exam.reopened_go_on')}
          </Button>
        }
      />
    </div>
  )
}
