import type { RunningServer } from '#server'
import type { Terminal } from '../../kit/terminal.ts'
import { keptSignIn } from './kept-sign-in.ts'

/** Says where the panel is, and how to sign in for the first time. */
export async function announce(
  { say, text }: Terminal,
  { setupToken, url }: Pick<RunningServer, 'setupToken' | 'url'>,
  dataDir: string,
  tookMs: number,
): Promise<void> {
  const signIn = await keptSignIn(dataDir)

  say(text('cli.start.ready', { url }))
  if (setupToken) {
    say(text('cli.start.firstUser', { url: `${url}/create-first-user?token=${setupToken}` }))
  } else if (signIn) {
    say(text('cli.start.signIn', { ...signIn }))
  }
  say(text('cli.start.took', { seconds: (tookMs / 1000).toFixed(1) }))
}
