import type { UploadField as Field } from '#config-schema'
import { useSummaries } from '../../client/titles.ts'
import { useText } from '../../kit/text.ts'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { DocumentPicker } from '../relationship/DocumentPicker.tsx'
import { keyOf, referencesIn, valueFrom } from '../relationship/references.ts'
import { ChosenFile } from './ChosenFile.tsx'

/** Files from an upload collection: what was chosen is shown, and more can be chosen where there is room. */
export function UploadField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const chosen = referencesIn(field, value)
  const known = useSummaries(chosen, form.locale)
  const hasRoom = field.hasMany || chosen.length === 0
  return (
    <ValueFrame form={form} field={field} path={path}>
      {(control) => (
        <>
          {chosen.map((reference, index) => (
            <ChosenFile
              key={keyOf(reference)}
              reference={reference}
              known={known[index]}
              onRemove={
                control.readOnly
                  ? undefined
                  : () => edit(valueFrom(field, chosen.toSpliced(index, 1)))
              }
            />
          ))}
          {hasRoom && (
            <DocumentPicker
              {...control}
              relationTo={field.relationTo}
              locale={form.locale}
              multiple={false}
              chosen={[]}
              known={[]}
              placeholder={control.placeholder ?? text('field.upload.choose')}
              onChange={(added) => edit(valueFrom(field, [...chosen, ...added]))}
            />
          )}
        </>
      )}
    </ValueFrame>
  )
}
