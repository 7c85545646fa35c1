// How rounds end: results of every kind, and the picture to share.

import type { OptionKey, ReviewItem } from '@trivium/contract/play/plays'
import { altered } from '../altered.ts'
import type { Scene, Screen } from '../screen.ts'
import { challenge, daily, modeFolders, multiMatch, playOut, practice, quizLevel, round, type StartPlay, statements } from '../starts.ts'

/** Plays a round now, so that its result is fresh, and shows it. */
async function fresh(
  { page, seeded, languageId }: Scene,
  start: StartPlay,
  right: number,
  who: 'veteran' | 'starter' = 'veteran',
): Promise<void> {
  const { result } = await playOut(seeded[who], start, right, languageId)
  await page.goto(`${modeFolders[result.mode]}result/${result.play_id}/`)
}

const space = quizLevel({ category: 'space', level: 2 })

async function picture(scene: Scene, start: StartPlay, right: number): Promise<void> {
  await fresh(scene, start, right)
  await scene.page.getByRole('button', { name: scene.text('result.share') }).click()
  await scene.page.getByRole('link', { name: scene.text('picture.save') }).waitFor()
}

async function takenToday({ page, seeded }: Scene): Promise<number> {
  const { days } = (await seeded.veteran.ask('get_daily_quiz_calendar', {})).data
  await altered(page, 'get_play_review', items => items.map(withPeers))
  return days.at(-1)?.play_id ?? (await playOut(seeded.veteran, daily, 9)).result.play_id
}

/** As if many players had met the questions, some of which are hard. */
function withPeers(item: ReviewItem, index: number): ReviewItem {
  const right = 84 - 8 * index
  const wrong = item.options.filter(({ key }) => key !== item.correct_answer)
  if (wrong.length === 0) return item
  const shares = wrong.map(({ key }, place): [OptionKey, number] => [key, place === 0 ? 100 - right - 2 * (wrong.length - 1) : 2])
  return { ...item, peers: { answers: 212 + 3 * index, shares: { ...Object.fromEntries(shares), [item.correct_answer]: right } } }
}

async function dailyToday(scene: Scene, isShared: boolean): Promise<void> {
  const { page, text } = scene
  await page.goto(`${modeFolders.daily_quiz}result/${await takenToday(scene)}/`)
  if (!isShared) return
  await page.getByRole('button', { name: text('daily.share') }).click()
  await page.getByRole('link', { name: text('picture.save') }).waitFor()
}

export const resultScreens: Screen[] = [
  { name: 'result-won', who: 'veteran', isLong: true, show: ({ page, seeded }) => page.goto(`/quiz-zone/result/${seeded.won}/`) },
  { name: 'result-lost', who: 'veteran', isLong: true, show: ({ page, seeded }) => page.goto(`/quiz-zone/result/${seeded.lost}/`) },
  { name: 'result-badge', who: 'starter', show: ({ page, seeded }) => page.goto(`/quiz-zone/result/${seeded.firstWin}/`) },
  { name: 'result-better', who: 'veteran', show: scene => playOut(scene.seeded.veteran, space, 6).then(() => fresh(scene, space, 10)) },
  { name: 'result-worse', who: 'veteran', show: scene => fresh(scene, space, 5) },
  { name: 'result-statements', who: 'veteran', show: scene => fresh(scene, statements, 8) },
  { name: 'result-word', who: 'veteran', show: scene => fresh(scene, round('guess_the_word', 'animals'), 7) },
  {
    name: 'result-multi-match',
    who: 'veteran',
    show: scene => fresh(scene, multiMatch({ category: 'geography-match', subcategory: 'countries', level: 1 }), 9),
  },
  { name: 'result-practice', who: 'veteran', show: scene => fresh({ ...scene, languageId: undefined }, practice, 1) },
  { name: 'result-exercise-now', who: 'veteran', show: scene => fresh(scene, challenge('space'), 8) },
  { name: 'result-picture', who: 'veteran', show: scene => picture(scene, space, 9) },
  { name: 'result-picture-round', who: 'veteran', show: scene => picture(scene, statements, 7) },
  { name: 'result-daily-won', who: 'veteran', show: scene => dailyToday(scene, false) },
  {
    name: 'result-daily-review',
    who: 'veteran',
    show: async scene => void (await scene.page.goto(`${modeFolders.daily_quiz}review/${await takenToday(scene)}/`)),
  },
  { name: 'result-daily-picture', who: 'veteran', show: scene => dailyToday(scene, true) },
  {
    name: 'result-exercise-won',
    who: 'veteran',
    isLong: true,
    show: ({ page, seeded }) => page.goto(`/self-learning/result/${seeded.exerciseWon}/`),
  },
  {
    name: 'result-exercise-lost',
    who: 'veteran',
    isLong: true,
    show: ({ page, seeded }) => page.goto(`/self-learning/result/${seeded.exerciseLost}/`),
  },
  {
    name: 'result-daily-lost',
    who: 'starter',
    isLong: true,
    show: ({ page, seeded }) => page.goto(`${modeFolders.daily_quiz}result/${seeded.dailyLost}/`),
  },
  {
    name: 'result-daily-untaken',
    who: 'absentee',
    isLong: true,
    async show({ page, seeded }) {
      const play_id = (await daily(seeded.absentee)).play.id
      await seeded.absentee.ask('finish_play', { play_id })
      await page.goto(`${modeFolders.daily_quiz}result/${play_id}/`)
    },
  },
]
