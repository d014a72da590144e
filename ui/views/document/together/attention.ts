import type { Activity } from '#config-schema'

/** What this person does to a document at this moment, as far as others should know. */
export interface Attention {
  activity: Activity
  /** The path of the field in which they are. */
  field: string | null
}

/** The field around an element of a form; null: none. */
export function fieldAround(element: EventTarget | null): string | null {
  if (!(element instanceof Element)) return null
  return element.closest<HTMLElement>('[data-field]')?.dataset.field ?? null
}

/** Who only looks around is in no field. */
export const told = ({ activity, field }: Attention) => ({
  activity,
  ...(activity === 'editing' && field !== null && { field }),
})
