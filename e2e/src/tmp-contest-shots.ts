import { writeFileSync, mkdirSync } from 'node:fs'
import { launchBrowser } from '/work/main/e2e/src/harness/browser.ts'
import { buildWeb } from '/work/main/e2e/src/harness/build-web.ts'
import { startServer } from '/work/main/e2e/src/harness/server.ts'
import { newPlayer } from '/work/main/e2e/src/harness/players.ts'
import { take } from '/work/main/e2e/src/screenshots/take.ts'
await buildWeb()
const server = await startServer()
const browser = await launchBrowser()
mkdirSync('/tmp/how', { recursive: true })
try {
  const player = await newPlayer(server.url, 'Amira Haddad')
  const other = await newPlayer(server.url, 'Omar Haddad')
  const { data } = await player.ask('get_contest', {})
  const id = data.live[0]!.id
  let playId = 0
  for (const one of [other, player]) {
    const { play } = await one.ask('get_questions_by_contest', { contest_id: id })
    for (let current: number | null = play.current_question_id; current !== null; ) {
      const { data } = await one.ask('submit_answer', { play_id: play.id, question_id: current, answer: one === player ? 'a' : 'b' })
      current = data.current_question_id
    }
    playId = play.id
  }
  await server.change(`update contests set starts_at = starts_at - interval '8 days', ends_at = ends_at - interval '8 days' where id = ${id}; update plays set window_ends_at = window_ends_at - interval '8 days' where mode = 'contest'`)
  for (let state = ''; state !== 'over'; ) state = (await player.ask('get_contest_detail', { contest_id: id })).data.state
  const cast = { veteran: player, languageIds: {} } as never
  const shots = [['phone','light','english'],['desk','light','english'],['desk','dark','arabic'],['phone','dark','arabic']] as const
  for (const [size, theme, language] of shots) {
    for (const [name, path] of [['contest-how', `/contest-play/how/${playId}/`], ['contest-final', `/contest-play/result/${playId}/`]] as const) {
      const screen = { name, who: 'veteran' as const, isLong: true, show: ({ page }: any) => page.goto(path) }
      writeFileSync(`/tmp/how/${name}-${size}-${theme}-${language}.png`, await take(browser, server.url, cast, { screen, size, theme, language }))
    }
  }
} catch (e) { console.error(e); console.error(server.log().slice(-2000)) } finally { await browser.close(); await server.stop() }
