import { useState } from 'react'
import type { Json } from '#contracts/documents'
import type { JsonField } from '#contracts/fields'
import { inexactIn } from '../../client/exact-numbers.ts'
import type { Text } from '../../kit/text.tsx'
import { useText } from '../../kit/text.tsx'
import type { Form } from '../form.ts'
import { useEdit, useValue } from '../form.ts'
import { useTyped } from '../kit/typed.ts'
import { useHalfTyped } from '../kit/use-half-typed.ts'
import { lineOf, readPlaces } from './places.ts'

export interface JsonText {
  text: string
  /** What is wrong with the text, once somebody has left it so. */
  complaint: string | undefined
  onType: (text: string) => void
  onLeave: () => void
  /** The same, well set; null where it is so already, or no JSON. */
  pretty: string | null
}

type Schema = JsonField['jsonSchema']

/**
 * A value as JSON text, which stays exactly as it is typed: what is no JSON yet is told, and not
 * taken for a value.
 */
export function useJsonText(form: Form, path: string, schema: Schema = null): JsonText {
  const text = useText()
  const edit = useEdit(form, path)
  const shown = prettyJson(useValue(form, path))
  const typed = useTyped(shown)
  const halfTyped = useHalfTyped(form, path)
  const written = halfTyped.text ?? typed.text
  const [complaint, setComplaint] = useState<{ of: string; words: string } | null>(null)

  const type = (next: string) => {
    const read = parsed(next)
    if (read === undefined) return halfTyped.keep(next)
    typed.keep(next, prettyJson(read))
    edit(read)
  }
  const leave = async () => {
    halfTyped.onLeave()
    const words = await mismatchOf(written, schema, text)
    setComplaint(words === null ? null : { of: written, words })
  }
  const mismatch = complaint?.of === written ? complaint.words : undefined
  const pretty = shown !== written && parsed(written) !== undefined ? shown : null
  return {
    text: written,
    pretty,
    complaint:
      roundingIn(written, text) ?? (halfTyped.isLeft ? mistakeIn(written, text) : mismatch),
    onType: type,
    onLeave: () => void leave(),
  }
}

/** undefined: this is no JSON, or has numbers that would be rounded. */
function parsed(text: string): Json | undefined {
  try {
    if (text.trim() === '') return null
    const value = JSON.parse(text)
    return inexactIn(text) ? undefined : value
  } catch {
    return undefined
  }
}

const prettyJson = (value: Json | undefined): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2)

function roundingIn(written: string, text: Text): string | undefined {
  const found = inexactIn(written)
  if (!found) return undefined
  return text('field.json.digits', { line: lineOf(written, found.at), number: found.written })
}

/** Why it is no JSON, with its line. */
const mistakeIn = (written: string, text: Text): string =>
  text('field.json.invalid', { line: lineOf(written, readPlaces(written).mistake ?? 0) })

/** Where it does not fit the schema, with its line; null: there is nothing to say. */
async function mismatchOf(written: string, schema: Schema, text: Text): Promise<string | null> {
  const value = parsed(written)
  if (schema === null || value === null || value === undefined) return null

  const found = await mistakeAgainst(schema.schema, value)
  if (found === null) return null
  const line = lineOf(written, readPlaces(written).places.get(found.pointer) ?? 0)
  return text('field.json.unfit', { line, reason: `data${found.pointer} ${found.sentence}` })
}

/** The library comes with the first schema. Where it does not come, the server has the only word. */
async function mistakeAgainst(schema: object, value: Json) {
  try {
    const { mistakeIn } = await import('../../validation/json-schema/mistake.ts')
    return mistakeIn(value, schema)
  } catch {
    return null
  }
}
