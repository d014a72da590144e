import { useSelector } from '@xstate/react'
import { Profiler } from 'react'
import type { ClientField } from '#contracts/fields'
import type { DocumentActor } from '#machines/document'
import { useRevealErrors } from '../../fields/errors/use-reveal-errors.ts'
import { FieldList } from '../../fields/FieldList.tsx'
import { FilePicker } from '../../fields/FilePicker.tsx'
import type { Form } from '../../fields/form.ts'
import { FindInDocument } from '../../find/FindInDocument.tsx'
import { Button } from '../../parts/Button.tsx'
import css from './gallery.module.css'

interface GalleryProps {
  document: DocumentActor
  main: readonly ClientField[]
  side: readonly ClientField[]
  isReadOnly: boolean
  /** Hears which field was painted. */
  onPaint: (name: string) => void
}

/** A document of every kind of field, as the panel would show it. */
export function Gallery({ document, main, side, isReadOnly, onPaint }: GalleryProps) {
  const isOpen = useSelector(document, (state) => state.matches('open'))
  if (!isOpen) return null
  const form: Form = { document, isNew: false, isReadOnly, locale: 'en', slug: 'samples' }
  return (
    <main className={css.root} data-form-ready="true">
      <FindInDocument document={document} fields={[...main, ...side]} isReadOnly={isReadOnly} />
      <div className={css.main}>
        <h1>Fields</h1>
        <Actions form={form} />
        <Counted form={form} fields={main} onPaint={onPaint} />
      </div>
      {side.length > 0 && (
        <div className={css.side}>
          <Counted form={form} fields={side} onPaint={onPaint} />
          <FilePicker form={form} upload={{ mimeTypes: ['image/*'] }} />
        </div>
      )}
    </main>
  )
}

function Actions({ form }: { form: Form }) {
  useRevealErrors(form)
  return (
    <div>
      <Button
        kind="primary"
        onClick={() => form.document.send({ type: 'user.save', intent: 'save' })}
      >
        Save
      </Button>{' '}
      <Button onClick={() => form.document.send({ type: 'user.revert' })}>Revert</Button>
    </div>
  )
}

interface CountedProps {
  form: Form
  fields: readonly ClientField[]
  onPaint: (name: string) => void
}

const Counted = ({ form, fields, onPaint }: CountedProps) =>
  fields.map((field, index) => {
    const name = 'name' in field && field.name ? field.name : `${field.type}${index}`
    return (
      <Profiler key={name} id={name} onRender={onPaint}>
        <FieldList form={form} fields={[field]} parent="" />
      </Profiler>
    )
  })
