// What a container of compose.yaml gets as its environment, worked out as compose does: there is no Docker here to ask.

/** Interpolates a value, innermost variable first: https://docs.docker.com/reference/compose-file/interpolation/ */
export function interpolated(value: string, env: Record<string, string>): string {
  const next = value.replaceAll(/\$\{(\w+)(?::([-+?])([^${}]*))?\}/g, (_whole, name: string, how?: string, other = '') => {
    const given = env[name] ?? ''
    if (how === '+') return given && other
    return how === '-' ? given || other : given
  })
  return next === value ? value : interpolated(next, env)
}

interface Sources {
  /** The ENV lines of the image. */
  image: Record<string, string>
  /** The file of `env_file`, which is also the .env that compose interpolates from. */
  file: Record<string, string>
  /** The lines of `environment`. */
  lines: Record<string, string>
}

/** `environment` wins over `env_file`, and that over the image. */
export const environmentOf = ({ image, file, lines }: Sources): Record<string, string> => ({
  ...image,
  ...file,
  ...Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, interpolated(value, file)])),
})
