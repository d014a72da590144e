import { useState } from 'react'
import type { DocumentId } from '#contracts/documents'
import type { UploadField as Field } from '#contracts/fields'
import { useDocumentDrawer } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.tsx'
import { useSummaries } from '../../kit/titles.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { PickerDrawer } from '../document-picker/PickerDrawer.tsx'
import { useDocumentPicker } from '../document-picker/use-document-picker.ts'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { FieldAction } from '../kit/FieldAction.tsx'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { keyOf, moved, referencesIn, valueFrom, withAdded } from '../references/references.ts'
import { DocumentPicker } from '../relationship/DocumentPicker.tsx'
import { refusals } from '../rows/refusals.ts'
import { SeoImageAid } from '../seo/SeoAid.tsx'
import { isSeoImage } from '../seo/seo-fields.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { FileDrop } from './FileDrop.tsx'
import { FromUrl } from './from-url/FromUrl.tsx'
import { UploadButton } from './UploadButton.tsx'
import css from './UploadField.module.css'
import { useUploads } from './use-uploads.ts'

/** Files from an upload collection: what was chosen is shown, and more can be chosen where there is room. */
export function UploadField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const chosen = referencesIn(field, value)
  const known = useSummaries(chosen, form.locale)
  const [said, say] = useState('')
  const change = (references: typeof chosen) => edit(valueFrom(field, references))
  const openInDrawer = useDocumentDrawer((slug: string, id: DocumentId) =>
    change(withAdded(field, chosen, { slug, id })),
  )
  const documentPicker = useDocumentPicker(field, chosen, change)
  const uploads = useUploads(field, openInDrawer)

  const { toAdd } = refusals(text, field.hasMany ? chosen.length : 0, field)
  const hasRoom = field.hasMany ? toAdd === undefined : chosen.length === 0
  const label = field.label ?? field.name
  const move = (from: number, to: number) => {
    change(moved(chosen, from, to))
    say(text('field.rows.moved', { place: to + 1, total: chosen.length }))
  }
  return (
    <ValueFrame
      form={form}
      field={field}
      path={path}
      below={isSeoImage(field) && <SeoImageAid form={form} field={field} path={path} />}
    >
      {(control) => {
        const mayEdit = !control.readOnly
        const picker = (words: string, name: string) => (
          <FieldAction aria-label={name} onClick={documentPicker.open}>
            {words}
          </FieldAction>
        )
        return (
          <FileDrop take={mayEdit && toAdd === undefined ? uploads?.take : undefined}>
            <ul className={css.files}>
              {chosen.map((reference, index) => (
                <ChosenFile
                  key={keyOf(reference)}
                  reference={reference}
                  known={known[index]}
                  hasPicture={field.displayPreview}
                  index={index}
                  count={chosen.length}
                  open={openInDrawer}
                  onRemove={mayEdit ? () => change(chosen.toSpliced(index, 1)) : undefined}
                  onMove={mayEdit && field.isSortable ? move : undefined}
                >
                  {mayEdit &&
                    !field.hasMany &&
                    picker(
                      text('field.upload.replace'),
                      text('field.upload.replaceNamed', { name: label }),
                    )}
                </ChosenFile>
              ))}
            </ul>
            {mayEdit && hasRoom && (
              <>
                <DocumentPicker
                  {...control}
                  field={field}
                  locale={form.locale}
                  multiple={false}
                  chosen={[]}
                  known={[]}
                  placeholder={control.placeholder ?? text('field.upload.choose')}
                  onChange={([added]) => added && change(withAdded(field, chosen, added))}
                />
                <div className={css.actions}>
                  {picker(text('field.upload.browse'), `${text('field.upload.browse')} ${label}`)}
                  {uploads && <UploadButton {...uploads} name={label} />}
                  {uploads?.fromUrl && (
                    <FromUrl
                      slug={uploads.fromUrl.slug}
                      name={label}
                      onFetched={uploads.fromUrl.take}
                    />
                  )}
                </div>
              </>
            )}
            {mayEdit && <PickerDrawer picker={documentPicker.actor} field={field} path={path} />}
            {field.hasMany && <VisuallyHidden role="status">{said}</VisuallyHidden>}
          </FileDrop>
        )
      }}
    </ValueFrame>
  )
}
