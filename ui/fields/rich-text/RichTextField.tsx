import type { ComponentProps } from 'react'
import { useState } from 'react'
import type { Json } from '#contracts/documents'
import type { RichTextField as Field } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { placedNodes, rootOf } from '#contracts/rich-text/rich-nodes'
import { later } from '../../kit/later.tsx'
import { RecordTexts } from '../../kit/record-texts.tsx'
import { useText } from '../../kit/text.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useValue } from '../form.ts'
import { fieldElement, useOpenWhenRevealed } from '../kit/reveal.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { RichTextJson } from './RichTextJson.tsx'
import { RichTextReading } from './RichTextReading.tsx'
import { useNearScreen } from './use-near-screen.ts'

const Writer = later(async () => {
  const { Writer: Loaded } = await import('./Writer.tsx')
  return (props: ComponentProps<typeof Loaded>) => (
    <RecordTexts>
      <Loaded {...props} />
    </RecordTexts>
  )
})

/** Text with headings, lists, links, files, tables and blocks (RICH-1). What is far from the screen costs nothing. */
export function RichTextField(props: FieldViewProps<Field>) {
  const { form, field, path } = props
  const [isDamaged] = useState(() => isBroken(valueNow(props)))
  const [frame, isNear] = useNearScreen()
  useOpenWhenRevealed(form, [path], () => fieldElement(path)?.scrollIntoView({ block: 'center' }))
  if (isDamaged || field.editor === 'json') return <DamagedField {...props} />
  return (
    <div ref={frame}>
      <ValueFrame form={form} field={field} path={path}>
        {(control) => {
          const reading = <RichTextReading form={form} path={path} control={control} />
          return isNear ? <Writer {...props} control={control} pending={reading} /> : reading
        }}
      </ValueFrame>
    </div>
  )
}

/** What cannot be opened is shown as it is stored, and stays that until somebody mends it. */
function DamagedField(props: FieldViewProps<Field>) {
  const text = useText()
  const value = useValue(props.form, props.path)
  return <RichTextJson {...props} note={isBroken(value) ? text('field.richText.damaged') : null} />
}

const valueNow = ({ form, path }: FieldViewProps<Field>): Json | undefined =>
  path
    .split('.')
    .reduce<Json | undefined>(
      (value, key) =>
        Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined,
      form.document.getSnapshot().context.values,
    )

/** Neither nothing nor a text: no editor can show it, and none may replace it unasked. */
function isBroken(value: Json | undefined): boolean {
  if (value === undefined || value === null) return false
  const root = rootOf(value)
  if (!isRecord(value) || (Object.keys(value).length > 0 && !root)) return true
  if (root && root.children !== undefined && !Array.isArray(root.children)) return true
  return isTooDeep(value)
}

/** So deep that functions which follow it would end. */
function isTooDeep(value: Json): boolean {
  for (const { path } of placedNodes(value)) {
    if (path.split('.').length > 2 * deepest) return true
  }
  return false
}

const deepest = 150
