import Bowser from 'bowser'
import type { Text } from '../../kit/text.tsx'

/** 'Firefox on Windows', of what a browser calls itself; null: it doesn't say that it is one. */
export function deviceName(text: Text, agent: string): string | null {
  const { browser, os } = Bowser.parse(agent)
  if (!browser.name) return null
  return os.name
    ? text('account.sessions.device', { browser: browser.name, system: os.name })
    : browser.name
}
