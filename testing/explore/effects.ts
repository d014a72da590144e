import type { EventObject } from 'xstate'
import { inWords } from '../in-words.ts'
import { isRecord } from '../objects.ts'

/** What a machine tells the world, as a line: `emits {"type":"saved"}`, `track {"page":1}`. */
export function effectOf({ type, params }: { type: string; params: unknown }): string[] {
  if (type === 'xstate.emit') return [`emits ${inWords(eventIn(params))}`]
  if (type === 'xstate.sendTo') return [`sends ${inWords(eventIn(params))}`]
  if (type.startsWith('xstate.')) return []
  return [params === undefined ? type : `${type} ${inWords(params)}`]
}

/** The event that an action emits; any other action emits none. */
export const emittedBy = ({ type, params }: { type: string; params: unknown }): EventObject[] =>
  type === 'xstate.emit' ? [eventIn(params) as EventObject] : []

const eventIn = (params: unknown): unknown =>
  isRecord(params) && 'event' in params ? params.event : params
