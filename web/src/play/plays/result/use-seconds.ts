import { useTranslation } from 'react-i18next'

/** Formats milliseconds as seconds with one decimal, in the interface language. */
export function useSeconds(): (ms: number) => string {
  const { i18n } = useTranslation()
  const seconds = new Intl.NumberFormat(i18n.language || 'en', {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return ms => seconds.format(ms / 1000)
}
