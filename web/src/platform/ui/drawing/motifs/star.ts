/** The path of a star with five points. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.46
    const angle = (index * Math.PI) / 5
    return `${round(x + reach * Math.sin(angle))} ${round(y - reach * Math.cos(angle))}`
  })
  return `M${points.join('L')}Z`
}

const round = (value: number) => Math.round(value * 10) / 10
