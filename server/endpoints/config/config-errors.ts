import type { PayloadRequest } from 'payload'
import type { ConfigError } from '#contracts/admin-config'

/** Hears that a function of the site's config threw, and where the config has it. */
export type ReportConfigError = (place: string, thrown: unknown) => void

const longestMessage = 300

export const configErrorOf = (place: string, thrown: unknown): ConfigError => ({
  place,
  message: (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, longestMessage),
})

/** Writes each error to the log once: the config is asked for by everyone, again and again. */
export function logConfigErrors(
  { payload: { logger } }: PayloadRequest,
  errors: readonly ConfigError[],
  logged: Set<string>,
): void {
  for (const { place, message } of errors) {
    const line = `The site's config fails at ${place}: ${message.replace(/\s+/g, ' ')}`
    if (logged.has(line) || logged.size >= mostLogged) continue
    logged.add(line)
    logger.warn(line)
  }
}

const mostLogged = 1000
