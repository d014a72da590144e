import { useState } from 'react'
import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import css from './JsonTree.module.css'

interface Props {
  value: Json
  /** Its key or its number among the others. */
  name?: string
  depth?: number
}

/** What is open from the start. */
const openDepth = 2
/** As many as are drawn at once. */
const atOnce = 100

/** JSON that can be folded, piece by piece (APIV-2). What is folded is not drawn. */
export function JsonTree({ value, name, depth = 0 }: Props) {
  const entries = entriesOf(value)
  const [isOpen, setOpen] = useState(depth < openDepth && entries !== null)
  if (entries === null || entries.length === 0) return <Leaf value={value} name={name} />
  const [opening, closing] = Array.isArray(value) ? '[]' : '{}'
  return (
    <details
      className={css.branch}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={css.line}>
        {name !== undefined && <Name name={name} />}
        {opening}
        {!isOpen && (
          <span className={css.folded}>
            {` ${entries.length} `}
            {closing}
          </span>
        )}
      </summary>
      {isOpen && <Children entries={entries} depth={depth + 1} />}
      {isOpen && <div className={css.line}>{closing}</div>}
    </details>
  )
}

function Children({ entries, depth }: { entries: readonly [string, Json][]; depth: number }) {
  const text = useText()
  const [shown, setShown] = useState(atOnce)
  const rest = entries.length - shown
  return (
    <div className={css.children}>
      {entries.slice(0, shown).map(([key, child]) => (
        <JsonTree key={key} value={child} name={key} depth={depth} />
      ))}
      {rest > 0 && (
        <Button size="small" onClick={() => setShown(shown + atOnce)}>
          {text('list.more', { count: rest })}
        </Button>
      )}
    </div>
  )
}

const Leaf = ({ value, name }: { value: Json; name: string | undefined }) => (
  <div className={css.line}>
    {name !== undefined && <Name name={name} />}
    <span data-kind={value === null ? 'null' : typeof value} className={css.value}>
      {JSON.stringify(value)}
    </span>
  </div>
)

const Name = ({ name }: { name: string }) => <span className={css.name}>{name}: </span>

function entriesOf(value: Json): [string, Json][] | null {
  if (Array.isArray(value)) return value.map((child, index) => [String(index), child])
  return isRecord(value) ? (Object.entries(value) as [string, Json][]) : null
}
