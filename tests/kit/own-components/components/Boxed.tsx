import { Default, useDocument } from 'stateroom-admin/ui'

/** The panel's own form, with a line above it. */
export function Boxed() {
  const { values, isNew } = useDocument()
  return (
    <section aria-label="Box">
      <p>{isNew ? 'A new note' : String(values.text)}</p>
      <Default />
    </section>
  )
}
