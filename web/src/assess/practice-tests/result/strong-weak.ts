import type { AdaptiveResult, TestResult } from '@trivium/contract/assess/practice-tests'

type Area = Pick<TestResult['by_organisation'][number], 'name' | 'ability'>

/** Areas whose whole band is above or below the passing standard. The other areas are undecided. */
export function strongAndWeak(areas: readonly Area[], { passing_standard: standard }: Pick<AdaptiveResult, 'passing_standard'>) {
  const namesOf = (isSo: (band: NonNullable<Area['ability']>) => boolean) =>
    areas.flatMap(({ name, ability }) => (ability && isSo(ability) ? [name] : []))
  return { strong: namesOf(({ low }) => low > standard), weak: namesOf(({ high }) => high < standard) }
}
