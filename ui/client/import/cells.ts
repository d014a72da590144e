import type { ClientOption, Json } from '#config-schema'
import { isRecord, Problem } from '#config-schema'
import { moments } from '../../fields/date/moments.ts'
import { formulas } from '../formulas.ts'
import { clockOf, dayIn } from './dates.ts'
import type { Cell } from './row.ts'
import type { Target, WritableField } from './target.ts'

/** How the texts of a file are meant. */
export interface Ways {
  hasDecimalComma: boolean
  /** Values are what they are; not texts to be read. */
  isTyped: boolean
}

/** What a cell says of a field. An empty one empties the field. */
export function readCell(cell: Cell, { content }: Target, ways: Ways): Json {
  if (cell === undefined || cell === null || cell === '') return null
  if (typeof cell !== 'string') return cell
  const text = ways.isTyped ? cell : withoutGuard(cell)
  switch (content.type) {
    case 'id':
      return text
    case 'status':
      return choiceOf(text, statuses)
    default:
      return fieldValue(text, content, ways)
  }
}

/** An export puts an apostrophe before what a spreadsheet would run. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && formulas.test(text) ? text.slice(1) : text

const statuses: readonly ClientOption[] = ['draft', 'published'].map((value) => ({
  value,
  label: value,
}))

function fieldValue(text: string, field: WritableField, ways: Ways): Json {
  switch (field.type) {
    case 'number':
      return field.hasMany ? each(text, (one) => numberOf(one, ways)) : numberOf(text, ways)
    case 'checkbox':
      return truthOf(text)
    case 'date':
      return instantOf(text, field)
    case 'select':
      return field.hasMany
        ? each(text, (one) => choiceOf(one, field.options))
        : choiceOf(text, field.options)
    case 'radio':
      return choiceOf(text, field.options)
    case 'text':
      return field.hasMany ? each(text, (one) => one) : text
    case 'relationship':
    case 'upload':
      return field.hasMany ? each(text, (one) => one) : (parsedList(text) ?? text)
    case 'point':
      return pointOf(text)
    case 'json':
      return ways.isTyped ? text : jsonOf(text)
    case 'array':
    case 'blocks':
      return listOf(text)
    case 'richText':
      return recordOf(text)
    default:
      return text
  }
}

/** A list as an export writes it, or as a person does. */
function each(text: string, read: (one: string) => Json): Json {
  const list = parsedList(text) ?? text.split(/[,;]/).map((one) => one.trim())
  if (!Array.isArray(list)) return [list]
  return list.filter((one) => one !== '').map((one) => (typeof one === 'string' ? read(one) : one))
}

function parsedList(text: string): Json | null {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function numberOf(text: string, { hasDecimalComma }: Ways): number {
  const bare = text.trim()
  const plain = hasDecimalComma ? bare.replace(/^([^.,]*),([^.,]*)$/, '$1.$2') : bare
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) throw new Problem('import.badNumber')
  return Number(plain)
}

function truthOf(text: string): boolean {
  const word = text.trim().toLowerCase()
  if (yes.has(word)) return true
  if (no.has(word)) return false
  throw new Problem('import.badCell')
}

/** As spreadsheets and people write it in the panel's languages. */
const yes = new Set(['true', 'yes', '1', 'x', 'wahr', 'ja'])
const no = new Set(['false', 'no', '0', 'falsch', 'nein'])

/** By its value, else by what people read. */
function choiceOf(text: string, options: readonly ClientOption[]): string {
  const word = text.trim()
  const isIt = (one: string) => one.toLowerCase() === word.toLowerCase()
  const found =
    options.find(({ value }) => value === word) ??
    options.find(({ label, value }) => isIt(label) || isIt(value))
  if (found) return found.value
  const choices = options.map(({ value }) => value).join(', ')
  throw new Problem('import.badChoice', { details: { choices } })
}

function instantOf(text: string, { appearance }: Extract<WritableField, { type: 'date' }>): string {
  const bare = text.trim()
  const written = clockOf(bare)
  const moment = moments[appearance]
  const stored =
    written?.kind === 'instant'
      ? written.iso
      : written?.kind === 'time' && appearance === 'timeOnly'
        ? moment.stored(written.time, null)
        : written?.kind === 'day' && appearance !== 'timeOnly'
          ? moment.stored(dayIn(appearance, written), null)
          : null
  if (stored === null) throw new Problem('import.badDate')
  return stored
}

function pointOf(text: string): Json {
  const list = parsedList(text) ?? text.split(/[,;]\s*/).map((one) => Number(one.trim() || 'none'))
  const isPoint =
    Array.isArray(list) &&
    list.length === 2 &&
    list.every((one) => typeof one === 'number' && Number.isFinite(one))
  if (!isPoint) throw new Problem('import.badNumber')
  return list
}

function jsonOf(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('import.badJson')
  }
}

function listOf(text: string): Json {
  const value = jsonOf(text)
  if (!Array.isArray(value)) throw new Problem('import.badJson')
  return value
}

function recordOf(text: string): Json {
  const value = jsonOf(text)
  if (!isRecord(value)) throw new Problem('import.badJson')
  return value
}
