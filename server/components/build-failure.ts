import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isRecord } from '#contracts/is-record'

/** Why a module could not be built, for one line of text. */
export interface BuildFailure {
  /** 'components/Stars.tsx:12:4'; null: nobody knows. */
  place: string | null
  reason: string
}

/** Reads what the builder said: a message with a picture of the line, meant for a terminal. */
export function buildFailureOf(thrown: unknown, siteDir: string): BuildFailure {
  const error = firstOf(thrown)
  // A compiler that was called on its own counts its errors first.
  const message = stripVTControlCharacters(error.message ?? '').replace(
    /Transform failed with \d+ errors?:\s*/,
    '',
  )
  const [first = ''] = message.split('\n')
  const reason = first.replace(/^(\[[^\]]+\] *)+/, '').replace(/ in \S+$/, '')
  const [, file, line, column] = /\[ (.+?):(\d+):(\d+) \]/.exec(message) ?? []
  const within = (path: string) => relative(siteDir, resolve(path)).split(sep).join('/')
  return {
    place: importOf(error, within) ?? (file ? `${within(file)}:${line}:${column}` : null),
    reason: /[.!?]$/.test(reason) ? reason : `${reason}.`,
  }
}

/** As much as is read of what the builder throws. */
interface BuilderError {
  message?: string
  id?: string
  /** What could not be found, as the import writes it. */
  exporter?: string
}

function firstOf(thrown: unknown): BuilderError {
  if (!isRecord(thrown)) return { message: String(thrown) }
  const [first] = Array.isArray(thrown.errors) ? thrown.errors : []
  return first ?? thrown
}

/** The builder counts the lines of what it has made of the file; people have the file. */
function importOf({ id, exporter }: BuilderError, within: (path: string) => string): string | null {
  if (!id || !exporter || !existsSync(id)) return null
  const lines = readFileSync(id, 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes(exporter))
  return line === -1 ? null : `${within(id)}:${line + 1}:${lines[line]!.indexOf(exporter) + 1}`
}
