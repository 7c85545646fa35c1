// A mail server that stores emails, with just enough SMTP for one sender.

import { createServer, type Server } from 'node:net'
import { until } from './programs.ts'

export class Mailbox {
  readonly #mails: string[] = []
  readonly #server: Server

  constructor(port: number) {
    this.#server = createServer(line => {
      let text = ''
      let isData = false
      line.setEncoding('utf8').on('error', () => {})
      line.write('220 here\r\n')
      line.on('data', (chunk: string) => {
        text += chunk
        for (let end = text.indexOf('\r\n'); !isData && end >= 0; end = text.indexOf('\r\n')) {
          const command = text.slice(0, 4).toUpperCase()
          text = text.slice(end + 2)
          isData = command === 'DATA'
          line.write(isData ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
        }
        const end = text.indexOf('\r\n.\r\n')
        if (!isData || end < 0) return
        this.#mails.push(text.slice(0, end).replaceAll('=\r\n', '').replaceAll('=3D', '='))
        text = text.slice(end + 5)
        isData = false
        line.write('250 ok\r\n')
      })
    }).listen(port, '127.0.0.1')
    this.#server.unref()
  }

  /** Waits for an email to this address. @returns the first match */
  async find(to: string, what: RegExp): Promise<string> {
    const found = () =>
      this.#mails
        .filter(mail => mail.includes(to))
        .map(mail => what.exec(mail)?.[0])
        .find(Boolean)
    await until(() => found() !== undefined, `a mail to ${to}`)
    return found() ?? ''
  }

  close(): void {
    this.#server.close()
  }
}
