import type { ComponentProps } from 'react'
import { useRef } from 'react'
import type { DocumentId } from '#contracts/documents'
import type { UploadField as Field } from '#contracts/fields'
import type { Reference } from '../../client/summaries.ts'
import { useDocumentDrawer } from '../../kit/drawers.ts'
import { later } from '../../kit/later.tsx'
import { RecordTexts } from '../../kit/record-texts.tsx'
import { spokenName } from '../../kit/spoken-name.ts'
import { useText } from '../../kit/text.tsx'
import { PickerDrawer } from '../document-picker/PickerDrawer.tsx'
import { useDocumentPicker } from '../document-picker/use-document-picker.ts'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { FieldAction } from '../kit/FieldAction.tsx'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { referencesIn, valueFrom, withAdded } from '../references/references.ts'
import { DocumentPicker } from '../relationship/DocumentPicker.tsx'
import { refusals } from '../rows/refusals.ts'
import { SeoImageAid } from '../seo/SeoAid.tsx'
import { isSeoImage } from '../seo/seo-fields.ts'
import { ChosenFiles } from './ChosenFiles.tsx'
import { FromUrl } from './from-url/FromUrl.tsx'
import { UploadButton } from './UploadButton.tsx'
import css from './UploadField.module.css'
import type { Uploads } from './use-uploads.ts'
import { useUploads } from './use-uploads.ts'

const FieldFiles = later(async () => {
  const { FieldFiles: Loaded } = await import('./arriving/FieldFiles.tsx')
  return (props: ComponentProps<typeof Loaded>) => (
    <RecordTexts>
      <Loaded {...props} />
    </RecordTexts>
  )
})

/** Files from an upload collection: what was chosen is shown, and more can be chosen where there is room. */
export function UploadField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const chosen = referencesIn(field, value)
  const change = (references: readonly Reference[]) => edit(valueFrom(field, references))
  const openInDrawer = useDocumentDrawer((slug: string, id: DocumentId) =>
    change(withAdded(field, chosen, { slug, id })),
  )
  const documentPicker = useDocumentPicker(field, chosen, change)
  const uploads = useUploads(field, openInDrawer)
  const zone = useRef<HTMLDivElement>(null)

  const { toAdd } = refusals(text, field.hasMany ? chosen.length : 0, field)
  const hasRoom = field.hasMany ? toAdd === undefined : chosen.length === 0
  const label = field.label ?? field.name
  const picker = (words: string, name: string) => (
    <FieldAction aria-label={spokenName(words, name)} onClick={documentPicker.open}>
      {words}
    </FieldAction>
  )
  const replace = picker(
    text('field.upload.replace'),
    text('field.upload.replaceNamed', { name: label }),
  )
  const browse = text('field.upload.browse')
  return (
    <ValueFrame
      form={form}
      field={field}
      path={path}
      below={isSeoImage(field) && <SeoImageAid form={form} field={field} path={path} />}
    >
      {(control) => {
        const mayEdit = !control.readOnly
        return (
          <div ref={zone} className={css.root}>
            <ChosenFiles
              field={field}
              chosen={chosen}
              locale={form.locale}
              open={openInDrawer}
              change={mayEdit ? change : undefined}
            >
              {mayEdit && !field.hasMany && replace}
            </ChosenFiles>
            <FieldFiles
              {...{ form, field, path, zone }}
              chosen={chosen.length}
              isEditable={mayEdit}
            />
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
                  {picker(browse, `${browse} ${label}`)}
                  {uploads && <UploadButtons uploads={uploads} name={label} />}
                </div>
              </>
            )}
            {mayEdit && <PickerDrawer picker={documentPicker.actor} field={field} path={path} />}
          </div>
        )
      }}
    </ValueFrame>
  )
}

/** New files: of this computer, and of an address. */
const UploadButtons = ({ uploads, name }: { uploads: Uploads; name: string }) => (
  <>
    <UploadButton {...uploads} name={name} />
    {uploads.fromUrl && (
      <FromUrl slug={uploads.fromUrl.slug} name={name} onFetched={uploads.fromUrl.take} />
    )}
  </>
)
