import { useTranslation } from 'react-i18next'

/** A duration as the interface language writes seconds: "4.2 sec". */
export function useSeconds(): (milliseconds: number) => string {
  const { i18n } = useTranslation()
  return milliseconds => secondsIn(i18n.language || 'en', milliseconds)
}

function secondsIn(code: string, milliseconds: number): string {
  const format = new Intl.NumberFormat(code, { style: 'unit', unit: 'second', unitDisplay: 'short', maximumFractionDigits: 1 })
  return format.format(milliseconds / 1000)
}
