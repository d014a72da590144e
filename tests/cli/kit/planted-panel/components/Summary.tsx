import { useState } from 'react'
import { FieldFrame, Input } from 'stateroom-admin/ui'

/** Keeps what is typed to itself. */
export function Summary() {
  const [typed, setTyped] = useState('')
  return (
    <FieldFrame>
      {(control) => (
        <Input
          {...control}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      )}
    </FieldFrame>
  )
}
