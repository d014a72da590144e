import { useState } from 'react'
import type { Json, JsonField } from '#config-schema'
import type { Text } from '../../kit/text.tsx'
import { useText } from '../../kit/text.tsx'
import { useTyped } from '../kit/typed.ts'
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
export function useJsonText(
  value: Json | undefined,
  onChange: (value: Json) => void,
  schema: Schema = null,
): JsonText {
  const text = useText()
  const shown = prettyJson(value)
  const typed = useTyped(shown)
  const [complaint, setComplaint] = useState<{ of: string; words: string } | null>(null)

  const type = (next: string) => {
    const read = parsed(next)
    if (read === undefined) return typed.keep(next, shown)
    typed.keep(next, prettyJson(read))
    onChange(read)
  }
  const leave = async () => {
    const words = await complaintAbout(typed.text, schema, text)
    setComplaint(words === null ? null : { of: typed.text, words })
  }
  const pretty = shown !== typed.text && parsed(typed.text) !== undefined ? shown : null
  return {
    text: typed.text,
    pretty,
    complaint: complaint?.of === typed.text ? complaint.words : undefined,
    onType: type,
    onLeave: () => void leave(),
  }
}

/** undefined: this is no JSON. */
function parsed(text: string): Json | undefined {
  try {
    return text.trim() === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

const prettyJson = (value: Json | undefined): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2)

/** A sentence with its line; null: there is nothing to say. */
async function complaintAbout(written: string, schema: Schema, text: Text): Promise<string | null> {
  const value = parsed(written)
  const { mistake, places } = readPlaces(written)
  if (value === undefined)
    return text('field.json.invalid', { line: lineOf(written, mistake ?? 0) })
  if (schema === null || value === null) return null

  const found = await mistakeAgainst(schema.schema, value)
  if (found === null) return null
  const line = lineOf(written, places.get(found.pointer) ?? 0)
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
