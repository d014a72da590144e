import type { DocumentData } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { ReadOptions } from './read-options.ts'
import type { Text, TextFormat } from './rich-tree.ts'
import { textFormats } from './rich-tree.ts'
import { own, textAt } from './values.ts'

export function textOf(node: DocumentData, options: ReadOptions): Text[] {
  const text = textAt(node, 'text')
  return text === ''
    ? []
    : [{ type: 'text', text, formats: formatsOf(node), ...statesOf(node, options) }]
}

function formatsOf(node: DocumentData): TextFormat[] {
  const bits = own(node, 'format')
  if (typeof bits !== 'number') return []
  return textFormats.filter((_, index) => (bits & (1 << index)) !== 0)
}

/** Only what the options describe: what is stored in `style` could be anything. */
function statesOf(node: DocumentData, { textStates }: ReadOptions): Pick<Text, 'states' | 'css'> {
  const stored = own(node, '$')
  if (!isRecord(stored) || textStates === undefined) return stateless
  const known = Object.entries(stored).flatMap(([key, value]) => {
    if (typeof value !== 'string' || !Object.hasOwn(textStates, key)) return []
    const values = textStates[key]
    const state = values && Object.hasOwn(values, value) ? values[value] : undefined
    return state ? [{ key, value, css: state.css }] : []
  })
  return {
    states: Object.fromEntries(known.map(({ key, value }) => [key, value])),
    css: Object.assign({}, ...known.map(({ css }) => css)),
  }
}

const stateless = { states: {}, css: {} }
