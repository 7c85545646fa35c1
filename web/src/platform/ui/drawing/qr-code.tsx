import { qrMatrix } from './qr-matrix.ts'

interface QrCodeProps {
  text: string
  label: string
  className?: string | undefined
}

/** Cameras need a light margin of this many modules around the code. */
const margin = 4

/** Dark on light in every theme: many cameras read nothing else. Nothing where the text is too long for it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const matrix = qrMatrix(text)
  if (!matrix) return null
  const size = matrix.length + 2 * margin
  const dark = matrix.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className} shapeRendering="crispEdges">
      <rect width={size} height={size} rx="2" fill="#fff" />
      <path d={dark.join('')} fill="#1e1b3a" />
    </svg>
  )
}
