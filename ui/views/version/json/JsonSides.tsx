import { DiffEditor } from '@monaco-editor/react'
import type { ComponentProps } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { EditorKit } from '../../../fields/code/editor-kit.ts'
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
      {editor && editor.from !== 'nowhere' && <DiffPlace kit={editor.kit} {...sides} />}
    </>
  )
}

type Sides = { before: string; after: string }

type DiffView = Parameters<NonNullable<ComponentProps<typeof DiffEditor>['onMount']>>[0]

function DiffPlace({ kit, before, after }: Sides & { kit: EditorKit }) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const open = useRef<DiffView>(null)
  const [fontFamily, setFontFamily] = useState<string | null>(null)
  useEffect(() => {
    if (place.current) setFontFamily(getComputedStyle(place.current).fontFamily)
    const stopFollowing = kit.followTheme(document.documentElement)
    return () => {
      stopFollowing()
      if (open.current) closeModels(open.current)
    }
  }, [kit])
  const options = useMemo(
    () => ({ ...kit.look, ...readOnly, ...(fontFamily && { fontFamily }) }),
    [kit, fontFamily],
  )
  return (
    <div ref={place} className={css.root} dir="ltr">
      {fontFamily !== null && (
        <DiffEditor
          original={before}
          modified={after}
          // Monaco has colours for JSON only with a service that would check it.
          language="javascript"
          options={options}
          theme={kit.themeOf(document.documentElement)}
          loading={null}
          onMount={(view) => {
            open.current = view
            keepNamed(view.getOriginalEditor(), text('difference.before'))
            keepNamed(view.getModifiedEditor(), text('difference.after'))
          }}
        />
      )}
    </div>
  )
}

const readOnly = {
  readOnly: true,
  useInlineViewWhenSpaceIsLimited: true,
  hideUnchangedRegions: { enabled: true },
  renderMarginRevertIcon: false,
  renderGutterMenu: false,
}

/** Monaco forgets the names of both sides when it puts one below the other. */
function keepNamed(side: ReturnType<DiffView['getOriginalEditor']>, ariaLabel: string): void {
  const name = () => side.updateOptions({ ariaLabel })
  name()
  side.onDidChangeConfiguration(name)
}

/** Before its view: the other way round Monaco complains. */
function closeModels(view: DiffView): void {
  const models = view.getModel()
  view.setModel(null)
  models?.original.dispose()
  models?.modified.dispose()
}

const PlainSides = ({ before, after }: Sides) => (
  <div className={css.plain} dir="ltr">
    <pre>{before}</pre>
    <pre>{after}</pre>
  </div>
)

const lines = (value: unknown): string => JSON.stringify(value, null, 2)
