import type { AnyStateNode } from 'xstate'

/** Ids of states for Mermaid: their paths where it can read them, and numbers elsewhere. */
export interface MermaidIds {
  of(state: AnyStateNode): string
  /** Of what stands for all that is in a group. */
  anyOf(state: AnyStateNode): string
}

/** The names that are written come first, before those that are only needed. */
export function mermaidIds(states: readonly AnyStateNode[]): MermaidIds {
  const taken = new Set<string>()
  function free(wanted: string): string {
    let id = isReadable(wanted) ? wanted : 's1'
    for (let number = 1; taken.has(id); number += 1) id = `s${number}`
    taken.add(id)
    return id
  }
  const inside = states.filter(({ parent }) => parent)
  const own = new Map(inside.map((state) => [state, free(state.path.join('_'))]))
  for (const state of states) if (!own.has(state)) own.set(state, free('machine'))
  const any = new Map(states.map((state) => [state, free(`${own.get(state)}_any`)]))
  return { of: (state) => own.get(state)!, anyOf: (state) => any.get(state)! }
}

/** A text that is shown as it is written, whatever it means to Mermaid or to a page. */
export const mermaidText = (text: string): string =>
  text.replace(/[#;:"<>&%{}\s]/g, (sign) => (sign === ' ' ? ' ' : entityOf(sign)))

const entities: Readonly<Record<string, string>> = { '"': 'quot', '<': 'lt', '>': 'gt', '&': 'amp' }

const entityOf = (sign: string) => `#${entities[sign] ?? sign.charCodeAt(0)};`

const isReadable = (id: string) => /^[a-z_]\w*$/i.test(id) && !keywords.has(id.toLowerCase())

/** What Mermaid takes for the beginning of something else. */
const keywords = new Set([
  'accdescr',
  'acctitle',
  'as',
  'class',
  'classdef',
  'click',
  'default',
  'direction',
  'end',
  'hide',
  'href',
  'note',
  'scale',
  'state',
  'statediagram',
  'style',
])
