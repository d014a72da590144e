import { Default, useField } from 'stateroom-admin/ui'

/** Holds out until the value says that it breaks. */
export function Fragile() {
  const { value } = useField<string>()
  if (value === 'broken') throw new Error('This one breaks on purpose.')
  return (
    <section aria-label="Fragile frame">
      <Default />
    </section>
  )
}
