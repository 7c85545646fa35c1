// Hints in guess the word: a letter at a time, charged in the transaction that shows it.

import { graphemesOf, nextHint } from '@trivium/rules/words'
import type { Context } from '../api/handle.ts'
import { must, refuse } from '../api/refuse.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { balanceOf, moveCoins, playerLedger } from '../wallet/index.ts'
import { chance } from './chance.ts'
import { lockOwnPlay, positionOf } from './own-play.ts'
import { type PlayRow, readQuestion, saveEffect } from './store.ts'

export interface Hint {
  position: number
  letter: string
  /** The balance after it. */
  coins: number
}

export async function useHint(asked: { play_id: number; question_id: number }, context: Context): Promise<Hint> {
  return inTransaction(context.db, async tx => {
    const play = await lockOwnPlay(tx, asked.play_id, context)
    if (play.state === 'finished') refuse('play_over')
    const position = positionOf(play, asked.question_id)
    if (position < play.position) refuse('already_answered')
    if (position > play.position) refuse('lifeline_not_allowed')
    const { word } = await readQuestion(tx, asked.question_id)
    if (word === null) refuse('lifeline_not_allowed')
    const frozen = must(play.questions[position], 'positionOf found it')
    const shown = frozen.hints ?? []
    const next = shown.length >= play.rules.hintsPerQuestion ? null : nextHint(word, shown, chance)
    if (next === null) refuse('hint_used_up')
    frozen.hints = [...shown, next]
    await saveEffect(tx, play)
    const coins = await charge(tx, play, asked.question_id, shown.length)
    return { position: next, letter: must(graphemesOf(word)[next], 'nextHint stays inside the word'), coins }
  })
}

async function charge(tx: Tx, play: PlayRow, questionId: number, index: number): Promise<number> {
  const from = playerLedger(play.account_id)
  const amount = play.rules.hintPrice
  if (amount === 0) return balanceOf(tx, from)
  const idempotencyKey = `hint:${play.id}:${questionId}:${index}`
  const moved = await moveCoins(tx, { from, to: 'house:sales', amount, title: 'hint', reference: `play:${play.id}`, idempotencyKey })
  return moved.fromBalance
}
