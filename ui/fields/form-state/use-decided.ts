import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ClientField, TabsField } from '#contracts/fields'
import type { FieldState } from '#contracts/form-state'
import type { FormStateActor, FormStateContext } from '#machines/form-state'
import { decided, isShown, keyOf } from '#machines/form-state'
import type { Form } from '../form.ts'
import { decidedField } from './decided-field.ts'
import { placeOf } from './places.ts'

/** A field and its form, as the server decided about them. */
export interface Decided {
  field: ClientField
  form: Form
}

/** null: the field is not on the form now. Its value stays. */
export function useDecided(
  form: Form,
  formState: FormStateActor,
  { field, parent }: { field: ClientField; parent: string },
): Decided | null {
  const { document } = form
  const place = placeOf(field, parent)
  const key = useSelector(document, ({ context }) => keyOf(context.values, place))
  const parentKey = useSelector(document, ({ context }) => keyOf(context.values, parent))
  const state = useSelector(formState, ({ context }) => stateOf(context, field, key), isSame)
  const tabs = useSelector(formState, ({ context }) => tabsOf(context, field, parentKey), isSame)

  return useMemo(() => {
    if (state === null || tabs?.every((isOut) => isOut)) return null
    const shown = field.type === 'tabs' && tabs ? withTabs(field, tabs) : field
    return {
      field: decidedField(shown, state),
      form: state.readOnly === true ? { ...form, isReadOnly: true } : form,
    }
  }, [field, form, state, tabs])
}

/** Of tabs that are asked about one by one, nothing is said as a whole. */
function stateOf(context: FormStateContext, field: ClientField, key: string): FieldState | null {
  if (field.asks === undefined) return asConfigured
  return isShown(context, key, field.asks) ? decided(context, key) : null
}

const asConfigured: FieldState = {}

/** Which of the tabs are not to be seen. */
const tabsOf = (context: FormStateContext, field: ClientField, parentKey: string) =>
  field.type === 'tabs'
    ? field.tabs.map((tab) => tab.asks && !isShown(context, placeOf(tab, parentKey), tab.asks))
    : null

/** They keep their numbers, by which the open one is known. */
const withTabs = (field: TabsField, areOut: readonly (boolean | undefined)[]): TabsField => ({
  ...field,
  tabs: field.tabs.map((tab, index) => ({ ...tab, isOut: areOut[index] === true })),
})

/** An answer that says the same again paints nothing. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
