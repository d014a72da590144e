import type { Style } from './source.ts'

/** Code that stands as it is among what is printed. */
export class Code {
  constructor(readonly code: string) {}
}

export type Value = string | number | boolean | Code | readonly Value[] | { [key: string]: Value }

const widest = 90

/** A value in the author's style. What is short stays on one line, but an entity never does. */
export function print(value: Value, indent: string, style: Style, isEntity = false): string {
  const line = inOneLine(value, style)
  if (!isEntity && indent.length + line.length <= widest) return line
  if (value instanceof Code || typeof value !== 'object') return line
  const inner = indent + style.unit
  const parts = Array.isArray(value)
    ? value.map((one: Value) => print(one, inner, style))
    : Object.entries(value).map(([key, one]) => `${key}: ${print(one, inner, style)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = parts.map((part) => `${inner}${part},${style.eol}`).join('')
  return `${open}${style.eol}${lines}${indent}${close}`
}

function inOneLine(value: Value, style: Style): string {
  if (value instanceof Code) return value.code
  if (typeof value === 'string') return quoted(value, style)
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) {
    return `[${value.map((one: Value) => inOneLine(one, style)).join(', ')}]`
  }
  const parts = Object.entries(value).map(([key, one]) => `${key}: ${inOneLine(one, style)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

export const quoted = (text: string, { quote }: Style): string =>
  quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
