import { Problem } from '#problems'
import type { Terminal } from '../kit/terminal.ts'
import { readPassword } from '../services/smoke/read-password.ts'
import type { ScreenResult } from '../services/smoke/smoke-test.ts'

export interface UrlFlags {
  url: string
  user?: string
  json?: true
}

/** `stateroom test --url`: opens every screen of a running site as one of its users. */
export async function testUrl(terminal: Terminal, { json, url, user }: UrlFlags): Promise<void> {
  const { complain, env, say, text } = terminal
  const tell = json ? complain : say
  if (user === undefined) throw new Problem('smoke.noUser')
  const password = await readPassword(env)
  const { smokeTest } = await import('../services/smoke/smoke-test.ts')
  const screens = await smokeTest(terminal, {
    ...{ url, user, password },
    onPlanned: (count) => tell(text('cli.smoke.planned', { count })),
    onScreen: (result) => {
      for (const line of screenLines(result, text)) tell(line)
    },
  })
  const bad = screens.filter(({ troubles }) => troubles.length > 0)
  if (json) say(JSON.stringify({ format: 1, url, user, screens }, null, 2))
  if (bad.length > 0) throw new Problem('smoke.failed', { details: { count: String(bad.length) } })
  tell(text('cli.smoke.fine', { count: screens.length }))
}

const screenLines = ({ durationMs, path, troubles }: ScreenResult, text: Terminal['text']) => [
  `${troubles.length === 0 ? '✓' : '✗'} ${path === '' ? '/' : path}  ${durationMs} ms`,
  ...troubles.map(({ detail, kind }) => `  ${text(`cli.smoke.trouble.${kind}`, { detail })}`),
]
