import type { Json } from '#contracts/documents'
import { changesOf } from './changes.ts'
import type { DocumentContext } from './document.types.ts'
import type { Place } from './places.ts'
import { unparsedIn } from './unparsed.ts'
import { writeOnly } from './untaken.ts'
import { isRecord } from './values.ts'

type Draft = Pick<DocumentContext, 'base' | 'values' | 'unparsed' | 'whole'>

/**
 * What no browser keeps of unsaved edits: passwords, files that it cannot give back, and half-typed
 * text that it does not tell.
 */
export function unkeptIn(draft: Draft): readonly Place[] {
  const untold = unparsedIn(draft).filter(({ text }) => text === null)
  return [...secretsIn(draft), ...untold.map(({ place }) => place)]
}

const secretsIn = ({ base, values, whole }: Draft): Place[] =>
  [...writeOnly]
    .filter((name) => isUnkept(name, values[name]) && name in changesOf(base, values, whole))
    .map((name) => [name])

/** A file that is uploaded ahead is kept with its upload. */
export const isUnkept = (name: string, value: Json | undefined): boolean =>
  writeOnly.has(name) && value !== undefined && !(isRecord(value) && 'collection' in value)
