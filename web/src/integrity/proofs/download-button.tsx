import type { LinkedEvent, ResultProof } from '@trivium/contract/integrity/proofs'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface DownloadButtonProps {
  proof: ResultProof
  /** The record of a contest, which is fetched separately; null until it has loaded. */
  events: LinkedEvent[] | null
}

/** Downloads all data of the page, so that people can check it elsewhere. */
export function DownloadButton({ proof, events }: DownloadButtonProps) {
  const { t } = useTranslation()
  const download = () => {
    const whole = { ...proof, chain: proof.chain ?? events }
    const url = URL.createObjectURL(new Blob([JSON.stringify(whole, null, 2)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `${proof.mode}-${proof.play_id}.json`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      disabled={proof.contest !== null && events === null}
      onClick={download}
    >
      {t('how.download')}
    </Button>
  )
}
