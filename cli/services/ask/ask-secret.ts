import { text as readAll } from 'node:stream/consumers'
import { Problem } from '#problems'
import type { Terminal } from '../../kit/terminal.ts'
import type { EntryProps } from '../../screens/EntryScreen.tsx'

export type ShowEntry = (props: EntryProps) => Promise<string | null>

/** What asks a person for a line; null: there is nobody. Loaded before a config, as `questionScreen` is. */
export const entryScreen = async ({ isInteractive }: Terminal): Promise<ShowEntry | null> =>
  isInteractive ? (await import('../../screens/show-entry.tsx')).showEntry : null

/** A new password: from stdin, or typed twice where nobody sees it. null: they stopped. */
export async function askPassword(
  { text }: Terminal,
  showEntry: ShowEntry | null,
  { fromStdin }: { fromStdin: boolean },
): Promise<string | null> {
  if (fromStdin && !process.stdin.isTTY) return fromInput()
  if (!showEntry) throw new Problem('user.unanswered', { details: { flags: '--password-stdin' } })
  for (let problem: string | undefined; ; problem = text('cli.user.differ')) {
    const ask = (label: string) =>
      showEntry({ label, isSecret: true, hint: text('cli.user.hint'), problem })
    const password = await ask(text('cli.user.newPassword'))
    if (password === null) return null
    problem = undefined
    const repeated = await ask(text('cli.user.repeat'))
    if (repeated === null || repeated === password) return repeated
  }
}

/** The line end that `echo` adds is no part of it. */
async function fromInput(): Promise<string> {
  const password = (await readAll(process.stdin)).replace(/\r?\n$/, '')
  if (password === '') throw new Problem('user.noStdin')
  return password
}
