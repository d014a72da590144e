import { relative, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Why a module could not be built, for one line of text. */
export interface BuildFailure {
  /** 'components/Stars.tsx:12:4'; null: nobody knows. */
  place: string | null
  reason: string
}

/** Reads what the builder said: a message with a picture of the line, meant for a terminal. */
export function buildFailureOf(thrown: unknown, siteDir: string): BuildFailure {
  const message = stripVTControlCharacters(messageOf(thrown))
  const [first = ''] = message.split('\n')
  const [, file, line, column] = /\[ (.+?):(\d+):(\d+) \]/.exec(message) ?? []
  const reason = first.replace(/^(\[[^\]]+\] *)+/, '').replace(/ in \S+$/, '')
  return {
    place: file
      ? `${relative(siteDir, resolve(file)).split(sep).join('/')}:${line}:${column}`
      : null,
    reason: /[.!?]$/.test(reason) ? reason : `${reason}.`,
  }
}

function messageOf(thrown: unknown): string {
  const [first] = (thrown as { errors?: readonly unknown[] }).errors ?? []
  const error = first ?? thrown
  return error instanceof Error || isMessage(error) ? error.message : String(error)
}

const isMessage = (value: unknown): value is { message: string } =>
  typeof (value as { message?: unknown } | null)?.message === 'string'
