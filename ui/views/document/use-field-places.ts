import { useMemo } from 'react'
import type { ClientField, ClientTab } from '#contracts/fields'
import { childrenOf, pathBelow } from '#contracts/fields'
import type { DocumentActor } from '#machines/document'
import type { FormStateActor } from '#machines/form-state'
import { isShown, keyOf } from '#machines/form-state'
import type { Action } from '../../actions/action.ts'
import { useOfferedPlaces } from '../../actions/use-offered-places.ts'
import { showField } from '../../fields/errors/show-field.ts'
import { placeOf } from '../../fields/form-state/places.ts'
import { pathOf } from '../../kit/paths.ts'

/** The palette goes to the fields of the form, but for what lies in rows and texts. */
export function useFieldPlaces(
  document: DocumentActor,
  fields: readonly ClientField[],
  formState: FormStateActor | null,
): void {
  const places = useMemo(() => {
    const isThere: IsThere = (part, parent) => {
      if (part.asks === undefined || !formState) return true
      const key = keyOf(document.getSnapshot().context.values, placeOf(part, parent))
      return isShown(formState.getSnapshot().context, key, part.asks)
    }
    return {
      fields: () =>
        placesIn(fields, '', isThere).map(
          ({ path, label, within }): Action => ({
            id: `field-${path}`,
            label,
            detail: within.join(' › '),
            run: () => showField(document, fields, [path]),
          }),
        ),
    }
  }, [document, fields, formState])
  useOfferedPlaces(places)
}

type IsThere = (part: ClientField | ClientTab, parent: string) => boolean

interface FieldPlace {
  path: string
  label: string
  /** What it lies in, from outside. */
  within: readonly string[]
}

function placesIn(
  fields: readonly ClientField[],
  parent: string,
  isThere: IsThere,
  within: readonly string[] = [],
): FieldPlace[] {
  return fields.flatMap((field) => {
    if (field.hidden || field.type === 'ui' || !isThere(field, parent)) return []
    const path = pathOf(field, parent)
    const label = labelOf(field)
    const own = path !== parent && label !== null ? [{ path, label, within }] : []
    const below = childrenOf(field).flatMap((list) => {
      if (list.in !== 'parent' && list.in !== 'record') return []
      if (!isThere(list.holder, parent)) return []
      const holder = labelOf(list.holder)
      const holders = holder === null ? within : [...within, holder]
      return placesIn(
        list.fields,
        list.in === 'record' ? pathBelow(parent, list.name) : parent,
        isThere,
        holders,
      )
    })
    return [...own, ...below]
  })
}

const labelOf = (part: object): string | null =>
  'label' in part && typeof part.label === 'string' && part.label !== '' ? part.label : null
