import type { BlockProps } from 'stateroom-admin/ui'
import { BlockFields, BlockHeader, Input, useBlock, useField } from 'stateroom-admin/ui'

/** The whole block: nothing of the panel's is in it. */
export function Callout({ path, rowNumber }: BlockProps) {
  const { value, setValue } = useField<string>(`${path}.words`)
  if (value === 'broken') throw new Error('Too loud.')
  return (
    <section aria-label={`Callout ${rowNumber}`}>
      <Input
        aria-label="Loud words"
        value={value ?? ''}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </section>
  )
}

/** The panel's pieces in a frame, with a line between them. */
export function WithHeader() {
  const { data, isOpen, setOpen } = useBlock<{ words?: string }>()
  return (
    <section aria-label="Framed note">
      <BlockHeader />
      <p>
        {isOpen ? 'Open' : 'Closed'}: {data.words}
      </p>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Turn
      </button>
      <BlockFields />
    </section>
  )
}
