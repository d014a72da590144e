import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface Letter {
  to: readonly string[]
  /** Headers and body, with their line breaks joined as a mail program does. */
  content: string
}

/** A mail server on this machine that keeps what it is given. */
export interface Mailbox {
  port: number
  letters: readonly Letter[]
  /** The next letter to this address that nobody has waited for, as soon as it is there. */
  next: (to: string) => Promise<Letter>
  close: () => Promise<void>
}

/** @param login the name and password that it asks for; without one everybody may. */
export async function openMailbox(login?: { user: string; password: string }): Promise<Mailbox> {
  const letters: Letter[] = []
  const read = new Set<Letter>()
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: !login,
    allowInsecureAuth: true,
    onAuth: ({ password, username }, _session, done) => {
      const isRight = username === login?.user && password === login?.password
      if (isRight) done(null, { user: username })
      else done(new Error('Wrong user or password.'))
    },
    onData: (stream, { envelope }, done) => {
      text(stream).then((content) => {
        letters.push({ to: envelope.rcptTo.map(({ address }) => address), content: plain(content) })
        for (const go of waiting.splice(0)) go()
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    port: (server.server.address() as AddressInfo).port,
    letters,
    next: async (to) => {
      for (;;) {
        const letter = letters.find((one) => one.to.includes(to) && !read.has(one))
        if (letter) {
          read.add(letter)
          return letter
        }
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Quoted-printable as the text that it stands for. */
const plain = (content: string): string =>
  content
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The address that a letter's link leads to. */
export function linkIn({ content }: Letter): string {
  const [, link] = /href="([^"]+)"/.exec(content) ?? []
  if (!link) throw new Error(`There is no link in ${content}`)
  return link
}
