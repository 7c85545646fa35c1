// The development outbox: where messages go instead of an inbox.

import { setTimeout as wait } from 'node:timers/promises'

interface Message {
  to: string
  text: string
}

interface Letter {
  text: string
  link: string
  code: string
}

/** The newest message to an address or number, once there is one. */
export async function outbox(server: string, to: string): Promise<Letter> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const letter = (await messages(server)).findLast(message => message.to === to)
    if (letter) return { text: letter.text, link: /https?:\/\/\S+/.exec(letter.text)?.[0] ?? '', code: /\b\d{6}\b/.exec(letter.text)?.[0] ?? '' }
    await wait(100)
  }
  throw new Error(`No message for ${to}`)
}

async function messages(server: string): Promise<Message[]> {
  const response = await fetch(`${server}/identity/outbox?format=json`)
  return response.json()
}
