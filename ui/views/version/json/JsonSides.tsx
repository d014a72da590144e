import { useEffect, useMemo, useRef, useState } from 'react'
import type { DiffOpener } from '../../../fields/code/editor/open-diff.ts'
import type { LoadedEditor } from '../../../fields/code/load-editor.ts'
import { loadEditor } from '../../../fields/code/load-editor.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import css from './JsonSides.module.css'
import { movedRows } from './moved-rows.ts'

interface Props {
  before: unknown
  after: unknown
}

/** Two versions as the JSON that is stored. */
export function JsonSides({ before, after }: Props) {
  const text = useText()
  const { editorCdn = null } = usePanel().boot
  const [editor, setEditor] = useState<LoadedEditor | null>(null)
  const moved = useMemo(() => movedRows(before, after), [before, after])
  const sides = useMemo(() => ({ before: lines(before), after: lines(after) }), [before, after])
  useEffect(() => {
    let isGone = false
    void loadEditor(editorCdn).then((loaded) => {
      if (!isGone) setEditor(loaded)
    })
    return () => {
      isGone = true
    }
  }, [editorCdn])
  return (
    <>
      {moved.length > 0 && (
        <ul className={css.moved}>
          {moved.map(({ path, from, to }) => (
            <li key={`${path} ${from}`}>{text('version.json.moved', { path, from, to })}</li>
          ))}
        </ul>
      )}
      {editor === null && <Skeleton label={text('app.loading')} lines={6} />}
      {editor?.from === 'nowhere' && <PlainSides {...sides} />}
      {editor && editor.from !== 'nowhere' && <DiffPlace openDiff={editor.openDiff} {...sides} />}
    </>
  )
}

type Sides = { before: string; after: string }

function DiffPlace({ openDiff, before, after }: Sides & { openDiff: DiffOpener }) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const labels = { before: text('difference.before'), after: text('difference.after') }
    return place.current ? openDiff(place.current, { before, after, labels }) : undefined
  }, [openDiff, before, after, text])
  return <div ref={place} className={css.root} dir="ltr" />
}

const PlainSides = ({ before, after }: Sides) => (
  <div className={css.plain} dir="ltr">
    <pre>{before}</pre>
    <pre>{after}</pre>
  </div>
)

const lines = (value: unknown): string => JSON.stringify(value, null, 2)
