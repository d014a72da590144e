import { useEffect, useRef } from 'react'
import { useField } from 'stateroom-admin/ui'

type Value = { left?: string; right?: string }

/**
 * An editor that is no component of React: it is made once, holds its value whole, tells it whole, and
 * looks at what comes from outside only when it is left.
 */
export function Pair() {
  const { path, value, setValue } = useField<Value>()
  const place = useRef<HTMLDivElement>(null)
  const first = useRef({ path, value, setValue })
  useEffect(() => {
    const { path, value, setValue } = first.current
    const held: Value = { ...value }
    for (const side of ['left', 'right'] as const) {
      const input = document.createElement('input')
      input.id = `own-${path}-${side}`
      input.setAttribute('aria-label', `${path} ${side}`)
      input.value = held[side] ?? ''
      input.addEventListener('input', () => {
        held[side] = input.value
        setValue({ ...held })
      })
      place.current?.append(input)
    }
  }, [])
  return (
    <div>
      <div ref={place} />
      <output id={`own-${path}`}>{JSON.stringify(value)}</output>
    </div>
  )
}
